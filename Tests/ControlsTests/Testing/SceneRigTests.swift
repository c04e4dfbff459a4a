import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Scene rig` {
  @Test(arguments: LayoutDirection.allCases)
  func `places are measured from the leading edge`(direction: LayoutDirection) {
    let rig = SceneRig(
      SegmentedControl(["", "", ""], selection: 1), size: Size(300, 32), direction: direction)
    let isMirrored = direction == .rightToLeft
    #expect(rig.point(.leading) == Point(isMirrored ? 262.5 : 37.5, 16))
    #expect(rig.point(fromLeading: 10, 5) == Point(isMirrored ? 290 : 10, 5))
    for (place, segment) in [(Place.trailing, 2), (.leading, 0), (.center, 1)] {
      rig.tap(at: place)
      #expect(rig.control.selection == segment)
    }
  }

  @Test func `a drag moves in steps with a frame for each`() {
    let rig = SceneRig(Slider(value: 0), size: Size(200, 44))
    var frames: [Double] = []
    let start = rig.now
    rig.scene.onFrame = { frame, _ in frames.append(frame.target.seconds(since: start)) }
    rig.press(at: rig.point(fromLeading: 14, 22))
    rig.drag(to: Point(100, 22), over: 0.1, rate: 50)
    rig.release()
    #expect(frames == [0.02, 0.04, 0.06, 0.08, 0.1])
    #expect(rig.actions.numbers.count == 5)
    #expect(rig.actions.numbers == rig.actions.numbers.sorted())
    #expect(rig.control.value == rig.actions.numbers.last)
  }

  @Test func `a picture shows the current state without changing it`() throws {
    let rig = SceneRig(Switch(isOn: false), size: Size(51, 31))
    let off = try rig.picture()
    rig.tap(at: .center)
    rig.showFrame(after: 0.1)
    let state = rig.control.state
    let moving = try rig.picture()
    #expect(moving != off)
    #expect(rig.control.state == state)
    #expect(try rig.picture() == moving)
    // A change that no frame shows yet is in the picture.
    rig.settle()
    rig.control.setOn(false, animated: false)
    #expect(try rig.picture() == off)
  }

  @Test func `a rig gives a control its fitting size`() {
    let rig = SceneRig(Switch(label: "Wi-Fi"))
    #expect(rig.controlFrame == Rect(x: 16, y: 16, width: 51, height: 31))
    #expect(rig.scene.size == Size(83, 63))
  }
}
