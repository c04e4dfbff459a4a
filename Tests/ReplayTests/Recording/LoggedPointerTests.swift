import Canvas
import Testing

@testable import Workbench

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
