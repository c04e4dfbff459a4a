#if canImport(Glibc)
  import Glibc
#endif

extension Spring {
  /// pt: what is nearer than this to where it goes cannot be told from being there.
  /// spec: rendering, 4.5, Settle
  static let restingDistance = 1.0 / 64

  /// Seconds after which a value stays within a distance of its target: the motion is over and the
  /// value may be put there.
  ///
  /// The bound is that of the envelope, so what has settled never unsettles, whatever the times at
  /// which it is looked at. What is never damped gives infinity; what is no motion at all, or cannot
  /// be computed, 0.
  ///
  /// - Parameter tolerance: in the units of the value, above 0.
  func settlingTime(from start: State, to target: Double, within tolerance: Double) -> Double {
    let offset = start.value - target
    guard tolerance > 0, offset.isFinite, start.velocity.isFinite, angularFrequency.isFinite,
      angularFrequency > 0
    else { return 0 }
    if dampingRatio < 1 {
      let friction = dampingRatio * angularFrequency
      let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      guard damped > 0 else { return 0 }
      let swing = (start.velocity + friction * offset) / damped
      let amplitude = (offset * offset + swing * swing).squareRoot()
      if amplitude <= tolerance { return 0 }
      return friction > 0 ? log(amplitude / tolerance) / friction : .infinity
    }
    return overdampedSettlingTime(offset: offset, velocity: start.velocity, tolerance: tolerance)
  }

  private func overdampedSettlingTime(
    offset: Double, velocity: Double, tolerance: Double
  ) -> Double {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let decay = angularFrequency * (dampingRatio - root)
    guard decay.isFinite, decay > 0 else { return 0 }
    // |x| <= (|x0| + |v0 + omega zeta x0| t) e^(-decay t) holds for every ratio from 1 upwards.
    let pull = abs(velocity + angularFrequency * dampingRatio * offset)
    func isWithin(_ time: Double) -> Bool {
      (abs(offset) + pull * time) * exp(-decay * time) <= tolerance
    }
    // From its only maximum on the bound falls for good.
    var low = pull > 0 ? max(0, 1 / decay - abs(offset) / pull) : 0
    if isWithin(low) { return 0 }
    var high = max(low, 1 / decay)
    while !isWithin(high) {
      high *= 2
      if !high.isFinite { return 0 }
    }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isWithin(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
