import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Segmented: "Left/Right focused".
@Suite struct `Segmented control: keyboard` {
  private func focused(
    selection: Int?, _ direction: LayoutDirection = .leftToRight
  ) -> SceneRig<SegmentedControl> {
    let control = SegmentedControl(segments: 3, selection: selection)
    let rig = SceneRig(control, direction: direction)
    rig.focus()
    return rig
  }

  @Test(.spec("hig-p70"), arguments: [(Key.left, 0), (.right, 2), (.home, 0), (.end, 2)])
  func `arrow keys select the neighbors, Home and End the outer segments`(key: Key, expected: Int) {
    let rig = focused(selection: 1)
    #expect(rig.control(after: key).selection == expected)
    #expect(rig.takeActions().values == [.index(expected)])
    rig.showFrame(after: 0.06)
    let change = Double(expected - 1) * 0.410971610
    #expect(isClose(rig.state.position.position, 1 + change))
  }

  @Test func `keys skip disabled segments, and start at either end if nothing is selected`() {
    let rig = focused(selection: 0)
    rig.control.setEnabled(false, forSegmentAt: 1)
    #expect(rig.control(after: .right).selection == 2)
    rig.control.setEnabled(false, forSegmentAt: 0)
    #expect(rig.control(after: .home).selection == 2 && rig.control(after: .left).selection == 2)
    #expect(focused(selection: nil).control(after: .right).selection == 0)
    #expect(focused(selection: nil).control(after: .left).selection == 2)
  }

  /// Without a pointer, arrow keys that leave the control are easy to press by accident.
  @Test(.spec("hig-p68", "hig-p73"))
  func `Tab enters and leaves the control, and arrow keys never do`() {
    let (control, other) = (SegmentedControl(segments: 3, selection: 0), Switch(label: "Wi-Fi"))
    let rig = SceneDriver(Scene(Stack(.vertical, of: control, other)), size: Size(340, 130))
    #expect(rig.focusedNode(after: .tab) === control)
    for key in [Key.right, .right, .right, .left, .left, .left, .home, .end] {
      #expect(rig.focusedNode(after: key) === control)
    }
    #expect(rig.focusedNode(after: .tab) === other)
  }

  @Test func `keys during a drag are ignored, and a press while a key is held starts one`() {
    let rig = focused(selection: 1)
    rig.press(at: Point(150, 16))
    rig.keys(.right, .home)
    #expect(rig.control.selection == 1 && rig.takeActionsAfterRelease() == [])
    rig.keyDown(.right)
    _ = rig.takeActions()
    rig.press(at: Point(250, 16), movingTo: Point(50, 16))
    rig.keyUp(.right)
    #expect(rig.takeActionsAfterRelease().values == [.index(0)])
  }

  @Test(arguments: [true, false])
  func `removing or disabling a segment releases a held Space`(isRemoved: Bool) {
    let rig = focused(selection: 1)
    rig.control.selectionMode = .multiple
    rig.keyDown(.space)
    rig.advance(by: 0.5)
    #expect(rig.state.pillScale < 1)
    if isRemoved {
      rig.control.removeSegment(at: 1, animated: false)
    } else {
      rig.control.setEnabled(false, forSegmentAt: 1)
    }
    #expect(rig.settledState().pillScale == 1 && rig.takeActions(afterKeyUp: .space) == [])
    rig.keys(.home, .space)
    #expect(rig.control.selectedIndices.contains(0))
  }
}
