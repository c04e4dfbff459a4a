import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Input routing` {
  private let book = Listener.Book()
  private let outer: Listener
  private let inner: Listener
  private let other: Listener
  private let rig: SceneDriver

  init() throws {
    (outer, inner, other) = (
      Listener("outer", in: book), Listener("inner", in: book), Listener("other", in: book)
    )
    let root = FixedFrameRoot(outer, at: Rect(x: 10, y: 20, width: 100, height: 60))
    outer.addChild(inner)
    inner.frame = Rect(x: 30, y: 15, width: 40, height: 30)
    root.addChild(other)
    other.frame = Rect(x: 120, y: 20, width: 40, height: 30)
    rig = SceneDriver(Scene(root), size: Size(200, 100))
  }

  @Test func `a captured pointer reports positions in the node, and a second press is ignored`() {
    rig.swipe(from: Point(50, 40), to: Point(150, 90))
    #expect(
      book.take() == ["inner press 10.0 5.0", "inner move 110.0 55.0", "inner release 110.0 55.0"])
    #expect(book.take { rig.release(at: Point(50, 40)) } == [])
    rig.press(at: Point(50, 40))
    _ = book.take()
    #expect(book.take { rig.press(at: Point(130, 30)) } == [])
    #expect(book.take { rig.move(to: Point(50, 41)) } == ["inner move 10.0 6.0"])
  }

  @Test func `input after a change of size meets the layout for that size`() {
    let rig = SceneDriver(Scene(Listener("root", in: book)), size: Size(100, 100))
    rig.scene.resize(to: Size(300, 300), scale: 1)
    rig.press(at: Point(270, 270))
    #expect(book.take() == ["root press 270.0 270.0"])
  }

  @Test func `a press that a node rejects goes to its parent, in the parent's coordinates`() {
    inner.takesPress = false
    rig.press(at: Point(50, 40))
    #expect(book.take() == ["inner press 10.0 5.0", "outer press 40.0 20.0"])
    #expect(rig.scene.focusedNode === outer)
    #expect(book.take { rig.move(to: Point(51, 40)) } == ["outer move 41.0 20.0"])
    rig.release()
  }

  @Test func `a press that every node rejects keeps the focus`() {
    rig.key(.tab)
    (inner.takesPress, outer.takesPress) = (false, false)
    rig.press(at: Point(50, 40))
    #expect(rig.scene.focusedNode === outer && rig.scene.isFocusVisible)
    rig.press(at: Point(130, 30))
    #expect(rig.scene.focusedNode === other && !rig.scene.isFocusVisible)
  }

  @Test func `a node that is removed by its press captures nothing`() {
    inner.inside = { [unowned inner] in inner.removeFromParent() }
    rig.press(at: Point(50, 40), movingTo: Point(60, 40))
    #expect(book.take() == ["inner press 10.0 5.0", "inner cancel"])
    #expect(rig.scene.capture == nil && rig.scene.focusedNode == nil)
  }

  @Test(arguments: [Point(.nan, 40), Point(50, .nan)])
  func `input at non-finite positions is ignored, but a release cancels the gesture`(nowhere: Point)
  {
    #expect(book.take { rig.press(at: nowhere) } == [])
    rig.press(at: Point(50, 40), movingTo: nowhere)
    #expect(book.take() == ["inner press 10.0 5.0"])
    rig.release(button: 3)
    #expect(rig.scene.capture === inner && book.take { rig.release() } == ["inner cancel"])
    rig.scroll(at: Point(50, 40), deltaX: .nan, deltaY: 1)
    rig.scroll(at: Point(50, 40), deltaX: 1, deltaY: .nan)
    rig.scroll(at: nowhere, deltaY: 1)
    #expect(book.take() == [])
    rig.scroll(at: Point(50, 40), deltaY: 1)
    #expect(book.take() == ["inner scroll"])
  }

  @Test(arguments: [Modifiers.control, .alt, .super])
  func `keys with Control, Alt or Super go to the key handler`(modifier: Modifiers) {
    let unused = KeyLog(rig.scene)
    rig.key(.tab)
    rig.key(.space, modifiers: modifier)
    #expect(book.take { rig.key(.tab, modifiers: modifier) } == [])
    #expect(unused.keys == [.space, .tab] && rig.scene.focusedNode === outer)
    for modifier in [Modifiers.shift, .capsLock] {
      #expect(book.take { rig.key(.space, modifiers: modifier) } == ["outer down", "outer up"])
    }
  }

  @Test
  func `a held key reports one release, or one cancel when the focus moves or Escape is pressed`() {
    rig.key(.tab)
    rig.keyDown(.space)
    rig.keyDown(.left)
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

  @Test
  func `the focus moves only to enabled, visible controls, and from any other node to the first`() {
    outer.isEnabled = false
    rig.scene.setFocus(inner, isVisible: true)
    #expect(rig.scene.focusedNode == nil)
    outer.isEnabled = true
    outer.isHidden = true
    rig.scene.setFocus(inner, isVisible: true)
    #expect(rig.scene.focusedNode == nil)
    rig.scene.setFocus(rig.scene.root, isVisible: true)
    #expect(rig.scene.focusedNode == nil)
    rig.scene.setFocus(other, isVisible: true)
    #expect(rig.scene.focusedNode === other)
    var focus = KeyboardFocus()
    focus.move(to: Node(), isVisible: false)
    #expect(focus.neighbor(in: .forward, among: [outer, other]) === outer)
    #expect(focus.neighbor(in: .forward, among: []) == nil)
  }
}
