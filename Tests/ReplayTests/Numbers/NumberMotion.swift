import Canvas
import Controls

struct NumberMotion {
  private var numbers: ExtremeNumbers

  init(seed: UInt64) { numbers = ExtremeNumbers(seed: seed) }

  /// - Returns: A description of the fault. `nil` if there is none.
  mutating func run() -> String? {
    let spring = Spring(response: numbers.number(0.1...1), dampingRatio: numbers.number(0...2))
    let start = Spring.State(value: numbers.number(0...1), velocity: numbers.number(-9...9))
    let (time, target) = (numbers.number(0...2), numbers.number(0...1))
    let state = spring.state(at: time, from: start, to: target)
    if let fault = check(state, of: spring, from: start, to: target) { return fault }
    _ = (spring.stiffness, spring.damping)

    var animated = Animated(numbers.number(0...1))
    var transition = Transition(numbers.number(0...1))
    for _ in 0..<3 {
      let time = Instant(seconds: numbers.number(0...2))
      animated.animate(to: numbers.number(0...1), with: spring, at: time)
      let curve = TimingCurve(
        numbers.number(0...1), numbers.number(0...1), numbers.number(0...1), numbers.number(0...1))
      transition.animate(
        to: numbers.number(0...1), duration: numbers.number(0...1), curve: curve, at: time)
      let later = time.advanced(by: numbers.number(0...1))
      let state = animated.state(at: later)
      let isThere = isSame(state.value, animated.target) && state.velocity == 0
      if animated.isSettled(at: later) && !isThere { return "settled at \(state)" }
      if let fault = check(transition, curve, at: later) { return fault }
    }
    animated.set(numbers.number(0...1))
    return nil
  }

  private func isSame(_ one: Double, _ other: Double) -> Bool {
    one == other || one.isNaN && other.isNaN
  }

  /// A damped spring only loses energy, which limits its distance and velocity.
  private func check(
    _ state: Spring.State, of spring: Spring, from start: Spring.State, to target: Double
  ) -> String? {
    if state.value.isNaN && !start.value.isNaN && target.isFinite { return "no number: \(state)" }
    let usual = 1e-6...1e7
    guard usual.contains(spring.response), (0...1e7).contains(spring.dampingRatio),
      [start.value, start.velocity, target].allSatisfy({ $0.magnitude < 1e7 })
    else { return nil }
    func energy(_ state: Spring.State) -> Double {
      let distance = state.value - target
      let velocity = state.velocity * spring.response / (2 * .pi)
      return (distance * distance + velocity * velocity).squareRoot()
    }
    let (before, after) = (energy(start), energy(state))
    if after <= before * (1 + 1e-6) + 1e-6 { return nil }
    return "\(spring) from \(start) to \(target) has gained energy: \(state)"
  }

  private func check(_ transition: Transition, _ curve: TimingCurve, at time: Instant) -> String? {
    let value = transition.value(at: time)
    if transition.isSettled(at: time) {
      return isSame(value, transition.target) ? nil : "\(transition) settled at \(value)"
    }
    let part = 0.0...1
    guard [curve.x1, curve.y1, curve.x2, curve.y2].allSatisfy(part.contains),
      transition.start.magnitude < 1e9, transition.target.magnitude < 1e9
    else { return nil }
    let (low, high) = (
      min(transition.start, transition.target), max(transition.start, transition.target)
    )
    let slack = 1e-9 * max(1, high - low)
    return value >= low - slack && value <= high + slack ? nil : "\(transition) is at \(value)"
  }
}
