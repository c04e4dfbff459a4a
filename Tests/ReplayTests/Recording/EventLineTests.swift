import Canvas
import Support
import Testing

@testable import Workbench

/// spec: docs/spec/command-line.md#input-log: defaults of missing members.
@Suite struct `Log line of an event` {
  private func input(_ line: String) throws -> InputEvent {
    let event = try InputLogEvent(JSON(parsing: #"{"t": 0.5, \#(line)}"#), place: "line 2")
    #expect(event.time == Instant(seconds: 0.5))
    guard case .input(let input) = event.kind else { throw Failure(.internalError, "no input") }
    return input
  }

  private let time = Instant(seconds: 0.5)

  private func pointer(
    _ phase: PointerEvent.Phase, _ place: Point = Point(3, 4), button: Int? = nil,
    clicks: Int? = nil
  ) -> InputEvent {
    .pointer(PointerEvent(phase, at: place, time: time, button: button, clickCount: clicks))
  }

  private func key(
    _ phase: KeyEvent.Phase, _ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false,
    text: String? = nil
  ) -> InputEvent {
    .key(KeyEvent(phase, key, time: time, modifiers: modifiers, isRepeat: isRepeat, text: text))
  }

  private func drag(_ contents: DragContents = []) -> InputEvent {
    .dragOver(DragEvent(at: Point(3, 4), time: time, contents: contents))
  }

  @Test func `members that are left out have defaults`() throws {
    let events: KeyValuePairs<String, InputEvent> = [
      #""event": "press", "x": 3, "y": 4"#: pointer(.pressed, clicks: 0),
      #""event": "press", "x": 3, "y": 4, "button": 3"#: pointer(.pressed, button: 3, clicks: 0),
      #""event": "release", "x": 3, "y": 4"#: pointer(.released, button: 1),
      #""event": "leave""#: .pointer(PointerEvent(.exited, at: .zero, time: time)),
      #""event": "scroll", "dy": -1"#: .scroll(
        ScrollEvent(at: .zero, deltaX: 0, deltaY: -1, time: time)),
      #""event": "scroll", "x": 1, "y": 2, "dx": 3, "modifiers": ["shift", "alt"]"#:
        .scroll(
          ScrollEvent(at: Point(1, 2), deltaX: 3, deltaY: 0, time: time, modifiers: [.shift, .alt])),
      #""event": "key", "key": "page_up", "modifiers": ["control"]"#: key(.down, .pageUp, .control),
      #""event": "keyUp", "key": "a", "repeat": true"#: key(.up, .character("a"), isRepeat: true),
      #""event": "key", "key": "a", "modifiers": ["super", "capsLock"], "text": "A""#:
        key(.down, .character("a"), [.super, .capsLock], text: "A"),
      #""event": "focusIn""#: .focusGained(time: time),
      #""event": "focusOut""#: .focusLost(time: time), #""event": "unmap""#: .unmapped(time: time),
      #""event": "map""#: .mapped(time: time), #""event": "dragOver", "x": 3, "y": 4"#: drag(),
      #""event": "dragOver", "x": 3, "y": 4, "contents": ["text", "files"]"#: drag([.text, .files]),
      #""event": "dragLeave""#: .dragLeft(time: time),
      #""event": "text", "text": "か""#: .text("か", time: time),
      #""event": "preedit", "text": "k", "caret": 1"#: .preedit(
        Preedit("k", caret: 1, underlined: RangeSet(0..<1)), time: time),
    ]
    for (line, event) in events { #expect(try input(line) == event, "\(line)") }
  }

  @Test(arguments: [
    #""event": "key", "key": "a", "text": 1"#, #""event": "dragOver", "x": 3"#,
    #""event": "dragOver", "x": 3, "y": 4, "contents": ["pictures"]"#, #""event": "text""#,
    #""event": "preedit", "text": "k", "caret": "1""#,
    #""event": "preedit", "text": "k", "underlined": [0]"#,
    #""event": "preedit", "text": "k", "highlighted": [2, 1]"#,
  ])
  func `wrong members are rejected`(line: String) {
    #expect(throws: Failure.self) { try input(line) }
  }

  @Test func `default members are not written`() {
    let touch = PointerEvent(
      .pressed, at: Point(3, 4), time: time, modifiers: .shift, pointer: PointerID(rawValue: 2),
      device: .touch)
    let lines: KeyValuePairs<String, InputEvent> = [
      #""move", "x": 3.0, "y": 4.0"#: .pointer(PointerEvent(.moved, at: Point(3, 4), time: time)),
      #""release", "x": 3.0, "y": 4.0, "button": 2"#: pointer(.released, button: 2),
      #""key", "key": "tab", "modifiers": ["shift", "control"]"#:
        key(.down, .tab, [.control, .shift]),
      #""key", "key": "a", "modifiers": ["capsLock"], "text": "A""#:
        key(.down, .character("a"), .capsLock, text: "A"),
      #""cancel""#: .gestureLost(time: time),
      #""press", "x": 3.0, "y": 4.0, "button": 1, "modifiers": ["shift"], "#
        + #""device": "touch", "pointer": 2"#: .pointer(touch),
      #""dragOver", "x": 3.0, "y": 4.0, "contents": ["files"]"#: drag(.files),
      #""dragLeave""#: .dragLeft(time: time),
      #""text", "text": "か""#: .text("か", time: time),
      #""preedit", "text": "k", "caret": 1"#: .preedit(Preedit("k", caret: 1), time: time),
      #""preedit", "text": "日本語", "caret": 2, "underlined": [0, 1, 2, 3], "highlighted": [0, 2]"#:
        .preedit(
          Preedit(
            "日本語", caret: 2, underlined: RangeSet([0..<1, 2..<3]),
            highlighted: RangeSet(0..<2)), time: time),
    ]
    for (members, event) in lines {
      var history = PointerHistory()
      let json = InputLogEvent.Kind.input(event).json(at: 0.5, after: &history)
      #expect(json?.text == #"{"t": 0.5, "event": \#(members)}"#)
    }
  }
}

/// spec: docs/spec/command-line.md#fuller-set/events: pointers in a log.
@Suite struct `Logged pointers` {
  private func log(_ scene: String, _ lines: String...) throws -> InputLog {
    try InputLog(header: scene, lines)
  }

