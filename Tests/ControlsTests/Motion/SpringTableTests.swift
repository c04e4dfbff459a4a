import Controls
import Testing

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
