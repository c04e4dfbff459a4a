import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// spec: command-line, input log: defaults of missing members.
@Suite struct `Log line of an event` {
  private func input(_ line: String) throws -> InputEvent {
    let event = try InputLogEvent(JSON(parsing: #"{"t": 0.5, \#(line)}"#), place: "line 2")
    #expect(event.time == Instant(seconds: 0.5))
    guard case .input(let input) = event.kind else { throw Failure(.internalError, "no input") }
    return input
  }

  private let time = Instant(seconds: 0.5)

  @Test func `a press without a button is of button 1`() throws {
    #expect(
      try input(#""event": "press", "x": 3, "y": 4"#)
        == .pointer(
          PointerEvent(.pressed, at: Point(3, 4), time: time, button: 1, isPrimaryDown: true)))
    #expect(
      try input(#""event": "press", "x": 3, "y": 4, "button": 3"#)
        == .pointer(
          PointerEvent(.pressed, at: Point(3, 4), time: time, button: 3, isPrimaryDown: false)))
    #expect(
      try input(#""event": "release", "x": 3, "y": 4"#)
        == .pointer(
          PointerEvent(.released, at: Point(3, 4), time: time, button: 1, isPrimaryDown: false)))
  }

  @Test func `positions and deltas can be left out`() throws {
    #expect(
      try input(#""event": "leave""#) == .pointer(PointerEvent(.exited, at: .zero, time: time)))
    #expect(
      try input(#""event": "scroll", "dy": -1"#)
        == .scroll(ScrollEvent(at: .zero, deltaX: 0, deltaY: -1, time: time)))
    #expect(
      try input(#""event": "scroll", "x": 1, "y": 2, "dx": 3, "modifiers": ["shift", "alt"]"#)
        == .scroll(
          ScrollEvent(
            at: Point(1, 2), deltaX: 3, deltaY: 0, time: time, modifiers: [.shift, .alt])))
  }

  @Test func `keys have their X11 names`() throws {
    #expect(
      try input(#""event": "key", "key": "page_up", "modifiers": ["control"]"#)
        == .key(KeyEvent(.down, .pageUp, time: time, modifiers: .control)))
    #expect(
      try input(#""event": "keyUp", "key": "a", "repeat": true"#)
        == .key(KeyEvent(.up, .character("a"), time: time, isRepeat: true)))
    #expect(
      try input(#""event": "key", "key": "a", "modifiers": ["super", "capsLock"], "text": "A""#)
        == .key(
          KeyEvent(
            .down, .character("a"), time: time, modifiers: [.super, .capsLock], text: "A")))
    #expect(throws: Failure.self) { try input(#""event": "key", "key": "a", "text": 1"#) }
  }

  @Test func `window events have their own names`() throws {
    #expect(try input(#""event": "focusIn""#) == .focusGained(time: time))
    #expect(try input(#""event": "focusOut""#) == .focusLost(time: time))
    #expect(try input(#""event": "unmap""#) == .unmapped(time: time))
    #expect(try input(#""event": "map""#) == .mapped(time: time))
  }

  @Test func `a drag over the window has a position and contents`() throws {
    #expect(
      try input(#""event": "dragOver", "x": 3, "y": 4"#)
        == .dragOver(DragEvent(at: Point(3, 4), time: time)))
    #expect(
      try input(#""event": "dragOver", "x": 3, "y": 4, "contents": ["text", "files"]"#)
        == .dragOver(DragEvent(at: Point(3, 4), time: time, contents: [.text, .files])))
    #expect(try input(#""event": "dragLeave""#) == .dragLeft(time: time))
    #expect(throws: Failure.self) { try input(#""event": "dragOver", "x": 3"#) }
    #expect(throws: Failure.self) {
      try input(#""event": "dragOver", "x": 3, "y": 4, "contents": ["pictures"]"#)
    }
  }

  @Test func `default members are not written`() {
    func text(_ event: InputEvent) -> String { InputLogEvent.json(of: event, at: 0.5).text }
    #expect(
      text(.pointer(PointerEvent(.moved, at: Point(3, 4), time: time)))
        == #"{"t": 0.5, "event": "move", "x": 3.0, "y": 4.0}"#)
    #expect(
      text(.pointer(PointerEvent(.released, at: Point(3, 4), time: time, button: 2)))
        == #"{"t": 0.5, "event": "release", "x": 3.0, "y": 4.0, "button": 2}"#)
    #expect(
      text(.key(KeyEvent(.down, .tab, time: time, modifiers: [.control, .shift])))
        == #"{"t": 0.5, "event": "key", "key": "tab", "modifiers": ["shift", "control"]}"#)
    #expect(
      text(.key(KeyEvent(.down, .character("a"), time: time, modifiers: .capsLock, text: "A")))
        == #"{"t": 0.5, "event": "key", "key": "a", "modifiers": ["capsLock"], "text": "A"}"#)
    #expect(text(.gestureLost(time: time)) == #"{"t": 0.5, "event": "cancel"}"#)
    #expect(
      text(
        .pointer(
          PointerEvent(
            .pressed, at: Point(3, 4), time: time, modifiers: .shift,
            pointer: PointerID(rawValue: 2), device: .touch)))
        == #"{"t": 0.5, "event": "press", "x": 3.0, "y": 4.0, "button": 1, "#
        + #""modifiers": ["shift"], "device": "touch", "pointer": 2}"#)
    #expect(
      text(.dragOver(DragEvent(at: Point(3, 4), time: time, contents: .files)))
        == #"{"t": 0.5, "event": "dragOver", "x": 3.0, "y": 4.0, "contents": ["files"]}"#)
    #expect(text(.dragLeft(time: time)) == #"{"t": 0.5, "event": "dragLeave"}"#)
  }
}
