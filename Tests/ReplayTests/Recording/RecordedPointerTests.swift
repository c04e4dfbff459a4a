import Canvas
import Testing

@testable import playground

/// A log knows of one pointer; a display may have several.
@Suite struct `A recording of two pointers` {
  private let second = PointerID(rawValue: 8)

  private func event(
    _ phase: PointerEvent.Phase, by pointer: PointerID, button: Int = 1
  ) -> InputEvent {
    .pointer(
      PointerEvent(
        phase, at: .zero, time: .zero, button: phase == .moved ? 0 : button, pointer: pointer))
  }

  private func admitted(_ events: InputEvent...) -> [Bool] {
    var recorded = RecordedPointer()
    return events.map { recorded.admits($0) }
  }

  @Test func `has the one that pressed first until it lets go`() {
    #expect(
      admitted(
        event(.moved, by: second), event(.pressed, by: second), event(.moved, by: .primary),
        event(.pressed, by: .primary), event(.moved, by: second), event(.released, by: .primary),
        .gestureLost(time: .zero), event(.released, by: second), event(.moved, by: .primary),
        event(.pressed, by: .primary), event(.moved, by: second))
        == [true, true, false, false, true, false, false, true, true, true, false])
  }

  @Test func `goes on with whichever comes after a gesture is lost`() {
    for end in [InputEvent.gestureLost(time: .zero), .unmapped(time: .zero)] {
      #expect(
        admitted(event(.pressed, by: .primary), end, event(.pressed, by: second))
          == [true, true, true])
    }
  }

  @Test func `has everything that is no pointer's, and all of its buttons`() {
    #expect(
      admitted(
        event(.pressed, by: .primary), .key(KeyEvent(.down, .space, time: .zero)),
        .scroll(ScrollEvent(at: .zero, deltaX: 0, deltaY: 1, time: .zero)),
        .focusLost(time: .zero), .focusGained(time: .zero), .mapped(time: .zero),
        event(.pressed, by: .primary, button: 3), event(.released, by: .primary, button: 3),
        event(.moved, by: second))
        == [true, true, true, true, true, true, true, true, false])
  }

  @Test func `counts clicks again when it is read`() throws {
    let log = try InputLog(
      parsing: """
        {"format": "playground-input", "version": 1, "scene": "switch"}
        {"t": 0, "event": "press", "x": 20, "y": 20}
        {"t": 0.1, "event": "release", "x": 20, "y": 20}
        {"t": 0.3, "event": "press", "x": 21, "y": 20}
        {"t": 0.4, "event": "release", "x": 21, "y": 20}
        {"t": 0.9, "event": "press", "x": 21, "y": 20}
        """)
    let counts = log.events.map {
      if case .input(.pointer(let event)) = $0.kind { event.clickCount } else { -1 }
    }
    #expect(counts == [1, 1, 2, 2, 1])
  }
}
