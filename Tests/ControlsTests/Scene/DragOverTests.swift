import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Drag and drop target` {
  private final class Shelf: Node {
    let name: String
    let book: Listener.Book
    var takes = true
    var onEnter: (() -> Void)?
    private(set) var events: [DragEvent] = []

    init(_ name: String, in book: Listener.Book, at frame: Rect) {
      self.name = name
      self.book = book
      super.init()
      self.frame = frame
    }

    override var isHitTestable: Bool { true }

    override func dragEntered(_ event: DragEvent) -> Bool {
      book.lines.append("\(name) enter")
      events.append(event)
      onEnter?()
      return takes
    }

    override func dragMoved(_ event: DragEvent) {
      book.lines.append("\(name) move")
      events.append(event)
    }

    override func dragExited(time: Instant) { book.lines.append("\(name) exit") }
  }

  private let book = Listener.Book()
  private let root = Node()
  private let outer: Shelf
  private let inner: Shelf
  private let other: Shelf
  private let rig: SceneDriver

  init() throws {
    outer = Shelf("outer", in: book, at: Rect(x: 10, y: 20, width: 100, height: 60))
    inner = Shelf("inner", in: book, at: Rect(x: 30, y: 15, width: 40, height: 30))
    other = Shelf("other", in: book, at: Rect(x: 120, y: 20, width: 40, height: 30))
    root.addChild(outer)
    outer.addChild(inner)
    root.addChild(other)
    rig = SceneDriver(Scene(root), size: Size(200, 100))
    rig.showFrame()
  }

  private func drag(_ point: Point) {
    rig.scene.handle(.dragOver(DragEvent(at: point, time: rig.now, contents: .files)))
  }

  private let inInner = Point(50, 40)
  private let inOuter = Point(20, 30)
  private let inOther = Point(130, 30)
  private let nowhere = Point(115, 5)

  @Test func `is the frontmost node that accepts the drag`() {
    drag(inInner)
    #expect(book.take { drag(inInner + Point(1, 0)) } == ["inner enter", "inner move"])
    #expect(book.take { drag(inOther) } == ["inner exit", "other enter"])
    drag(nowhere)
    #expect(book.take { drag(nowhere + Point(1, 0)) } == ["other exit"])
    drag(inOther)
    rig.scene.handle(.dragLeft(time: rig.now))
    #expect(book.take() == ["other enter", "other exit"])
    #expect(book.take { rig.scene.handle(.dragLeft(time: rig.now)) } == [])
  }

  @Test func `is the parent of a node that rejects the drag`() {
    inner.takes = false
    drag(inInner)
    drag(inOuter)
    drag(inInner)
    #expect(book.take() == ["inner enter", "outer enter", "outer move", "outer move"])
    outer.takes = false
    rig.scene.handle(.dragLeft(time: rig.now))
    drag(inInner)
    // A rejecting node is not asked twice about the same position.
    #expect(book.take { drag(inInner) } == ["outer exit", "inner enter", "outer enter"])
  }

  @Test func `receives positions in node coordinates and times of the scene`() {
    rig.showFrame(after: 0.5)
    drag(inInner)
    drag(inInner + Point(3, 4))
    #expect(inner.events.map(\.position) == [Point(10, 5), Point(13, 9)])
    #expect(inner.events.allSatisfy { $0.time == rig.scene.now && $0.contents == .files })
  }

  @Test func `rejects the drag by default`() {
    let plain = Node()
    let event = DragEvent(at: .zero, time: .zero)
    let takes = plain.dragEntered(event)
    #expect(!takes && event.contents.isEmpty)
    plain.dragMoved(event)
    plain.dragExited(time: .zero)
  }

  @Test func `receives an exit when it is disabled, hidden, removed or unmapped`() {
    for end in [
      { other.isEnabled = false }, { other.isHidden = true }, { other.removeFromParent() },
      { rig.scene.handle(.unmapped(time: rig.now)) },
    ] {
      drag(inOther)
      _ = book.take()
      end()
      #expect(book.take() == ["other exit"])
      rig.scene.handle(.dragLeft(time: rig.now))
      (other.isEnabled, other.isHidden) = (true, false)
      if other.parent == nil { root.addChild(other) }
      #expect(book.take { rig.showFrame() } == [])
    }
  }

  @Test func `excludes disabled nodes`() {
    other.isEnabled = false
    #expect(book.take { drag(inOther) } == [])
  }

  @Test func `receives an exit if it is removed on entry`() {
    other.onEnter = { [other] in other.removeFromParent() }
    #expect(book.take { drag(inOther) } == ["other enter", "other exit"])
  }

  @Test func `changes when nodes move under the pointer`() {
    drag(nowhere)
    other.frame.origin = Point(100, 0)
    #expect(book.take { rig.showFrame() } == ["other enter"])
    other.frame.origin = Point(150, 0)
    #expect(book.take { rig.showFrame() } == ["other exit"])
  }

  @Test func `does not exist at non-finite positions`() {
    drag(Point(.nan, 30))
    drag(Point(.infinity, 30))
    #expect(book.take { drag(Point(-1e300, 1e300)) } == [])
  }

  @Test func `leaves pointers, presses and focus unchanged`() {
    let book = Listener.Book()
    let control = Listener("control", in: book)
    control.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    let rig = SceneDriver(Scene(control), size: Size(100, 100))
    rig.showFrame()
    rig.press(at: Point(10, 10))
    rig.scene.handle(.dragOver(DragEvent(at: Point(20, 20), time: rig.now)))
    rig.scene.handle(.dragLeft(time: rig.now))
    rig.release()
    #expect(book.lines.count == 2)
    #expect(!rig.scene.needsUpdate || rig.scene.focusedNode === control)
  }
}
