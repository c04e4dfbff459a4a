import Controls
import Testing

/// Springs against a numerical integration of x'' = -k (x - target) - c x'. spec: rendering, 4.2
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
      Spring.State(
        value: state.value + slope.0 * time, velocity: state.velocity + slope.1 * time)
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
}
