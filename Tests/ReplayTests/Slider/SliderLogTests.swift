import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: command-line, the fuller set: the trace of a slider.
@Suite struct `Slider in a log` {
  private func log(_ options: String, _ events: String...) throws -> InputLog {
    try InputLog(header: #""scene": "slider", "options": {"# + options + "}", events)
  }

  @Test func `the trace has the fraction and the tick`() throws {
    let run = try ReplayRun(
      try log(
        #""min": 1, "max": 100, "value": 10, "valueScale": "logarithmic", "ticks": 3, "#
          + #""scrollWheel": "always""#,
        #"{"t": 0.1, "event": "scroll", "x": 100, "y": 38, "dx": 0, "dy": -1}"#), rate: 60)
    let first = run.states[Instant(seconds: 0)]?["slider"]
    #expect(first?["fraction"]?.number == 0.5 && first?["tick"]?.number == 1)
    let end = run.end["slider"]
    #expect(abs((end?["fraction"]?.number ?? 0) - 0.52) < 1e-9 && end?["tick"] == .null)
    #expect(run.actionNames == ["editingBegan", "valueChanged", "editingEnded"])
  }

  @Test func `the trace has the position of a vertical thumb`() throws {
    let run = try ReplayRun(
      try log(#""value": 0.25, "orientation": "vertical""#, #"{"t": 0.1, "event": "leave"}"#),
      rate: 60)
    #expect(run.end["slider"]?["thumbX"]?.number == 22)
    #expect(run.end["slider"]?["thumbY"]?.number == 143)
  }
}

/// spec: command-line, the fuller set: options of a slider for `snapshot`, and their errors.
@Suite struct `Slider options of snapshot` {
  private func slider(_ arguments: String) throws -> Slider {
    let options = try SemanticsCommand<Playground>.parse(["slider"] + arguments.words)
    return try #require(try options.shown().control as? Slider)
  }

  @Test func `a slider has its defaults, and a logarithmic one 10 between 1 and 100`() throws {
    let plain = try slider("")
    #expect(plain.ticks == nil && plain.neutralValue == nil && plain.enabledRange == nil)
    #expect(plain.style == .default && plain.orientation == .horizontal)
    let slider = try slider("--min 1 --max 100 --value-scale logarithmic")
    #expect(slider.value == 10 && slider.state.fraction == 0.5)
  }

  @Test func `a slider has ticks without labels, or is upright and 44 pt wide`() throws {
    #expect(try slider("--ticks 2 --tick-labels A,B --no-labels").ticks == .count(2))
    let options = try SemanticsCommand<Playground>.parse(["slider", "--orientation", "vertical"])
    #expect(try options.shown().size == Size(76, 232))
  }

  @Test(arguments: [
    ("--range 5,5", "--range must be two different numbers, the lower one first."),
    ("--range 5,4", "--range must be"), ("--min 5 --max 5", "--min must be below max"),
    ("--ticks 0", "--ticks"), ("--ticks 1001", "--ticks"),
    ("--ticks-only", "--ticks-only needs ticks"),
    ("--ticks 2 --tick-labels A,B,C", "--tick-labels has 3 labels for 2"),
    ("--neutral 2", "--neutral 2.0"), ("--enabled-range 2,3", "--enabled-range"),
    ("--enabled-range 0.7,0.2", "enabled-range"), ("--enabled-range 1", "enabled-range"),
    ("--value-scale logarithmic", "same side of 0"), ("--orientation up", "orientation"),
    ("--min-symbol nothing", "min-symbol"), ("--track-tint red", "track-tint"),
  ])
  func `an invalid option is rejected with its reason`(arguments: String, words: String) throws {
    let refusal = try #require(refusal { _ = try slider(arguments) })
    #expect(refusal.message.contains(words), "\(refusal)")
  }
}
