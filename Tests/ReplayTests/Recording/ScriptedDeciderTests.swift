import Canvas
import Support
import Testing

@testable import Workbench

/// spec: docs/spec/command-line.md#fuller-set/owner: the owner of the controls in a log.
@Suite struct `Owner setting of a log` {
  private func log(_ header: String, _ lines: String...) throws -> InputLog {
    try InputLog(header: header, lines)
  }

  nonisolated private static let press = #"{"t": 0.05, "event": "press", "x": 28, "y": 31}"#
  nonisolated private static let release = #"{"t": 0.1, "event": "release", "x": 28, "y": 31}"#

  private func actions(_ log: InputLog, rate: Double = 60) throws -> [String] {
    try ReplayRun(log, rate: rate).actions.map { $0["action"]?.string ?? "" }
  }

  @Test func `no proposal is made if the owner accepts`() throws {
    for owner in ["", #", "owner": "accepts""#, #", "owner": null"#] {
      let told = try actions(log(#""scene": "switch"\#(owner)"#, Self.press, Self.release))
      #expect(told == ["valueChanged", "haptic"], "\(owner)")
    }
  }

  @Test(arguments: ["\"maybe\"", "-1", "1001", "true", "[1]", "1e400"])
  func `an unknown owner setting is rejected`(owner: String) {
    let failure = #expect(throws: Failure.self) {
      try log(#""scene": "switch", "owner": \#(owner)"#)
    }
    #expect(failure?.code == .badInput && failure?.message.hasPrefix("line 1: ") == true)
  }

  /// The answer comes at its own time, at any frame rate.
  @Test(arguments: [3.0, 30, 60, 1000])
  func `the owner answers between frames at any rate`(rate: Double) throws {
    let log = try log(
      #""scene": "switch", "owner": 0.5"#, Self.press, Self.release,
      #"{"t": 0.61, "event": "press", "x": 28, "y": 31}"#,
      #"{"t": 0.65, "event": "release", "x": 28, "y": 31}"#)
    // The second tap is after the answer to the first, so it is accepted.
    let tap = ["proposed", "valueChanged", "haptic"]
    #expect(try actions(log, rate: rate) == tap + tap)
  }

  @Test func `the replay waits for an answer for at most five seconds`() throws {
    let slow = try log(
      #""scene": "slider", "owner": 2"#, #"{"t": 0, "event": "key", "key": "tab"}"#,
      #"{"t": 0.1, "event": "key", "key": "right"}"#)
    #expect(try actions(slow, rate: 10).contains("valueChanged"))
    let never = try ReplayRun(
      log(#""scene": "switch", "owner": 900"#, Self.press, Self.release), rate: 10)
    #expect(never.actions.count == 1 && never.times.last == Instant(seconds: 5.1))
  }

  @Test func `the owner does not answer a proposal that a set event ended`() throws {
    let log = try log(
      #""scene": "switch", "owner": 0.5"#, Self.press, Self.release,
      #"{"t": 0.3, "event": "set", "property": "isOn", "value": false}"#,
      #"{"t": 0.4, "event": "press", "x": 28, "y": 31}"#,
      #"{"t": 0.45, "event": "release", "x": 28, "y": 31}"#)
    let states = try ReplayRun(log, rate: 100).states
    for (seconds, isOn) in [(0.7, false), (0.95, true)] {
      let state = states.first { abs($0.key.seconds - seconds) < 1e-9 }?.value["switch"]
      #expect(state?["isOn"] == .bool(isOn))
    }
    #expect(try actions(log) == ["proposed", "proposed", "valueChanged", "haptic"])
  }

  @Test func `the owner setting applies to every control of a page`() throws {
    let log = try log(
      #""scene": "trio", "owner": "refuses""#,
      #"{"t": 0.05, "event": "press", "x": 240, "y": 306}"#,
      #"{"t": 0.1, "event": "release", "x": 240, "y": 306}"#)
    #expect(try actions(log) == ["proposed", "refused"])
  }
}
