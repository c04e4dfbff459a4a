import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite final class `Drag and drop target`: RecordingScene {
  private func drag(_ point: Point) {
    rig.scene.handle(.dragOver(DragEvent(at: point, time: rig.now, contents: .files)))
  }

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
    inner.accepts = false
    drag(inInner)
    drag(inOuter)
    drag(inInner)
    #expect(book.take() == ["inner enter", "outer enter", "outer move", "outer move"])
    outer.accepts = false
    rig.scene.handle(.dragLeft(time: rig.now))
    drag(inInner)
    // A rejecting node is not asked twice about the same position.
    #expect(book.take { drag(inInner) } == ["outer exit", "inner enter", "outer enter"])
  }

  @Test func `receives positions in node coordinates and times of the scene`() {
    rig.showFrame(after: 0.5)
    drag(inInner)
    drag(inInner + Point(3, 4))
    #expect(inner.drags.map(\.position) == [Point(10, 5), Point(13, 9)])
    #expect(inner.drags.allSatisfy { $0.time == rig.scene.now && $0.contents == .files })
  }

  @Test func `is no plain or disabled node, and does not exist at non-finite positions`() {
    let plain = Node()
    let event = DragEvent(at: .zero, time: .zero)
    let takes = plain.dragEntered(event)
    #expect(!takes && event.contents.isEmpty)
    plain.dragMoved(event)
    plain.dragExited(time: .zero)
    other.isEnabled = false
    drag(inOther)
    drag(Point(.nan, 30))
    drag(Point(.infinity, 30))
    #expect(book.take { drag(Point(-1e300, 1e300)) } == [])
  }

  @Test func `receives an exit when it is disabled, hidden, removed or unmapped`() {
    let (other, rig) = (self.other, self.rig)
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
}
