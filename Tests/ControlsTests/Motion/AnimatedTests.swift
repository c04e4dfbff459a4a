import Canvas
import Controls
import Testing

/// spec: docs/spec/rendering.md#4.2; docs/spec/rendering.md#4.5/settle: interruption and settling.
@Suite struct `Animated value` {
  struct Case: Sendable {
    var ratio: Double
    var response = 0.3
    /// From 0 to 1 unless said otherwise.
    var start = 0.0
    var velocity = 0.0
    /// The points that a value of 1 stands for.
    var unit = 1.0
    var spring: Spring { Spring(response: response, dampingRatio: ratio) }
  }

  nonisolated static let cases = [
    Case(ratio: 0.75), Case(ratio: 0.75, response: 0.15), Case(ratio: 0.2), Case(ratio: 1),
    Case(ratio: 1.8), Case(ratio: 0.75, velocity: 40), Case(ratio: 0.75, velocity: -40),
    Case(ratio: 1, velocity: 60), Case(ratio: 1, velocity: -60), Case(ratio: 1.8, velocity: 90),
    Case(ratio: 0.75, start: 0.999, velocity: 9), Case(ratio: 1, start: 0.9, velocity: 9),
    Case(ratio: 0.75, unit: 20), Case(ratio: 1, unit: 300), Case(ratio: 1.8, unit: 50),
    Case(ratio: 0.2, unit: 100), Case(ratio: 0.75, velocity: 40, unit: 100),
    Case(ratio: 1, start: 0.999, velocity: -3, unit: 200),
  ]

  private let begin = Instant(seconds: 5)

  /// A value with the state of a case, animating to 1, and the time at which it has that state.
  ///
  /// The velocity comes from another spring, interrupted when it has reached that velocity.
  private func animated(_ motion: Case) -> (Animated, Instant) {
    var animated = Animated(motion.start)
    if motion.velocity == 0 {
      animated.animate(to: 1, with: motion.spring, at: begin, pointsPerUnit: motion.unit)
      return (animated, begin)
    }
    // A microsecond of a pull from a distant target acts like a push.
    let push = Spring(response: 1, dampingRatio: 1)
    let distance = motion.velocity / (push.stiffness * 1e-6)
    animated.animate(to: motion.start + distance, with: push, at: begin)
    let time = begin.advanced(by: 1e-6)
    animated.animate(to: 1, with: motion.spring, at: time, pointsPerUnit: motion.unit)
    return (animated, time)
  }

  @Test func `stays where it is set`() {
    var animated = Animated(3)
    #expect(animated.isSettled(at: begin) && animated.value(at: begin) == 3)
    animated.set(4)
    #expect(animated.state(at: begin) == Spring.State(value: 4, velocity: 0))
  }

  @Test func `a new target keeps value and velocity`() {
    let spring = Spring(response: 0.3, dampingRatio: 0.75)
    var animated = Animated(0)
    animated.animate(to: 1, with: spring, at: begin)
    var time = begin
    for (index, target) in [0.0, 5, -2, 1, 1].enumerated() {
      time = time.advanced(by: 0.03 + Double(index) * 0.02)
      let before = animated.state(at: time)
      let other = Spring(response: index.isMultiple(of: 2) ? 0.15 : 0.4, dampingRatio: 0.9)
      animated.animate(to: target, with: other, at: time)
      #expect(animated.state(at: time) == before)
      let soon = animated.state(at: time.advanced(by: 1e-6))
      #expect(isClose(soon.value, before.value + before.velocity * 1e-6, within: 1e-7))
      #expect(animated.target == target)
    }
  }

  @Test(arguments: cases)
  func `settles within 1/64 pt of its target, then exactly on it, for good`(motion: Case) throws {
    let (animated, start) = animated(motion)
    let initial = animated.state(at: start)
    #expect(isClose(initial.value, motion.start, within: 1e-3))
    #expect(isClose(initial.velocity, motion.velocity, within: 1e-3))
    func time(_ step: Int) -> Instant { start.advanced(by: Double(step) * 0.00005) }
    let settled = try #require((0...80_000).first { animated.isSettled(at: time($0)) })
    for step in stride(from: settled, through: settled + 80_000, by: 20) {
      let isThere = animated.state(at: time(step)) == Spring.State(value: 1, velocity: 0)
      if !isThere || !animated.isSettled(at: time(step)) {
        Issue.record("not at rest after \(step) steps")
        return
      }
      // The motion from here on if it did not settle. spec: docs/spec/rendering.md#4.5/settle
      let state = motion.spring.state(at: Double(step) * 0.00005, from: initial, to: 1)
      if abs(state.value - 1) * motion.unit > 1.0 / 64 {
        Issue.record("settled at \(state)")
        return
      }
    }
  }

