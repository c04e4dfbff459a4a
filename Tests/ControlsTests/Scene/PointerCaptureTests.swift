import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite final class `Pointer capture`: RecordingScene {
  private func takeLines() -> [String] {
    defer { book.lines = [] }
    return book.lines.filter { !$0.contains("enter") && !$0.contains("exit") }
  }

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
    send(.released, at: Point(.nan, 0), by: .primary)
    #expect(takeLines() == ["inner cancel"])
    send(.pressed, at: inInner, by: .primary)
    send(.pressed, at: inOther, by: second)
    rig.scene.handle(.focusLost(time: rig.now))
    #expect(takeLines() == ["inner press", "other press 8", "inner cancel", "other cancel"])
  }

  @Test func `disabling or removing one node keeps the other's capture`() {
    send(.pressed, at: inInner, by: .primary)
    send(.pressed, at: inOther, by: second)
    other.isEnabled = false
    send(.moved, at: inOther, by: .primary)
    #expect(
      takeLines() == ["inner press", "other press 8", "other cancel", "inner move"])
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

  @Test func `secondary buttons neither press nor release`() {
    send(.pressed, at: inInner, by: .primary, button: 3)
    send(.pressed, at: inInner, by: .primary)
    send(.released, at: inInner, by: .primary, button: 3)
    send(.moved, at: inInner, by: .primary)
    #expect(takeLines() == ["inner press", "inner move"])
  }

  @Test func `two pointers drag two sliders`() {
    let sliders = [Slider(value: 0, label: "1"), Slider(value: 0, label: "2")]
    let root = Node()
    for (index, slider) in sliders.enumerated() {
      slider.frame = Rect(x: 10, y: 40 * Double(index), width: 228, height: 28)
      root.addChild(slider)
    }
    let rig = SceneDriver(Scene(root), size: Size(300, 100))
    rig.showFrame()
    func send(_ phase: PointerEvent.Phase, _ index: Int, x: Double) {
      rig.scene.handle(
        .pointer(
          PointerEvent(
            phase, at: sliders[index].frameInScene.origin + Point(x, 14), time: rig.now,
            button: phase == .moved ? 0 : 1, pointer: index == 0 ? .primary : second)))
    }
    for index in 0...1 { send(.pressed, index, x: 14) }
    for step in 1...4 {
      send(.moved, 0, x: 14 + 25 * Double(step))
      send(.moved, 1, x: 14 + 50 * Double(step))
    }
    #expect(sliders.map(\.value) == [0.5, 1])
    rig.scene.handle(.gestureLost(time: rig.now))
    #expect(sliders.map(\.value) == [0, 1])
    send(.released, 1, x: 114)
    #expect(sliders.map(\.value) == [0, 0.5])
  }
}
