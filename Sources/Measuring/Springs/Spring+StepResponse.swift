import Controls
import Glibc

extension Spring {
  /// The value and the velocity on the way from rest at 0 to 1, some seconds after the start.
  package func stepResponse(at time: Double) -> State {
    state(at: time, from: State(value: 0, velocity: 0), to: 1)
  }

  /// The part of the way by which a motion from rest passes its end.
  package var overshoot: Double {
    if dampingRatio >= 1 { return 0 }
    return exp(-.pi * dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot())
  }

  /// The overshoot, and the time after which the motion stays within 1 % of its way.
  package var summary: [String] {
    let settling = settlingTime(within: 0.01).text(places: 2)
    return ["Overshoot \((overshoot * 100).shortText(places: 1)) %", "settles in \(settling) s"]
  }

  /// Seconds after which the way from rest at 0 to 1 stays within a tolerance of its end, 0...1.
  ///
  /// Exact, unlike the time after which the envelope of the motion does. Infinite for a spring that
  /// never settles.
  package func settlingTime(within tolerance: Double) -> Double {
    let numbers = [response, dampingRatio, tolerance]
    guard numbers.allSatisfy({ $0 > 0 && $0 < .infinity }) else { return .infinity }
    func isOutside(_ time: Double) -> Bool { abs(stepResponse(at: time).value - 1) > tolerance }
    var (low, high) = (0.0, response)
    if dampingRatio < 1 {
      // The value turns after each half of the damped period, at powers of this fraction of the
      // way. After the last turn outside of the tolerance, it comes inside once.
      let root = (1 - dampingRatio * dampingRatio).squareRoot()
      let turns = (log(tolerance) * root / (-.pi * dampingRatio)).rounded(.up) - 1
      let half = response / 2 / root
      (low, high) = (max(0, turns) * half, (max(0, turns) + 1) * half)
    } else {
      while isOutside(high), high < .infinity { (low, high) = (high, 2 * high) }
    }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if isOutside(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// A bound of the acceleration of the step response from a time on, per squared second.
  func accelerationBound(from time: Double) -> Double {
    let omega = angularFrequency
    if dampingRatio < 1 {
      let friction = dampingRatio * omega
      let damped = omega * (1 - dampingRatio * dampingRatio).squareRoot()
      return omega * omega * exp(-friction * time) * (1 + friction * min(time, 1 / damped))
    }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (omega / (dampingRatio + root), omega * (dampingRatio + root))
    let apart = (slow * exp(-slow * time) + fast * exp(-fast * time)) / (fast - slow)
    return omega * omega * min((1 + slow * time) * exp(-slow * time), apart)
  }
}
