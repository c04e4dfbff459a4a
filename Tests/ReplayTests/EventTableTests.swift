import Canvas
import SpecTrait
import Testing

@testable import Workbench
@testable import playground

/// spec: rendering, 5.4 and 5.5: every row as a log, at several rates; command-line, replay.
@Suite struct `Event table logs` {
  @Test(
    .spec("segmented-p5", "segmented-p10", "segmented-p27", "hig-p62", "hig-p65"),
    arguments: ReplayFixture.names)
  func `a log replays the states, actions and end of its row at every rate`(name: String) throws {
    let fixture = try ReplayFixture(name)
    let samples = try fixture.samples
    let times = Set(samples.map(\.time))
    for rate in [30.0, 60, 120, 1000] {
      let run = try ReplayRun(fixture.log, rate: rate) { times.contains($0) }
      let isToldRight = JSON.array(run.actions).isClose(to: .array(fixture.actions), within: 1e-9)
      #expect(
        isToldRight,
        "\(name) at \(rate) Hz: \(run.actions.map(\.text)), not \(fixture.actions.map(\.text))")
      for control in fixture.end {
        let mismatch = ReplayRun.mismatch(
          of: run.end[control.key], with: control.value.members, within: 0)
        #expect(mismatch == nil, "\(name) at \(rate) Hz, the end of \(control.key)")
      }
      for sample in samples {
        guard let state = run.states[sample.time] else {
          // Every sample is at a whole millisecond.
          #expect(rate < 1000, "\(name): no frame at \(sample.time.seconds) s")
          continue
        }
        let mismatch = ReplayRun.mismatch(
          of: state[sample.control], with: sample.state, within: 1e-6)
        #expect(mismatch == nil, "\(name) at \(rate) Hz, \(sample.time.seconds) s")
      }
    }
  }
}
