import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite final class `The cursor over a scene`: RecordingScene {
  private var cursor: Cursor { rig.scene.cursor }

  @Test func `is an arrow unless somebody says otherwise`() {
    #expect(cursor == .arrow)
    rig.move(to: inInner)
    #expect(cursor == .arrow)
  }

  @Test func `is that of the innermost node that has one`() {
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

  @Test func `stays while the pointer holds something, wherever it goes`() {
    inner.cursor = .resizeLeftRight
    outer.cursor = .pointingHand
    rig.press(at: inInner, movingTo: Point(190, 90))
    #expect(cursor == .resizeLeftRight)
    rig.release()
    #expect(cursor == .arrow)
  }

  @Test func `is the holder's, not that of what the press went through`() {
    inner.cursor = .resizeLeftRight
    outer.cursor = .pointingHand
    inner.takesPress = false
    rig.press(at: inInner)
    #expect(cursor == .pointingHand)
  }

  @Test func `is the primary pointer's, or else the other's`() {
    outer.cursor = .pointingHand
    inner.cursor = .iBeam
    func move(_ pointer: Int, to point: Point, _ phase: PointerEvent.Phase = .moved) {
      rig.scene.handle(
        .pointer(
          PointerEvent(
            phase, at: point, time: rig.now, pointer: PointerID(rawValue: pointer))))
    }
    move(8, to: inOuter)
    #expect(cursor == .pointingHand)
    move(0, to: inInner)
    #expect(cursor == .iBeam)
    move(0, to: .zero, .left)
    #expect(cursor == .pointingHand)
  }

  @Test func `is a hand over what can be pressed`() {
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

  @Test func `is an open hand over a slider's thumb, and a closed one while it is held`() {
    let slider = Slider(value: 0, label: "")
    let rig = SceneDriver(Scene(slider), size: Size(200, 44))
    rig.move(to: Point(14, 22))
    #expect(rig.scene.cursor == .openHand)
    rig.press(at: Point(14, 22), movingTo: Point(100, 300))
    #expect(rig.scene.cursor == .closedHand)
    rig.release()
    rig.move(to: Point(180, 22))
    #expect(rig.scene.cursor == .arrow)
    slider.isEnabled = false
    rig.move(to: Point(100, 22))
    #expect(rig.scene.cursor == .arrow)
  }

  @Test func `is a hand over segments that can be pressed`() {
    let view = SegmentedControl(["A", "B"], selection: 0, label: "")
    view.setEnabled(false, forSegmentAt: 1)
    let rig = SceneDriver(Scene(view), size: Size(200, 32))
    rig.move(to: Point(50, 16))
    #expect(rig.scene.cursor == .pointingHand)
    rig.move(to: Point(150, 16))
    #expect(rig.scene.cursor == .arrow)
  }

  @Test func `is no hand over a switch that waits`() {
    let toggle = Switch(label: "")
    let rig = SceneDriver(Scene(toggle), size: Size(51, 31))
    rig.move(to: Point(10, 10))
    toggle.setPending(true)
    #expect(rig.scene.cursor == .arrow)
    toggle.setPending(false)
    #expect(rig.scene.cursor == .pointingHand)
  }
}
