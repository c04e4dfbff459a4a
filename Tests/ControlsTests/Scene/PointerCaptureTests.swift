import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite final class `Pointer capture`: RecordingScene {
  @Test func `two pointers capture two nodes at once`() {
    send(.pressed, at: inInner, by: .primary)
    send(.pressed, at: inOther, by: second)
    send(.moved, at: inOther, by: .primary)
    send(.moved, at: inInner, by: second)
    send(.released, at: inOther, by: .primary)
    send(.moved, at: inInner, by: second)
    send(.released, at: inInner, by: second)
    #expect(
      takeLines() == [
        "inner press", "other press 8", "inner move", "other move 8", "inner release",
        "other move 8", "other release 8",
      ])
    #expect(rig.scene.capture == nil)
  }

  @Test func `a captured node rejects other pointers`() {
    send(.pressed, at: inInner, by: .primary)
    send(.pressed, at: inInner, by: second)
    send(.moved, at: inOther, by: second)
    send(.released, at: inInner, by: second)
    send(.moved, at: inInner, by: .primary)
    #expect(takeLines() == ["inner press", "inner move"])
  }

  @Test func `a lost gesture cancels one pointer, and losing the window's focus all`() {
    send(.pressed, at: inInner, by: .primary)
    send(.pressed, at: inOther, by: second)
    rig.scene.handle(.gestureLost(time: rig.now, pointer: second))
    send(.moved, at: inOther, by: second)
    send(.moved, at: inOther, by: .primary)
    #expect(takeLines() == ["inner press", "other press 8", "other cancel", "inner move"])
    send(.pressed, at: inOther, by: second)
    rig.scene.handle(.focusLost(time: rig.now))
    #expect(takeLines() == ["other press 8", "inner cancel", "other cancel"])
  }

  @Test func `disabling or removing one node keeps the other's capture`() {
    send(.pressed, at: inInner, by: .primary)
    send(.pressed, at: inOther, by: second)
    other.isEnabled = false
    send(.moved, at: inOther, by: .primary)
    #expect(takeLines() == ["inner press", "other press 8", "other cancel", "inner move"])
    inner.removeFromParent()
    #expect(takeLines() == ["inner cancel"] && rig.scene.capture == nil)
  }

  @Test func `an event keeps all its fields, with its position in node coordinates`() {
    let event = PointerEvent(
      .pressed, at: inInner, time: rig.now, button: 1, isPrimaryDown: true, clickCount: 2,
      modifiers: [.shift], pointer: second, device: .touch)
    rig.scene.handle(.pointer(event))
    var expected = event
    expected.position = Point(10, 5)
    #expect(inner.events == [expected])
  }

  @Test func `event times never go back`() {
    rig.showFrame(after: 1)
    rig.showFrame()
    let shown = rig.scene.now
    rig.scene.handle(
      .pointer(PointerEvent(.pressed, at: inInner, time: .zero, button: 1, isPrimaryDown: true)))
    #expect(inner.events.last?.time == shown)
  }

  @Test func `a press on a node that cannot be focused keeps the focus`() {
    let toggle = Switch(label: "has it")
    root.addChild(toggle)
    rig.scene.setFocus(toggle, isVisible: true)
    send(.pressed, at: inInner, by: .primary)
    #expect(rig.scene.capture === inner && rig.scene.focusedNode === toggle)
    #expect(rig.scene.isFocusVisible)
  }

  @Test func `secondary buttons neither press nor release`() {
    send(.pressed, at: inInner, by: .primary, button: 3)
    send(.pressed, at: inInner, by: .primary)
    send(.released, at: inInner, by: .primary, button: 3)
    send(.moved, at: inInner, by: .primary)
    #expect(takeLines() == ["inner press", "inner move"])
  }
}
