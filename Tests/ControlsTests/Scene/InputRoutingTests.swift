import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `The way of input through a scene` {
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

  @Test func `a held pointer is told in the holder's own points`() {
    rig.swipe(from: Point(50, 40), to: Point(150, 90))
    #expect(
      book.take() == ["inner press 10.0 5.0", "inner move 110.0 55.0", "inner release 110.0 55.0"])
    #expect(book.take { rig.release(at: Point(50, 40)) } == [])
  }

  @Test func `a press that is not taken goes to what it lies in, in points of that`() {
    inner.takesPress = false
    rig.press(at: Point(50, 40))
    #expect(book.take() == ["inner press 10.0 5.0", "outer press 40.0 20.0"])
    #expect(rig.scene.focusedNode === outer)
    #expect(book.take { rig.move(to: Point(51, 40)) } == ["outer move 41.0 20.0"])
    rig.release()
  }

  @Test func `a press that nothing takes leaves the keyboard where it is`() {
    rig.key(.tab)
    (inner.takesPress, outer.takesPress) = (false, false)
    rig.press(at: Point(50, 40))
    #expect(rig.scene.focusedNode === outer && rig.scene.isFocusVisible)
    rig.press(at: Point(130, 30))
    #expect(rig.scene.focusedNode === other && !rig.scene.isFocusVisible)
  }

  @Test func `a second press while one is held is nobody's`() {
    rig.press(at: Point(50, 40))
    _ = book.take()
    #expect(book.take { rig.press(at: Point(130, 30)) } == [])
    #expect(book.take { rig.move(to: Point(50, 41)) } == ["inner move 10.0 6.0"])
  }

  @Test func `a node that its press takes out of the scene holds nothing`() {
    inner.inside = { [unowned inner] in inner.removeFromParent() }
    rig.press(at: Point(50, 40), movingTo: Point(60, 40))
    #expect(book.take() == ["inner press 10.0 5.0", "inner cancel"])
    #expect(rig.scene.capture == nil && rig.scene.focusedNode == nil)
  }

  @Test(arguments: [Point(.nan, 40), Point(50, .nan)])
  func `what happens nowhere is nobody's, but lets go`(nowhere: Point) {
    #expect(book.take { rig.press(at: nowhere) } == [])
    rig.press(at: Point(50, 40), movingTo: nowhere)
    #expect(book.take() == ["inner press 10.0 5.0"])
    rig.release(button: 3)
    #expect(rig.scene.capture === inner)
    #expect(book.take { rig.release() } == ["inner cancel"])
    for (x, y) in [(Double.nan, 1.0), (1, .nan)] {
      rig.scene.handle(
        .scroll(ScrollEvent(at: Point(50, 40), deltaX: x, deltaY: y, time: rig.now)))
    }
    rig.scene.handle(.scroll(ScrollEvent(at: nowhere, deltaX: 0, deltaY: 1, time: rig.now)))
    #expect(book.take() == [])
    rig.scene.handle(
      .scroll(ScrollEvent(at: Point(50, 40), deltaX: 0, deltaY: 1, time: rig.now)))
    #expect(book.take() == ["inner scroll"])
  }

  @Test(arguments: [Modifiers.control, .alt])
  func `keys with Control or Alt are the owner's`(modifier: Modifiers) {
    let unused = KeyLog(rig.scene)
    rig.key(.tab)
    rig.key(.space, modifiers: modifier)
    #expect(book.take { rig.key(.tab, modifiers: modifier) } == [])
    #expect(unused.keys == [.space, .tab])
    #expect(rig.scene.focusedNode === outer)
    #expect(book.take { rig.key(.space, modifiers: .shift) } == ["outer down", "outer up"])
  }

  @Test func `of two keys the first counts, and its release alone`() {
    rig.key(.tab)
    rig.keyDown(.space)
    rig.keyDown(.left)
    #expect(book.take { rig.keyUp(.left) } == ["outer down", "outer down"])
    #expect(book.take { rig.keyUp(.space) } == ["outer up"])
    #expect(book.take { rig.keyUp(.space) } == [])
  }

  @Test func `a key that is held is taken back when the keyboard goes elsewhere, and once`() {
    rig.key(.tab)
    rig.keyDown(.space)
    #expect(book.take { rig.scene.setFocus(outer, isVisible: false) } == ["outer down"])
    #expect(book.take { rig.scene.setFocus(other, isVisible: false) } == ["outer cancel"])
    #expect(book.take { rig.keyUp(.space) } == [])
  }

  @Test func `a key shows the focus that a press hid`() {
    rig.tap(at: Point(130, 30))
    #expect(!rig.scene.isFocusVisible)
    rig.keyDown(.enter)
    #expect(!rig.scene.isFocusVisible)
    rig.keyDown(.space)
    #expect(rig.scene.isFocusVisible)
  }

  @Test func `Escape takes a held key back, and nothing else`() {
    let unused = KeyLog(rig.scene)
    rig.key(.tab)
    rig.keyDown(.space)
    #expect(book.take { rig.key(.escape) } == ["outer down", "outer cancel"])
    #expect(unused.keys.count == 0)
  }

  @Test func `losing the window takes back pointer and key`() {
    rig.key(.tab)
    rig.press(at: Point(130, 30))
    rig.keyDown(.space)
    rig.scene.handle(.focusLost(time: rig.now))
    #expect(book.take() == ["other press 10.0 10.0", "other down", "other cancel", "other cancel"])
    rig.keyUp(.space)
    #expect(book.take { rig.release() } == [])
  }

  @Test func `Shift and Tab begin with the last, Tab with the first`() {
    rig.key(.tab, modifiers: .shift)
    #expect(rig.scene.focusedNode === other)
    rig.scene.setFocus(nil, isVisible: false)
    #expect(rig.focusedNode(after: .tab) === outer)
  }

  @Test func `the keyboard goes to nothing that cannot act`() {
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
  }

  @Test func `what is in front in its frame is pressed before what was added earlier`() {
    other.frame = outer.frame
    #expect(book.take { rig.press(at: Point(50, 40)) } == ["other press 40.0 20.0"])
    rig.release()
    rig.showFrame()
    rig.press(at: Point(50, 40))
    #expect(book.take().last == "other press 40.0 20.0")
  }
}
