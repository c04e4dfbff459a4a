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
    guard tolerance > 0 else { return 0 }
    if dampingRatio < 1 {
      let friction = dampingRatio * angularFrequency
      let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let swing = (start.velocity + friction * offset) / damped
      let amplitude = (offset * offset + swing * swing).squareRoot()
      // Neither holds for what is no number.
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
    // From its only maximum on the bound falls for good.
    var low = pull > 0 ? max(0, 1 / decay - abs(offset) / pull) : 0
    if isWithin(low) { return 0 }
    var high = max(low, 1 / decay)
    while !isWithin(high) {
      high *= 2
      guard high < .infinity else { return 0 }
    }
    // To less than a nanosecond.
    for _ in 0..<36 {
      let middle = (low + high) / 2
      if isWithin(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
