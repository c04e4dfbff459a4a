import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// spec: command-line, the fuller set: options of a slider in a log, `set`, and the trace.
@Suite struct `Slider in a log` {
  private func log(_ options: String, _ events: String...) throws -> InputLog {
    try InputLog(header: #""scene": "slider", "options": {"# + options + "}", events)
  }

  private func slider(_ options: String, _ events: String...) throws -> Slider {
    let target = SceneReplica(try log(options).header)
    for event in events { try target.perform(InputLogEvent(JSON(parsing: event), place: "line 2")) }
    return try #require(target.controls.first as? Slider)
  }

  private static let every =
    #""min": 0, "max": 10, "value": 4, "ticks": 5, "tickLabels": ["A", "", "C"], "#
    + #""ticksOnly": true, "neutralValue": 5, "enabledRange": [1, 9], "thumbless": true, "#
    + #""orientation": "vertical", "valueScale": "linear", "trackTint": "FF0000", "#
    + #""maxTrackTint": "00FF00", "thumbTint": "0000FF", "minSymbol": "sun.min", "#
    + #""maxSymbol": "sun.max", "snap": "magnetic", "defaultValue": 2, "trackPress": "page", "showsValue": true"#

  private func check(_ slider: Slider) {
    #expect(slider.ticks == .count(5, labels: ["A", "", "C"]))
    #expect(slider.allowsTickValuesOnly && slider.value == 5)
    #expect(slider.neutralValue == 5 && slider.enabledRange == 1...9)
    #expect(slider.style == .thumbless && slider.orientation == .vertical)
    #expect(slider.minimumTrackTintColor == Color(hex: 0xFF0000))
    #expect(slider.maximumTrackTintColor == Color(hex: 0x00FF00))
    #expect(slider.thumbTintColor == Color(hex: 0x0000FF))
    #expect(
      slider.minimumValueImage == .symbol(.sunMin) && slider.maximumValueImage == .symbol(.sunMax))
    #expect(slider.showsValue && slider.snap == .magnetic)
    #expect(slider.defaultValue == 2 && slider.trackPress == .page)
  }

  @Test func `a slider has every option of the header`() throws {
    check(try slider(Self.every))
  }

  @Test func `a set event reaches every option of a slider`() throws {
    let values = [
      ("max", "10"), ("min", "0"), ("tickLabels", #"["A", "", "C"]"#), ("ticks", "5"),
      ("ticksOnly", "true"), ("neutralValue", "5"), ("enabledRange", "[1, 9]"),
      ("thumbless", "true"), ("orientation", #""vertical""#), ("valueScale", #""linear""#),
      ("trackTint", #""FF0000""#), ("maxTrackTint", #""00FF00""#), ("thumbTint", #""0000FF""#),
      ("minSymbol", #""sun.min""#), ("maxSymbol", #""sun.max""#), ("snap", #""magnetic""#),
      ("showsValue", "true"), ("defaultValue", "2"), ("trackPress", #""page""#), ("value", "4"),
    ]
    let log = try log("")
    let target = SceneReplica(log.header)
    for (property, value) in values {
      let line = #"{"t": 0.1, "event": "set", "property": "\#(property)", "value": \#(value)}"#
      try target.perform(InputLogEvent(JSON(parsing: line), place: "line 2"))
    }
    check(try #require(target.controls.first as? Slider))
  }

  @Test func `setting null restores the default`() throws {
    let names = ["ticks", "neutralValue", "enabledRange", "trackTint", "minSymbol", "defaultValue"]
    let target = SceneReplica(try log(Self.every).header)
    for name in names {
      let line = #"{"t": 0.1, "event": "set", "property": "\#(name)", "value": null}"#
      try target.perform(InputLogEvent(JSON(parsing: line), place: "line 2"))
    }
    let slider = try #require(target.controls.first as? Slider)
    #expect(slider.ticks == nil && slider.neutralValue == nil && slider.enabledRange == nil)
    #expect(slider.minimumTrackTintColor == nil && slider.minimumValueImage == nil)
    #expect(slider.defaultValue == nil)
  }

  @Test(arguments: [
    #""ticks": 0"#, #""ticks": 1.5"#, #""tickLabels": [1]"#,
    #""ticksOnly": 1"#, #""enabledRange": [2, 1]"#, #""enabledRange": [1]"#,
    #""orientation": "up""#, #""valueScale": "logarithmic""#, #""snap": "never""#,
    #""trackTint": "red""#, #""minSymbol": "nothing""#, #""step": -1"#,
  ])
  func `an invalid option of a slider is rejected`(option: String) throws {
    let failure = #expect(throws: Failure.self) { try log(option) }
    #expect(failure?.code == .badInput)
    #expect(failure?.message.hasPrefix("line 1") ?? false)
  }

  @Test func `a set event with an invalid value is rejected`() throws {
    #expect(throws: Failure.self) {
      _ = try slider("", #"{"t": 0.1, "event": "set", "property": "ticks", "value": "many"}"#)
    }
    #expect(throws: Failure.self) {
      _ = try slider("", #"{"t": 0.1, "event": "set", "property": "colour", "value": 1}"#)
    }
  }

  @Test func `the trace has the fraction and the tick`() throws {
    let run = try ReplayRun(
      try log(
        #""min": 1, "max": 100, "value": 10, "valueScale": "logarithmic", "ticks": 3"#,
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