  /// ln(64 x distance x 1.51186) / (0.75 x 2 pi / 0.3), the time at which the envelope is 1/64 pt.
  @Test(arguments: [(0.5, 0.246_9), (1.0, 0.291_0), (20, 0.481_8), (200, 0.628_3), (4000, 0.819_1)])
  func `settles when its envelope is 1/64 pt`(way: Double, end: Double) {
    let spring = Spring(response: 0.3, dampingRatio: 0.75)
    var points = Animated(0)
    points.animate(to: way, with: spring, at: begin)
    var part = Animated(0)
    part.animate(to: 1, with: spring, at: begin, pointsPerUnit: way)
    for animated in [points, part] {
      #expect(!animated.isSettled(at: begin.advanced(by: end - 2e-4)))
      #expect(animated.isSettled(at: begin.advanced(by: end + 2e-4)))
    }
  }

  /// Invisible distances, for which the settling bound of a ratio above 1 is loose, no distance,
  /// and invalid springs.
  nonisolated static let still: [(response: Double, ratio: Double, way: Double)] = [
    (0.3, 0.75, 0.01), (0.3, 1, 0.0156), (0.3, 1.8, 0.005), (0.3, 0.75, 0), (0.3, -1e300, 5),
    (0.3, -2, 5), (0.3, .nan, 5), (0.3, 1e300, 5), (0.3, .infinity, 5), (0, 0, 5), (0, 0.75, 5),
    (0, 1, 5), (0, 2, 5), (-1, 0, 5), (-1, 0.75, 5), (-1, 1, 5), (-1, 2, 5), (.nan, 0, 5),
    (.nan, 0.75, 5), (.nan, 1, 5), (.nan, 2, 5), (.infinity, 0, 5), (.infinity, 0.75, 5),
    (.infinity, 1, 5), (.infinity, 2, 5),
  ]

  @Test(arguments: still)
  func `a spring with nothing to show is settled`(response: Double, ratio: Double, way: Double) {
    let spring = Spring(response: response, dampingRatio: ratio)
    var animated = Animated(0)
    animated.animate(to: way, with: spring, at: begin)
    #expect(animated.isSettled(at: begin) && animated.value(at: begin) == way)
    #expect(animated.value(at: begin.advanced(by: 0.1)) == way)
    let start = Spring.State(value: 0, velocity: 3)
    #expect(!spring.state(at: 1, from: start, to: way).value.isNaN)
  }

  @Test(arguments: [Double.nan, .infinity, 1e308])
  func `a spring with an unreachable target is settled`(target: Double) {
    for ratio in [0.75, 1, 1.5] {
      var animated = Animated(-1e308)
      animated.animate(to: target, with: Spring(response: 0.3, dampingRatio: ratio), at: .zero)
      #expect(animated.isSettled(at: Instant(seconds: 1e6)))
    }
  }
}

/// Springs against a numerical integration of x'' = -k (x - target) - c x'.
/// spec: docs/spec/rendering.md#4.2
@Suite struct `Springs: differential equation` {
  /// Classical Runge-Kutta in steps of 0.1 ms.
  private func integrate(
    _ spring: Spring, from start: Spring.State, to target: Double, steps: Int
  ) -> Spring.State {
    let (stiffness, damping) = (spring.stiffness, spring.damping)
    func slope(_ state: Spring.State) -> (Double, Double) {
      (state.velocity, -stiffness * (state.value - target) - damping * state.velocity)
    }
    func moved(_ state: Spring.State, _ slope: (Double, Double), _ time: Double) -> Spring.State {
      Spring.State(value: state.value + slope.0 * time, velocity: state.velocity + slope.1 * time)
    }
    let step = 1e-4
    var state = start
    for _ in 0..<steps {
      let first = slope(state)
      let second = slope(moved(state, first, step / 2))
      let third = slope(moved(state, second, step / 2))
      let fourth = slope(moved(state, third, step))
      state.value += step / 6 * (first.0 + 2 * second.0 + 2 * third.0 + fourth.0)
      state.velocity += step / 6 * (first.1 + 2 * second.1 + 2 * third.1 + fourth.1)
    }
    return state
  }

