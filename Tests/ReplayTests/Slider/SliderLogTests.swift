import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: command-line, the fuller set: options of a slider in a log, `set`, and the trace.
@Suite struct `Slider in a log` {
  private func log(_ options: String, _ events: String...) throws -> InputLog {
    try InputLog(header: #""scene": "slider", "options": {"# + options + "}", events)
  }

  /// A slider with options, after properties have been set by events.
  private func slider(
    _ options: String, setting values: KeyValuePairs<String, String> = [:]
  ) throws -> Slider {
    let target = SceneReplica(try log(options).header)
    for (property, value) in values {
      let line = #"{"t": 0.1, "event": "set", "property": "\#(property)", "value": \#(value)}"#
      try target.perform(InputLogEvent(JSON(parsing: line), place: "line 2"))
    }
    return try #require(target.controls.first as? Slider)
  }

  private static let every =
    #""min": 0, "max": 10, "value": 4, "ticks": 5, "tickLabels": ["A", "", "C"], "#
    + #""ticksOnly": true, "neutralValue": 5, "enabledRange": [1, 9], "thumbless": true, "#
    + #""orientation": "vertical", "valueScale": "linear", "trackTint": "FF0000", "#
    + #""maxTrackTint": "00FF00", "thumbTint": "0000FF", "minSymbol": "sun.min", "#
    + #""maxSymbol": "sun.max", "snap": "magnetic", "defaultValue": 2, "trackPress": "page", "showsValue": true"#

  private func check(_ slider: Slider) {
    slider.expectOptions()
    #expect(slider.showsValue && slider.snap == .magnetic)
    #expect(slider.defaultValue == 2 && slider.trackPress == .page)
  }

  @Test func `a slider has every option of the header`() throws {
    check(try slider(Self.every))
  }

  @Test func `a set event reaches every option of a slider`() throws {
    check(
      try slider(
        "",
        setting: [
          "max": "10", "min": "0", "tickLabels": #"["A", "", "C"]"#, "ticks": "5",
          "ticksOnly": "true", "neutralValue": "5", "enabledRange": "[1, 9]", "thumbless": "true",
          "orientation": #""vertical""#, "valueScale": #""linear""#, "trackTint": #""FF0000""#,
          "maxTrackTint": #""00FF00""#, "thumbTint": #""0000FF""#, "minSymbol": #""sun.min""#,
          "maxSymbol": #""sun.max""#, "snap": #""magnetic""#, "showsValue": "true",
          "defaultValue": "2", "trackPress": #""page""#, "value": "4",
        ]))
  }

  @Test func `setting null restores the default`() throws {
    let slider = try slider(
      Self.every,
      setting: [
        "ticks": "null", "neutralValue": "null", "enabledRange": "null", "trackTint": "null",
        "minSymbol": "null", "defaultValue": "null",
      ])
    #expect(slider.ticks == nil && slider.neutralValue == nil && slider.enabledRange == nil)
    #expect(slider.minimumTrackTintColor == nil && slider.minimumValueImage == nil)
    #expect(slider.defaultValue == nil)
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
    #expect(abs((end?["fraction"]?.number ?? 0) - 0.52) < 1e-9)
    #expect(end?["tick"] == .null)
    #expect(
      run.actions.compactMap { $0["action"]?.string } == [
        "editingBegan", "valueChanged", "editingEnded",
      ])
  }

  @Test func `a double click restores the default value`() throws {
    let run = try ReplayRun(
      try log(
        #""value": 0.5, "defaultValue": 0.25"#, #"{"t": 0.1, "event": "press", "x": 116, "y": 38}"#,
        #"{"t": 0.15, "event": "release", "x": 116, "y": 38}"#,
        #"{"t": 0.3, "event": "press", "x": 116, "y": 38}"#,
        #"{"t": 0.35, "event": "release", "x": 116, "y": 38}"#), rate: 60)
    #expect(run.end["slider"]?["value"]?.number == 0.25)
  }

  @Test func `the trace has the position of a vertical thumb`() throws {
    let run = try ReplayRun(
      try log(#""value": 0.25, "orientation": "vertical""#, #"{"t": 0.1, "event": "leave"}"#),
      rate: 60)
    #expect(run.end["slider"]?["thumbX"]?.number == 22)
    #expect(run.end["slider"]?["thumbY"]?.number == 143)
  }
}

extension Slider {
  /// Expects the options that the command line and logs share.
  func expectOptions() {
    #expect(ticks == .count(5, labels: ["A", "", "C"]))
    #expect(allowsTickValuesOnly && value == 5)
    #expect(neutralValue == 5 && enabledRange == 1...9)
    #expect(style == .thumbless && orientation == .vertical)
    #expect(minimumTrackTintColor == Color(hex: 0xFF0000))
    #expect(maximumTrackTintColor == Color(hex: 0x00FF00))
    #expect(thumbTintColor == Color(hex: 0x0000FF))
    #expect(minimumValueImage == .symbol(.sunMin) && maximumValueImage == .symbol(.sunMax))
  }
}

/// spec: command-line, the fuller set: options of a slider for `snapshot`, and their errors.
@Suite struct `Slider options of snapshot` {
  private func slider(_ arguments: String) throws -> Slider {
    let options = try SemanticsCommand<Playground>.parse(["slider"] + arguments.words)
    return try #require(try options.shown().control as? Slider)
  }

  private func failure(_ arguments: String) -> String? {
    do {
      _ = try slider(arguments)
      return nil
    } catch {
      return SemanticsCommand<Playground>.message(for: error)
    }
  }

  @Test func `options reach every property of a slider`() throws {
    let slider = try slider(
      "--min 0 --max 10 --value 4 --ticks 5 --tick-labels A,,C --ticks-only --neutral 5 "
        + "--enabled-range 1,9 --thumbless --orientation vertical --track-tint FF0000 "
        + "--max-track-tint 00FF00 --thumb-tint 0000FF --min-symbol sun.min --max-symbol sun.max")
    slider.expectOptions()
  }

  @Test func `a logarithmic scale has 10 in the middle of 1 to 100`() throws {
    let slider = try slider("--min 1 --max 100 --value-scale logarithmic")
    #expect(slider.value == 10 && slider.state.fraction == 0.5)
  }

  @Test func `a slider without options has its defaults`() throws {
    let plain = try slider("")
    #expect(plain.ticks == nil && plain.neutralValue == nil && plain.enabledRange == nil)
    #expect(plain.style == .default && plain.orientation == .horizontal)
  }

  @Test func `a vertical slider is 44 pt wide and as high as its width option`() throws {
    let options = try SemanticsCommand<Playground>.parse(["slider", "--orientation", "vertical"])
    #expect(try options.shown().size == Size(76, 232))
  }

  @Test func `no-labels removes the tick labels`() throws {
    #expect(try slider("--ticks 2 --tick-labels A,B --no-labels").ticks == .count(2))
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
  func `an invalid slider option is rejected with its reason`(arguments: String, words: String)
    throws
  {
    let message = try #require(failure(arguments))
    #expect(message.contains(words), "\(message)")
  }
}
