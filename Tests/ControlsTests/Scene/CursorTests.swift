import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite final class `Scene cursor`: RecordingScene {
  private var cursor: Cursor { rig.scene.cursor }

  @Test func `is the cursor of the innermost node that has one`() {
    outer.cursor = .pointingHand
    rig.move(to: inInner)
    #expect(cursor == .pointingHand)
    inner.cursor = .iBeam
    #expect(cursor == .iBeam)
    rig.move(to: inOuter)
    #expect(cursor == .pointingHand)
    rig.move(to: Point(190, 90))
    #expect(cursor == .arrow)
  }

  @Test func `stays while a node captures the pointer, and is that node's`() {
    inner.cursor = .resizeLeftRight
    outer.cursor = .pointingHand
    rig.press(at: inInner, movingTo: Point(190, 90))
    #expect(cursor == .resizeLeftRight)
    rig.release()
    #expect(cursor == .arrow)
    inner.accepts = false
    rig.press(at: inInner)
    #expect(cursor == .pointingHand)
  }

  @Test func `is the primary pointer's, or another pointer's if the primary has left`() {
    outer.cursor = .pointingHand
    inner.cursor = .iBeam
    send(.moved, at: inOuter, by: second)
    #expect(cursor == .pointingHand)
    rig.move(to: inInner)
    #expect(cursor == .iBeam)
    rig.leave()
    #expect(cursor == .pointingHand)
  }

  @Test func `is a pointing hand over enabled buttons and switches`() {
    for control in [Switch(label: ""), Button("Add")] as [Control] {
      let rig = SceneDriver(Scene(control), size: Size(100, 40))
      rig.move(to: Point(10, 10))
      #expect(rig.scene.cursor == .pointingHand)
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
    rig.move(to: Point(14, 22))
    #expect(rig.scene.cursor == .openHand)
    rig.press(at: Point(14, 22), movingTo: Point(100, 300))
    #expect(rig.scene.cursor == .closedHand)
    rig.release()
    rig.move(to: Point(180, 22))
    #expect(rig.scene.cursor == .pointingHand)
    slider.trackPress = .ignore
    #expect(rig.scene.cursor == .arrow)
    slider.isEnabled = false
    rig.move(to: Point(100, 22))
    #expect(rig.scene.cursor == .arrow)
  }

  @Test func `is a pointing hand over enabled segments, and over a switch unless it is pending`() {
    let view = SegmentedControl(["A", "B"], selection: 0, label: "")
    view.setEnabled(false, forSegmentAt: 1)
    let toggle = Switch(label: "")
    let rig = SceneDriver(Scene(Stack(.vertical, of: view, toggle)), size: Size(200, 63))
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
