import Canvas
import Testing

@testable import Controls

/// Which node hears of what the user does, and where it says it happened.
@Suite struct `The way of input through a scene` {
  private let book = Listener.Book()
  private let outer: Listener
  private let inner: Listener
  private let other: Listener
  private let harness: SceneHarness

  init() throws {
    (outer, inner, other) = (
      Listener("outer", in: book), Listener("inner", in: book), Listener("other", in: book)
    )
    let root = Stage(outer, at: Rect(x: 10, y: 20, width: 100, height: 60))
    outer.addChild(inner)
    inner.frame = Rect(x: 30, y: 15, width: 40, height: 30)
    root.addChild(other)
    other.frame = Rect(x: 120, y: 20, width: 40, height: 30)
    harness = try SceneHarness(Scene(root), size: Size(200, 100))
  }

  private func takeLines() -> [String] {
    defer { book.lines = [] }
    return book.lines
  }

  @Test func `a held pointer is told in the holder's own points`() {
    harness.press(at: Point(50, 40))
    harness.move(to: Point(150, 90))
    harness.release()
    #expect(
      takeLines() == ["inner press 10.0 5.0", "inner move 110.0 55.0", "inner release 110.0 55.0"])
    harness.move(to: Point(50, 40))
    harness.release()
    #expect(takeLines() == [])
  }

  @Test func `a press that is not taken goes to what it lies in, in points of that`() {
    inner.takesPress = false
    harness.press(at: Point(50, 40))
    #expect(takeLines() == ["inner press 10.0 5.0", "outer press 40.0 20.0"])
    #expect(harness.scene.focusedNode === outer)
    harness.move(to: Point(51, 40))
    #expect(takeLines() == ["outer move 41.0 20.0"])
    harness.release()
  }

  @Test func `a press that nothing takes leaves the keyboard where it is`() {
    harness.key(.tab)
    (inner.takesPress, outer.takesPress) = (false, false)
    harness.press(at: Point(50, 40))
    #expect(harness.scene.focusedNode === outer)
    #expect(harness.scene.isFocusVisible)
    harness.press(at: Point(130, 30))
    #expect(harness.scene.focusedNode === other)
    #expect(!harness.scene.isFocusVisible)
  }

  @Test func `a second press while one is held is nobody's`() {
    harness.press(at: Point(50, 40))
    _ = takeLines()
    harness.press(at: Point(130, 30))
    #expect(takeLines() == [])
    harness.move(to: Point(50, 41))
    #expect(takeLines() == ["inner move 10.0 6.0"])
  }

  @Test func `a node that its press takes out of the scene holds nothing`() {
    inner.inside = { [unowned inner] in inner.removeFromParent() }
    harness.press(at: Point(50, 40))
    harness.move(to: Point(60, 40))
    #expect(takeLines() == ["inner press 10.0 5.0", "inner cancel"])
    #expect(harness.scene.capture == nil)
    #expect(harness.scene.focusedNode == nil)
  }

  @Test(arguments: [Point(.nan, 40), Point(50, .nan)])
  func `what happens nowhere is nobody's, but lets go`(nowhere: Point) {
    harness.press(at: nowhere)
    #expect(takeLines() == [])
    harness.press(at: Point(50, 40))
    harness.move(to: nowhere)
    #expect(takeLines() == ["inner press 10.0 5.0"])
    harness.release(button: 3)
    #expect(harness.scene.capture === inner)
    harness.release()
    #expect(takeLines() == ["inner cancel"])
    for (x, y) in [(Double.nan, 1.0), (1, .nan)] {
      harness.scene.handle(
        .scroll(ScrollEvent(at: Point(50, 40), deltaX: x, deltaY: y, time: harness.now)))
    }
    harness.scene.handle(.scroll(ScrollEvent(at: nowhere, deltaX: 0, deltaY: 1, time: harness.now)))
    #expect(takeLines() == [])
    harness.scene.handle(
      .scroll(ScrollEvent(at: Point(50, 40), deltaX: 0, deltaY: 1, time: harness.now)))
    #expect(takeLines() == ["inner scroll"])
  }

  @Test(arguments: [Modifiers.control, .alt])
  func `keys with Control or Alt are the owner's`(modifier: Modifiers) {
    var heard: [Key] = []
    harness.scene.onKey = { event in
      heard.append(event.key)
      return true
    }
    harness.key(.tab)
    harness.key(.space, modifiers: modifier)
    harness.key(.tab, modifiers: modifier)
    #expect(takeLines() == [])
    #expect(heard == [.space, .tab])
    #expect(harness.scene.focusedNode === outer)
    harness.key(.space, modifiers: .shift)
    #expect(takeLines() == ["outer down", "outer up"])
  }

  @Test func `of two keys the first counts, and its release alone`() {
    harness.key(.tab)
    harness.keyDown(.space)
    harness.keyDown(.left)
    harness.keyUp(.left)
    #expect(takeLines() == ["outer down", "outer down"])
    harness.keyUp(.space)
    #expect(takeLines() == ["outer up"])
    harness.keyUp(.space)
    #expect(takeLines() == [])
  }

  @Test func `a key that is held is taken back when the keyboard goes elsewhere, and once`() {
    harness.key(.tab)
    harness.keyDown(.space)
    harness.scene.setFocus(outer, isVisible: false)
    #expect(takeLines() == ["outer down"])
    harness.scene.setFocus(other, isVisible: false)
    #expect(takeLines() == ["outer cancel"])
    harness.keyUp(.space)
    #expect(takeLines() == [])
  }

  @Test func `a key shows the focus that a press hid`() {
    harness.tap(at: Point(130, 30))
    #expect(!harness.scene.isFocusVisible)
    harness.keyDown(.enter)
    #expect(!harness.scene.isFocusVisible)
    harness.keyDown(.space)
    #expect(harness.scene.isFocusVisible)
  }

  @Test func `Escape takes a held key back, and nothing else`() {
    var heard = 0
    harness.scene.onKey = { _ in
      heard += 1
      return true
    }
    harness.key(.tab)
    harness.keyDown(.space)
    harness.key(.escape)
    #expect(takeLines() == ["outer down", "outer cancel"])
    #expect(heard == 0)
  }

  @Test func `losing the window takes back pointer and key`() {
    harness.key(.tab)
    harness.press(at: Point(130, 30))
    harness.keyDown(.space)
    harness.scene.handle(.focusLost(time: harness.now))
    #expect(takeLines() == ["other press 10.0 10.0", "other down", "other cancel", "other cancel"])
    harness.keyUp(.space)
    harness.release()
    #expect(takeLines() == [])
  }

  @Test func `Shift and Tab begin with the last, Tab with the first`() {
    harness.key(.tab, modifiers: .shift)
    #expect(harness.scene.focusedNode === other)
    harness.scene.setFocus(nil, isVisible: false)
    harness.key(.tab)
    #expect(harness.scene.focusedNode === outer)
  }

  @Test func `the keyboard goes to nothing that cannot act`() {
    outer.isEnabled = false
    harness.scene.setFocus(inner, isVisible: true)
    #expect(harness.scene.focusedNode == nil)
    outer.isEnabled = true
    outer.isHidden = true
    harness.scene.setFocus(inner, isVisible: true)
    #expect(harness.scene.focusedNode == nil)
    harness.scene.setFocus(harness.scene.root, isVisible: true)
    #expect(harness.scene.focusedNode == nil)
    harness.scene.setFocus(other, isVisible: true)
    #expect(harness.scene.focusedNode === other)
  }

  @Test func `what is in front in its frame is pressed before what was added earlier`() {
    other.frame = outer.frame
    harness.press(at: Point(50, 40))
    #expect(takeLines() == ["other press 40.0 20.0"])
    harness.release()
    harness.frame()
    harness.press(at: Point(50, 40))
    #expect(takeLines().last == "other press 40.0 20.0")
  }
}