  private func pointers(_ log: InputLog) -> [PointerEvent] {
    log.events.compactMap { if case .input(.pointer(let event)) = $0.kind { event } else { nil } }
  }

  /// A double click is within 0.4 s, at one position and by one pointer.
  @Test func `clicks are counted per pointer and position`() throws {
    let clicks = try log(
      #""scene": "switch""#, #"{"t": 0, "event": "press", "x": 20, "y": 20}"#,
      #"{"t": 0.1, "event": "release", "x": 20, "y": 20}"#,
      #"{"t": 0.4, "event": "press", "x": 21, "y": 20}"#,
      #"{"t": 0.5, "event": "release", "x": 21, "y": 20}"#,
      #"{"t": 0.81, "event": "press", "x": 21, "y": 20}"#,
      #"{"t": 0.9, "event": "press", "x": 21, "y": 20, "pointer": 4}"#,
      #"{"t": 1.0, "event": "press", "x": 41, "y": 20}"#)
    #expect(pointers(clicks).map(\.clickCount) == [1, 1, 2, 2, 1, 1, 1])
    #expect(pointers(clicks).map(\.pointer.rawValue) == [0, 0, 0, 0, 0, 4, 0])
  }

  @Test func `pointer events have modifiers and a device`() throws {
    let events = try pointers(
      log(
        #""scene": "switch""#,
        #"{"t": 0, "event": "press", "x": 1, "y": 2, "modifiers": ["shift"], "device": "touch"}"#,
        #"{"t": 0, "event": "hover", "x": 3, "y": 4, "modifiers": ["alt"], "device": "mouse"}"#,
        #"{"t": 0, "event": "leave", "pointer": 2}"#))
    #expect(events.map(\.modifiers) == [.shift, .alt, []])
    #expect(events.map(\.device) == [.touch, .mouse, .mouse])
    #expect(
      events[1]
        == PointerEvent(.moved, at: Point(3, 4), time: .zero, isPrimaryDown: true, modifiers: .alt))
  }

  @Test func `canceling one pointer does not affect another`() throws {
    let run = try ReplayRun(
      log(
        #""scene": "trio""#,
        #"{"t": 0.05, "event": "press", "x": 240, "y": 306, "pointer": 1, "device": "touch"}"#,
        #"{"t": 0.06, "event": "press", "x": 90, "y": 306, "pointer": 2, "device": "touch"}"#,
        #"{"t": 0.08, "event": "cancel", "pointer": 2}"#,
        #"{"t": 0.10, "event": "release", "x": 240, "y": 306, "pointer": 1, "device": "touch"}"#),
      rate: 60)
    #expect(
      run.actions.map(\.text)
        == [#"{"control": "segmented", "action": "valueChanged", "value": 1}"#])
  }

  @Test func `a scroll event is at the last position of the pointer`() throws {
    let log = try log(
      #""scene": "slider""#, #"{"t": 0, "event": "scroll", "dy": 1}"#,
      #"{"t": 0.1, "event": "hover", "x": 30, "y": 40}"#,
      #"{"t": 0.2, "event": "scroll", "dy": 1}"#, #"{"t": 0.3, "event": "leave"}"#,
      #"{"t": 0.4, "event": "scroll", "dx": 1, "modifiers": ["shift"]}"#,
      #"{"t": 0.5, "event": "scroll", "x": 5, "dx": 1}"#)
    let places = log.events.compactMap {
      if case .input(.scroll(let event)) = $0.kind { event.position } else { nil }
    }
    #expect(places == [.zero, Point(30, 40), Point(30, 40), Point(5, 0)])
  }
}
