import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite final class `Input routing`: RecordingScene {
  override init() {
    super.init()
    for node in [outer, inner, other] { node.keys = [.space, .left] }
  }

  @Test func `a captured pointer reports positions in the node, and a second press is ignored`() {
    rig.swipe(from: inInner, to: Point(150, 90))
    #expect(takeLines() == ["inner press", "inner move", "inner release"])
    #expect(inner.events[1...3].map(\.position) == [Point(10, 5), Point(110, 55), Point(110, 55)])
    rig.release(at: inInner)
    #expect(takeLines() == [])
    rig.press(at: inInner)
    rig.press(at: inOther).move(to: Point(50, 41))
    #expect(takeLines() == ["inner press", "inner move"])
  }

  @Test func `input after a change of size meets the layout for that size`() {
    let rig = SceneDriver(Scene(RecordingNode("root", in: book)), size: Size(100, 100))
    rig.scene.resize(to: Size(300, 300), scale: 1)
    rig.press(at: Point(270, 270))
    #expect(takeLines() == ["root press"])
  }

  @Test func `a press that a node rejects goes to its parent, in the parent's coordinates`() {
    inner.accepts = false
    rig.press(at: inInner)
    #expect(takeLines() == ["inner press", "outer press"] && rig.scene.focusedNode === outer)
    rig.move(to: Point(51, 40))
    #expect(takeLines() == ["outer move"] && outer.events.last?.position == Point(41, 20))
  }

  @Test func `a press that every node rejects keeps the focus`() {
    rig.key(.tab)
    (inner.accepts, outer.accepts) = (false, false)
    #expect(rig.press(at: inInner).scene.focusedNode === outer && rig.scene.isFocusVisible)
    #expect(rig.press(at: inOther).scene.focusedNode === other && !rig.scene.isFocusVisible)
  }

  @Test func `a node that is removed by its press captures nothing`() {
    inner.onPress = { [unowned inner] in inner.removeFromParent() }
    rig.press(at: inInner, movingTo: Point(60, 40))
    #expect(takeLines() == ["inner press", "inner cancel"])
    #expect(rig.scene.capture == nil && rig.scene.focusedNode == nil)
  }

  @Test(arguments: [Point(.nan, 40), Point(50, .nan)])
  func `input at non-finite positions is ignored, but a release cancels the gesture`(place: Point) {
    rig.press(at: place)
    #expect(takeLines() == [])
    rig.press(at: inInner, movingTo: place).release(button: 3)
    #expect(takeLines() == ["inner press"] && rig.scene.capture === inner)
    rig.release()
    rig.scroll(at: inInner, deltaX: .nan, deltaY: 1)
    rig.scroll(at: inInner, deltaX: 1, deltaY: .nan)
    rig.scroll(at: place, deltaY: 1)
    #expect(takeLines() == ["inner cancel"])
    rig.scroll(at: inInner, deltaY: 1)
    #expect(takeLines() == ["inner scroll"])
  }

  @Test(arguments: [Modifiers.control, .alt, .super])
  func `keys with Control, Alt or Super go to the key handler`(modifier: Modifiers) {
    let unused = KeyLog(rig.scene)
    rig.key(.tab).key(.space, modifiers: modifier)
    #expect(book.take { rig.key(.tab, modifiers: modifier) } == [])
    #expect(unused.keys == [.space, .tab] && rig.scene.focusedNode === outer)
    for modifier in [Modifiers.shift, .capsLock] {
      #expect(book.take { rig.key(.space, modifiers: modifier) } == ["outer down", "outer up"])
    }
  }

  @Test func `a held key reports one release, or one cancel by a move of the focus or Escape`() {
    rig.key(.tab)
    rig.keyDown(.space).keyDown(.left)
    #expect(book.take { rig.keyUp(.left) } == ["outer down", "outer down", "outer up"])
    #expect(book.take { rig.keyUp(.space) } == ["outer up"])
    #expect(book.take { rig.keyUp(.space) } == [])
    rig.keyDown(.space)
    #expect(book.take { rig.scene.setFocus(outer, isVisible: false) } == ["outer down"])
    #expect(book.take { rig.scene.setFocus(other, isVisible: false) } == ["outer cancel"])
    #expect(book.take { rig.keyUp(.space) } == [])
    let unused = KeyLog(rig.scene)
    rig.keyDown(.space)
    #expect(book.take { rig.key(.escape) } == ["other down", "other cancel"])
    #expect(unused.keys.count == 0)
  }

  @Test func `the focus moves to enabled, visible controls, and from other nodes to the first`() {
    for isHidden in [false, true] {
      (outer.isEnabled, outer.isHidden) = (isHidden, isHidden)
      for node in [inner, rig.scene.root] {
        rig.scene.setFocus(node, isVisible: true)
        #expect(rig.scene.focusedNode == nil)
      }
    }
    rig.scene.setFocus(other, isVisible: true)
    #expect(rig.scene.focusedNode === other)
    var focus = KeyboardFocus()
    focus.move(to: Node(), isVisible: false)
    #expect(focus.neighbor(in: .forward, among: [outer, other]) === outer)
    #expect(focus.neighbor(in: .forward, among: []) == nil)
  }
}

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
    let shown = rig.after(1).shown().scene.now
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
