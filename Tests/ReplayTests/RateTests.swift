import Canvas
import Testing

@testable import Workbench
@testable import playground

/// spec: command-line, replay: `--rate` changes the times of frames, not the states.
@Suite struct `Replay rates` {
  @Test(arguments: ReplayFixture.names)
  func `replays at different rates agree at shared times, in actions and in the end`(name: String)
    throws
  {
    let log = try ReplayFixture(name).log
    let runs = try [30.0, 60, 120, 1000].map { rate in
      // The slower rates share each tenth of a second with the fastest one.
      try ReplayRun(log, rate: rate) { rate < 1000 || $0.nanoseconds % 100_000_000 == 0 }
    }
    var count = 0
    for (index, run) in runs.enumerated() {
      for other in runs[(index + 1)...] {
        for (time, state) in run.states {
          guard let shown = other.states[time] else { continue }
          count += 1
          #expect(shown == state, "\(name) at \(time.seconds) s: \(shown.text), not \(state.text)")
        }
      }
    }
    #expect(count > 0)
    #expect(runs.allSatisfy { $0.end == runs[0].end && $0.actions == runs[0].actions })
  }

  @Test(arguments: ReplayFixture.names)
  func `two replays of a log write the same trace`(name: String) throws {
    let log = try ReplayFixture(name).log
    let trace = try ReplayRun.trace(of: log, rate: 60)
    #expect(!trace.isEmpty)
    #expect(try ReplayRun.trace(of: log, rate: 60) == trace)
  }

  @Test func `two replays at a fractional rate write the same trace`() throws {
    let log = try ReplayFixture("trio-a-captured-pointer-belongs-to-one-control").log
    #expect(try ReplayRun.trace(of: log, rate: 59.94) == ReplayRun.trace(of: log, rate: 59.94))
  }
}
