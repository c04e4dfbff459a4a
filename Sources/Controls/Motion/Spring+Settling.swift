#if canImport(Glibc)
  import Glibc
#endif

extension Spring {
  /// Seconds after which value and velocity stay within a thousandth of the distance and a hundredth
  /// of the distance a second: the motion is over and the value may be put on its target.
  ///
  /// The bound is that of the envelope, so what has settled never unsettles, whatever the times at
  /// which it is looked at. spec: rendering, 4.5
  func settlingTime(from start: State, to target: Double) -> Double {
    let offset = start.value - target
    // A kick without a distance is judged by the distance it is going to cover.
    let distance = offset != 0 ? abs(offset) : abs(start.velocity) / angularFrequency
    let tolerance = distance * min(0.001, 0.01 / angularFrequency)
    if tolerance == 0 { return 0 }
    if dampingRatio < 1 {
      let friction = dampingRatio * angularFrequency
      let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let swing = (start.velocity + friction * offset) / damped
      // The velocity's envelope is this one times the angular frequency.
      let amplitude = (offset * offset + swing * swing).squareRoot()
      return max(0, log(amplitude / tolerance) / friction)
    }
    return overdampedSettlingTime(offset: offset, velocity: start.velocity, tolerance: tolerance)
  }

  private func overdampedSettlingTime(
    offset: Double, velocity: Double, tolerance: Double
  ) -> Double {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let decay = angularFrequency * (dampingRatio - root)
    // |x| <= (|x0| + |v0 + omega zeta x0| t) e^(-decay t) holds for every ratio from 1 upwards.
    let pull = abs(velocity) + angularFrequency * dampingRatio * abs(offset)
    func isWithin(_ time: Double) -> Bool {
      (abs(offset) + pull * time) * exp(-decay * time) <= tolerance
    }
    // The bound falls for good once it has passed its only maximum, at or before 1 / decay.
    var low = 1 / decay
    var high = low
    while !isWithin(high) { high *= 2 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isWithin(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
