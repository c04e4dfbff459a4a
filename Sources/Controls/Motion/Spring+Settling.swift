import Glibc

extension Spring {
  /// Smaller distances are invisible, in points. spec: docs/spec/rendering.md#4.5/settle
  static let restingDistance = 1.0 / 64

  /// Seconds after which a value stays within a tolerance of its target.
  ///
  /// It is computed from the envelope, so a settled value stays settled. Undamped motion gives
  /// infinity; 0 if there is no motion or it cannot be computed.
  func settlingTime(from start: State, to target: Double, within tolerance: Double) -> Double {
    let offset = start.value - target
    guard tolerance > 0 else { return 0 }
    if dampingRatio < 1 {
      let friction = dampingRatio * angularFrequency
      let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let swing = (start.velocity + friction * offset) / damped
      let amplitude = (offset * offset + swing * swing).squareRoot()
      // Neither comparison holds for NaN.
      guard amplitude > tolerance else { return 0 }
      let time = log(amplitude / tolerance) / friction
      if time < .infinity { return time }
      return dampingRatio == 0 && damped > 0 ? time : 0
    }
    return overdampedSettlingTime(offset: offset, velocity: start.velocity, tolerance: tolerance)
  }

  private func overdampedSettlingTime(
    offset: Double, velocity: Double, tolerance: Double
  ) -> Double {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let decay = angularFrequency * (dampingRatio - root)
    guard decay > 0, decay < .infinity else { return 0 }
    // |x| <= (|x0| + |v0 + omega zeta x0| t) e^(-decay t) holds for every ratio from 1 upwards.
    let pull = abs(velocity + angularFrequency * dampingRatio * offset)
    func isWithin(_ time: Double) -> Bool {
      (abs(offset) + pull * time) * exp(-decay * time) <= tolerance
    }
    // From its only maximum on, the bound falls.
    var low = pull > 0 ? max(0, 1 / decay - abs(offset) / pull) : 0
    if isWithin(low) { return 0 }
    var high = max(low, 1 / decay)
    while !isWithin(high) {
      high *= 2
      guard high < .infinity else { return 0 }
    }
    // Precise to less than a nanosecond.
    for _ in 0..<36 {
      let middle = (low + high) / 2
      if isWithin(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
