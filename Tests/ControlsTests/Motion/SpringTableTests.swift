import Controls
import Testing

/// spec: rendering, 4.1 to 4.3: springs against values computed to 40 digits.
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

  @Test(arguments: [0.15, 0.2, 0.25, 0.3])
  func `a damping ratio of 0.75 crosses and peaks at the computed times`(response: Double) {
    let spring = Spring(response: response, dampingRatio: 0.75)
    // spec: rendering, 4.3
    let crossing = spring.state(at: 0.58203 * response, from: rest, to: 1)
    #expect(isClose(crossing.value, 1, within: 5e-5))
    let peak = spring.state(at: 0.75593 * response, from: rest, to: 1)
    #expect(isClose(peak.value, 1.02837544) && isClose(peak.velocity * response, 0, within: 1e-3))
  }

  @Test func `motion scales with its distance and moves with its start, and begins there`() throws {
    let spring = try spring("0.3_0.75")
    let far = spring.state(at: 0.1, from: Spring.State(value: 40, velocity: 0), to: -60)
    let unit = spring.state(at: 0.1, from: rest, to: 1)
    #expect(isClose(far.value, 40 - 100 * unit.value))
    #expect(isClose(far.velocity, -100 * unit.velocity))
    let start = Spring.State(value: 3, velocity: 7)
    #expect(spring.state(at: 0, from: start, to: 1) == start)
    #expect(spring.state(at: -1, from: start, to: 1) == start)
  }
}
