import Canvas
import SpecTrait
import Support
import Testing

@testable import Workbench

/// spec: docs/spec/command-line.md#trace: members of a line and their units.
@Suite struct `Trace line` {
  private func lines(_ header: String, _ events: String...) throws -> [JSON] {
    try lines(header, events)
  }

  private func lines(_ header: String, _ events: [String]) throws -> [JSON] {
    let log = try InputLog(header: header, events)
    let target = SceneReplica(log.header)
    var lines: [JSON] = []
    try Replay(log: log, rate: 60, end: nil).run(target) { lines.append(target.trace(of: $0)) }
    return lines
  }
  private func state(_ control: String, _ rest: String = "", _ events: String...) throws -> JSON? {
    try lines(#""scene": "\#(control)"\#(rest)"#, events).last?["controls"]?[control]
  }
  @Test(.spec("segmented-p24"))
  func `a line has the members of each control in their documented order`() throws {
    let line = try #require(try lines(#""scene": "switch""#).first)
    #expect(
      line.text == #"""
        {"t": 0.0, "frame": 0, "controls": {"switch": {"isOn": false, "shown": false, \#
        "thumbX": 2.0, "thumbWidth": 27.0, "trackMix": 0.0, "pressed": false, "pending": false, \#
        "mixed": false, "pressProgress": 0.0, "thumbHeight": 27.0, "focused": false, \#
        "enabled": true}}, "helpTag": null, "cursor": "arrow", "focus": null, "actions": [], \#
        "damage": [[0, 0, 83, 63]], "animating": false}
        """#)
    #expect(
      try state("slider", #", "options": {"value": 0.25, "disabled": true}"#)?.text
        == #"{"value": 0.25, "thumbX": 57.0, "grabbed": false, "fraction": 0.25, "#
        + #""tick": null, "valueShown": false, "pressProgress": 0.0, "thumbWidth": 28.0, "#
        + #""thumbHeight": 28.0, "focused": false, "enabled": false}"#)
    #expect(
      try state("segmented", #", "options": {"selected": 2}"#)?.text
        == #"{"selected": [2], "shown": 2, "pillX": 202.0, "pillWidth": 96.0, "#
        + #""pillScale": 1.0, "pressedSegment": null, "separators": [1.0, 0.0], "#
        + #""focusedSegment": null, "segments": [[0.0, 100.0], [100.0, 100.0], [200.0, 100.0]], "#
        + #""pills": [[202.0, 96.0, 1.0]], "enabledSegments": [0, 1, 2], "pending": false, "#
        + #""focused": false, "enabled": true}"#)
  }

  /// spec: docs/spec/command-line.md#range/glass-trace.
  @Test(arguments: [("switch", Point(30, 31)), ("slider", Point(116, 38))])
  func `a thumb of glass has a progress and a size`(scene: String, place: Point) throws {
    let lines = try lines(
      #""scene": "\#(scene)", "design": "glass""#,
      #"{"t": 0, "event": "press", "x": \#(place.x), "y": \#(place.y)}"#)
    func values(_ line: JSON?) -> [Double?] {
      let state = line?["controls"]?[scene]
      return ["pressProgress", "thumbWidth", "thumbHeight"].map { state?[$0]?.number }
    }
    #expect(values(lines.first) == [0, 37, 24] && values(lines.last) == [1, 58, 38.3])
    #expect(lines.contains { values($0)[0] ?? 0 > 1.01 })
  }

  @Test func `positions are measured from the left, and are null without a selection`() throws {
    let rest = #", "direction": "rtl", "options": "#
    #expect(try state("segmented", rest + #"{"selected": 2}"#)?["pillX"] == .number(2))
    #expect(try state("switch", rest + "{}")?["thumbX"] == .number(22))
    let none = try #require(
      try state(
        "segmented", "", #"{"t": 0, "event": "set", "property": "selected", "animated": false}"#))
    #expect(none["selected"] == .array([]))
    for key in ["shown", "pillX", "pillWidth", "pressedSegment"] { #expect(none[key] == .null) }
  }

  @Test func `damage is in points`() throws {
    // 83 pt are 103.75 px, rounded up to 104 px, which are 83.2 pt.
    for (scale, damage) in [("2", "[[0, 0, 83, 63]]"), ("1.25", "[[0, 0, 83.2, 63.2]]")] {
      #expect(try lines(#""scene": "switch", "scale": \#(scale)"#).first?["damage"]?.text == damage)
    }
  }

  /// A press focuses a control, but only keys make the focus visible.
  @Test func `focus is traced only while it is visible`() throws {
    let rest = #", "options": {"selected": 1}"#
    let pressed = try state(
      "segmented", rest, #"{"t": 0.1, "event": "press", "x": 166, "y": 32}"#,
      #"{"t": 0.2, "event": "release", "x": 166, "y": 32}"#)
    #expect(pressed?["focused"] == .bool(false) && pressed?["focusedSegment"] == .null)
    let tabbed = try state("segmented", rest, #"{"t": 0.1, "event": "key", "key": "tab"}"#)
    #expect(tabbed?["focused"] == .bool(true) && tabbed?["focusedSegment"]?.number == 1)
  }

  @Test func `the focused control is named whether focus is visible or not`() throws {
    let tabbed = try lines(#""scene": "trio""#, #"{"t": 0.1, "event": "key", "key": "tab"}"#)
    #expect(tabbed.first?["focus"] == .null && tabbed.last?["focus"]?.string == "switch")
    let pressed = try lines(
      #""scene": "trio""#, #"{"t": 0.05, "event": "press", "x": 240, "y": 306}"#)
    #expect(pressed.last?["focus"]?.string == "segmented")
    let left = try lines(
      #""scene": "switch""#, #"{"t": 0.1, "event": "key", "key": "tab"}"#,
      #"{"t": 0.2, "event": "disabled"}"#)
    #expect(left.last?["focus"] == .null)
  }

  @Test(.spec("hig-p50")) func `the cursor and the help tag are traced`() throws {
    let header = #""scene": "segmented", "options": {"helpTags": ["One", null, "Three"]}"#
    let lines = try lines(
      header, #"{"t": 0.1, "event": "hover", "x": 66, "y": 32}"#,
      #"{"t": 1.0, "event": "hover", "x": 166, "y": 32}"#,
      #"{"t": 1.1, "event": "hover", "x": 266, "y": 32}"#,
      #"{"t": 1.9, "event": "hover", "x": 2, "y": 2}"#)
    func value(_ key: String, _ seconds: Double) -> JSON? {
      lines.last { $0["t"]?.number ?? 9 <= seconds }?[key]
    }
    #expect(value("helpTag", 0.05) == .null && value("helpTag", 0.55) == .null)
    #expect(value("helpTag", 0.7)?.string == "One" && value("helpTag", 1.05)?.string != "One")
    #expect(value("helpTag", 1.85)?.string == "Three" && value("helpTag", 2.5)?.string != "Three")
    #expect(value("cursor", 0.05)?.string == "arrow")
    #expect(value("cursor", 0.2)?.string == "pointingHand")
    #expect(lines.last?["cursor"]?.string == "arrow")
  }

  @Test func `each action is traced once`() throws {
    let lines = try lines(
      #""scene": "trio""#, #"{"t": 0.05, "event": "press", "x": 240, "y": 306}"#,
      #"{"t": 0.1, "event": "release", "x": 240, "y": 306}"#)
    let told = lines.flatMap { $0["actions"]?.values ?? [] }.map(\.text)
    #expect(
      told.filter { $0.contains("valueChanged") }
        == [#"{"control": "segmented", "action": "valueChanged", "value": 1}"#])
    let held = try self.lines(
      #""scene": "slider", "options": {"label": "Volume"}"#,
      #"{"t": 0.05, "event": "press", "x": 116, "y": 38}"#,
      #"{"t": 0.1, "event": "move", "x": 133.2, "y": 38}"#,
      #"{"t": 0.2, "event": "release", "x": 133.2, "y": 38}"#)
    let actions = held.flatMap { $0["actions"]?.values ?? [] }
    #expect(actions.first?.text == #"{"control": "slider", "action": "editingBegan"}"#)
    #expect(actions.last?.text == #"{"control": "slider", "action": "editingEnded"}"#)
    let value = try #require(actions.first { $0["action"]?.string == "valueChanged" })
    #expect(abs(try #require(value["value"]?.number) - 0.6) < 1e-9)
  }
}
