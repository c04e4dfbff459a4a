import Canvas
import Controls

/// Extreme numbers in the libraries: nothing traps, and nothing takes long.
enum NumbersEntry {
  /// The bytes are a seed and changes of its numbers, for drawing and for motion.
  static func handle(_ bytes: [UInt8]) throws {
    let numbers = ExtremeNumbers(bytes)
    var drawing = NumberDrawing(numbers: numbers)
    try drawing.run()
    var motion = NumberMotion(numbers: numbers)
    try motion.run()
  }
}

/// Animations stay within bounds.
private struct NumberMotion {
  var numbers: ExtremeNumbers

  mutating func run() throws {
    let spring = Spring(response: numbers.number(0.1...1), dampingRatio: numbers.number(0...2))
    let start = Spring.State(value: numbers.number(0...1), velocity: numbers.number(-9...9))
    let (time, target) = (numbers.number(0...2), numbers.number(0...1))
    let state = spring.state(at: time, from: start, to: target)
    try check(state, of: spring, from: start, to: target)
    _ = (spring.stiffness, spring.damping)

    var animated = Animated(numbers.number(0...1))
    var transition = Transition(numbers.number(0...1))
    for _ in 0..<3 {
      let time = Instant(seconds: numbers.number(0...2))
      animated.animate(to: numbers.number(0...1), with: spring, at: time)
      let ends = numbers.numbers(4)
      let curve = TimingCurve(ends[0], ends[1], ends[2], ends[3])
      transition.animate(
        to: numbers.number(0...1), duration: numbers.number(0...1), curve: curve, at: time)
      let later = time.advanced(by: numbers.number(0...1))
      let state = animated.state(at: later)
      let isThere = isSame(state.value, animated.target) && state.velocity == 0
      try require(!animated.isSettled(at: later) || isThere, "settled at \(state)")
      try check(transition, ends, at: later)
    }
    animated.set(numbers.number(0...1))
  }

  private func isSame(_ one: Double, _ other: Double) -> Bool {
    one == other || one.isNaN && other.isNaN
  }

  /// A damped spring only loses energy, which limits its distance and velocity.
  private func check(
    _ state: Spring.State, of spring: Spring, from start: Spring.State, to target: Double
  ) throws {
    let isLost = state.value.isNaN && !start.value.isNaN && target.isFinite
    try require(!isLost, "no number: \(state)")
    guard (1e-6...1e7).contains(spring.response), (0...1e7).contains(spring.dampingRatio),
      [start.value, start.velocity, target].allSatisfy({ $0.magnitude < 1e7 })
    else { return }
    func energy(_ state: Spring.State) -> Double {
      let distance = state.value - target
      let velocity = state.velocity * spring.response / (2 * .pi)
      return (distance * distance + velocity * velocity).squareRoot()
    }
    try require(
      energy(state) <= energy(start) * (1 + 1e-6) + 1e-6,
      "\(spring) from \(start) to \(target) has gained energy: \(state)")
  }

  private func check(_ transition: Transition, _ ends: [Double], at time: Instant) throws {
    let value = transition.value(at: time)
    if transition.isSettled(at: time) {
      return try require(isSame(value, transition.target), "\(transition) settled at \(value)")
    }
    let (start, target) = (transition.start, transition.target)
    guard ends.allSatisfy((0...1).contains), start.magnitude < 1e9, target.magnitude < 1e9
    else { return }
    let slack = 1e-9 * max(1, abs(start - target))
    let range = min(start, target) - slack...max(start, target) + slack
    try require(range.contains(value), "\(transition) is at \(value)")
  }
}