  @Test(
    arguments: [0.2, 0.75, 1, 1.2, 2, 4],
    [
      Spring.State(value: 0, velocity: 0), Spring.State(value: 0, velocity: -30),
      Spring.State(value: 1, velocity: 12),
    ])
  func `every damping ratio follows the equation`(ratio: Double, start: Spring.State) {
    let spring = Spring(response: 0.3, dampingRatio: ratio)
    for steps in [50, 400, 1500] {
      let expected = integrate(spring, from: start, to: 1, steps: steps)
      let state = spring.state(at: Double(steps) * 1e-4, from: start, to: 1)
      #expect(isClose(state.value, expected.value, within: 1e-7))
      #expect(isClose(state.velocity, expected.velocity, within: 1e-5))
    }
  }

  @Test func `the formulas agree near a damping ratio of 1`() {
    let start = Spring.State(value: 0, velocity: 3)
    for step in 1...50 {
      let time = Double(step) * 0.01
      let states = [1 - 1e-7, 1, 1 + 1e-7].map { ratio in
        Spring(response: 0.3, dampingRatio: ratio).state(at: time, from: start, to: 1)
      }
      #expect(isClose(states[0].value, states[1].value, within: 1e-6))
      #expect(isClose(states[2].value, states[1].value, within: 1e-6))
      #expect(isClose(states[0].velocity, states[1].velocity, within: 1e-5))
      #expect(isClose(states[2].velocity, states[1].velocity, within: 1e-5))
    }
  }

  private let rest = Spring.State(value: 0, velocity: 0)

  @Test func `motion scales with its distance and moves with its start, and begins there`() {
    let spring = Spring(response: 0.3, dampingRatio: 0.75)
    let far = spring.state(at: 0.1, from: Spring.State(value: 40, velocity: 0), to: -60)
    let unit = spring.state(at: 0.1, from: rest, to: 1)
    #expect(isClose(far.value, 40 - 100 * unit.value))
    #expect(isClose(far.velocity, -100 * unit.velocity))
    let start = Spring.State(value: 3, velocity: 7)
    #expect(spring.state(at: 0, from: start, to: 1) == start)
    #expect(spring.state(at: -1, from: start, to: 1) == start)
  }
}

/// spec: docs/spec/rendering.md#4.1; docs/spec/rendering.md#4.2; docs/spec/rendering.md#4.3:
/// springs against values computed to 40 digits.
@Suite struct `Springs: reference tables` {
  nonisolated static let names = [
    "0.3_0.75", "0.25_0.75", "0.2_0.75", "0.15_0.75", "0.3_1", "0.28_1",
  ]

  private let rest = Spring.State(value: 0, velocity: 0)

  private func spring(_ name: String) throws -> Spring {
    let parts = name.split(separator: "_").compactMap { Double($0) }
    try #require(parts.count == 2)
    return Spring(response: parts[0], dampingRatio: parts[1])
  }

  private func check(
    _ spring: Spring, from start: Spring.State, to target: Double,
    by samples: [MotionSamples.Sample]
  ) {
    for sample in samples {
      let state = spring.state(at: sample.time, from: start, to: target)
      #expect(isClose(state.value, sample.value, within: 1e-9), "at \(sample.time)")
      #expect(isClose(state.velocity, sample.derivative, within: 1e-9), "at \(sample.time)")
    }
  }

  @Test(arguments: names)
  func `value, velocity, stiffness and damping match the table`(name: String) throws {
    let (spring, tables) = (try spring(name), try MotionSamples())
    let samples = try tables.spring(name)
    #expect(samples.count == 41)
    check(spring, from: rest, to: 1, by: samples)
    let constants = try tables.constants(name)
    #expect(isClose(spring.angularFrequency, constants.omega, within: 1e-9))
    #expect(isClose(spring.stiffness, constants.stiffness, within: 1e-9))
    #expect(isClose(spring.damping, constants.damping, within: 1e-9))
  }

  @Test func `a reversal at 0.1 s and an initial velocity match the tables`() throws {
    let (spring, tables) = (try spring("0.3_0.75"), try MotionSamples())
    let turned = spring.state(at: 0.1, from: rest, to: 1)
    check(spring, from: turned, to: 0, by: try tables.table("reverse_at_0.1_0.3_0.75"))
    let pushed = Spring.State(value: 0, velocity: 5)
    check(spring, from: pushed, to: 1, by: try tables.table("v0_5_0.3_0.75"))
  }
}
