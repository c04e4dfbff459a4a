import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: command-line, "The range slider": actions and the trace.
@Suite struct `A range slider in a log` {
  private func log(_ options: String, _ events: String...) throws -> InputLog {
    try InputLog(header: #""scene": "range", "options": {"# + options + "}", events)
  }

  @Test func `is traced with both thumbs`() throws {
    let header = try log(#""low": 0.5, "high": 1"#).header
    let state = try #require(SceneReplica(header).controls.first).tracedState
    #expect(state["low"] == .number(0.5) && state["high"] == .number(1))
    #expect(state["lowX"] == .number(100) && state["highX"] == .number(186))
    #expect(state["grabbed"] == .null && state["focused"] == .null)
    #expect(state["enabled"] == .bool(true) && state["pending"] == .bool(false))
  }

  @Test func `is traced with the focused thumb`() throws {
    let tab = #"{"t": 0.1, "event": "key", "key": "tab"}"#
    #expect(try ReplayRun(log("", tab), rate: 60).end["range"]?["focused"] == .string("low"))
    let other = try ReplayRun(log("", tab, #"{"t": 0.2, "event": "key", "key": "tab"}"#), rate: 60)
    #expect(other.end["range"]?["focused"] == .string("high"))
  }

  @Test func `reports both values of a drag`() throws {
    let run = try ReplayRun(
      log(
        #""low": 0.25, "high": 0.75"#, #"{"t": 0.1, "event": "press", "x": 73, "y": 38}"#,
        #"{"t": 0.2, "event": "move", "x": 90.2, "y": 38}"#,
        #"{"t": 0.3, "event": "release", "x": 90.2, "y": 38}"#), rate: 60)
    #expect(run.states.values.contains { $0["range"]?["grabbed"] == .string("low") })
    #expect(run.end["range"]?["grabbed"] == .null)
    #expect(run.actionNames == ["editingBegan", "valueChanged", "editingEnded"])
    let change = run.actions[1]
    #expect(change["control"] == .string("range"))
    let values = (change["value"]?.values ?? []).compactMap(\.number)
    #expect(values.count == 2 && abs(values[0] - 0.35) < 1e-9 && values[1] == 0.75)
    #expect(abs((run.end["range"]?["lowX"]?.number ?? 0) - 74.2) < 1e-9)
  }

  @Test func `is traced while both thumbs are held`() throws {
    let run = try ReplayRun(
      log(#""dragsRange": true"#, #"{"t": 0.1, "event": "press", "x": 116, "y": 38}"#), rate: 60)
    #expect(run.end["range"]?["grabbed"] == .string("both"))
  }
}

/// spec: command-line, "The range slider": options of `snapshot`.
@Suite struct `Range slider options of snapshot` {
  private func slider(_ arguments: String) throws -> RangeSlider {
    let options = try SemanticsCommand<Playground>.parse(["range"] + arguments.words)
    return try #require(try options.shown().control as? RangeSlider)
  }

  @Test(arguments: [
    ("--neutral 0.5", "the track is filled between the thumbs"),
    ("--thumbless", "without thumbs, nothing would show which end of the fill a press moves"),
  ])
  func `an option that it cannot have is refused with reasons`(arguments: String, reason: String) {
    let refusal = refusal { _ = try slider(arguments) }
    #expect(refusal?.message.contains(" is not an option of a range slider: \(reason).") == true)
  }

  @Test func `a range slider without values has the middle half of its range`() throws {
    let options = ["", "--min 10 --max 30", "--min -5 --max -1", "--max 10 --low 3"]
    #expect(try options.map { try slider($0).range } == [0.25...0.75, 15...25, -4 ... -2, 3...7.5])
  }

  @Test func `a pressed part is a thumb`() throws {
    let options = [
      "", "--pressed", "--pressed low", "--pressed high", "--pressed high --direction rtl",
    ]
    let held = try options.map { try slider($0).behavior.heldThumbs }
    #expect(held == [[], [.lower], [.lower], [.upper], [.upper]])
  }

  @Test func `the box is as wide as its width option and 44 pt high`() throws {
    let options = try SemanticsCommand<Playground>.parse(["range"])
    #expect(try options.shown().size == Size(232, 76))
    let vertical = try SemanticsCommand<Playground>.parse(["range", "--orientation", "vertical"])
    #expect(try vertical.shown().size == Size(76, 232))
  }
}
