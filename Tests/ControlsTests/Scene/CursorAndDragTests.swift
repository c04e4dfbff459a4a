import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite final class `Scene cursor`: RecordingScene {
  private var cursor: Cursor { rig.scene.cursor }

  @Test func `is the cursor of the innermost node that has one`() {
    outer.cursor = .pointingHand
    #expect(rig.move(to: inInner).scene.cursor == .pointingHand)
    inner.cursor = .iBeam
    #expect(cursor == .iBeam)
    #expect(rig.move(to: inOuter).scene.cursor == .pointingHand)
    #expect(rig.move(to: Point(190, 90)).scene.cursor == .arrow)
  }

  @Test func `stays while a node captures the pointer, and is that node's`() {
    inner.cursor = .resizeLeftRight
    outer.cursor = .pointingHand
    #expect(rig.press(at: inInner, movingTo: Point(190, 90)).scene.cursor == .resizeLeftRight)
    #expect(rig.release().scene.cursor == .arrow)
    inner.accepts = false
    #expect(rig.press(at: inInner).scene.cursor == .pointingHand)
  }

  @Test func `is the primary pointer's, or another pointer's if the primary has left`() {
    outer.cursor = .pointingHand
    inner.cursor = .iBeam
    send(.moved, at: inOuter, by: second)
    #expect(cursor == .pointingHand)
    #expect(rig.move(to: inInner).scene.cursor == .iBeam)
    #expect(rig.leave().scene.cursor == .pointingHand)
  }

  @Test func `is a pointing hand over enabled buttons and switches`() {
    for control in [Switch(label: ""), Button("Add")] as [Control] {
      let rig = SceneDriver(Scene(control), size: Size(100, 40))
      #expect(rig.move(to: Point(10, 10)).scene.cursor == .pointingHand)
      control.isEnabled = false
      #expect(rig.scene.cursor == .arrow)
      control.isEnabled = true
      control.cursor = .wait
      #expect(rig.scene.cursor == .wait)
    }
  }

  @Test func `is an open hand over a slider's thumb, and a closed hand during a drag`() {
    let slider = Slider(value: 0, label: "")
    let rig = SceneDriver(Scene(slider), size: Size(200, 44))
    #expect(rig.move(to: Point(14, 22)).scene.cursor == .openHand)
    #expect(rig.press(at: Point(14, 22), movingTo: Point(100, 300)).scene.cursor == .closedHand)
    #expect(rig.release().move(to: Point(180, 22)).scene.cursor == .pointingHand)
    slider.trackPress = .ignore
    #expect(rig.scene.cursor == .arrow)
    slider.isEnabled = false
    #expect(rig.move(to: Point(100, 22)).scene.cursor == .arrow)
  }

  @Test func `is a pointing hand over enabled segments, and over a switch unless it is pending`() {
    let view = SegmentedControl(["A", "B"], selection: 0, label: "")
    view.setEnabled(false, forSegmentAt: 1)
    let toggle = Switch(label: "")
    let rig = SceneDriver(column: view, toggle, size: Size(200, 63))
    let segments = [0, 1].map { view.frameInScene.origin + view.state.segmentFrame(at: $0).center }
    let places = segments + [toggle.frameInScene.center]
    func cursors() -> [Cursor] {
      places.map { place in
        rig.move(to: place)
        return rig.scene.cursor
      }
    }
    #expect(cursors() == [.pointingHand, .arrow, .pointingHand])
    toggle.setPending(true)
    #expect(rig.scene.cursor == .arrow)
    toggle.setPending(false)
    #expect(rig.scene.cursor == .pointingHand)
  }
}

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
