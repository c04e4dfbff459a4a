import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Segmented: "programmatic select during drag".
@Suite struct `Segmented control: programmatic selection` {
  private static func rig(selection: Int? = 0) -> SceneRig<SegmentedControl> {
    SceneRig(SegmentedControl(segments: 5, selection: selection))
  }

  private let rig = Self.rig()

  @Test(.spec("segmented/animation/selection-change"))
  func `an animated selection slides and reports nothing`() {
    rig.control.select(2, animated: true)
    #expect(rig.control.selection == 2)
    #expect(isClose(rig.state(after: 0.06).position.position, 2 * 0.410971610))
    rig.settle()
    #expect(rig.takeActions() == [])
  }

  @Test(arguments: [5, -1, Int.max, Int.min])
  func `an invalid index is rejected`(index: Int) {
    let before = rig.state
    #expect(!rig.control.select(index, animated: true))
    rig.control.selection = index
    #expect(!rig.control.setEnabled(false, forSegmentAt: index))
    #expect(rig.state == before)
    #expect(rig.control.segments.allSatisfy { $0.isEnabled })
    #expect(SegmentedControl(segments: 2, selection: index).selection == nil)
  }

  @Test func `a selection without animation ends an animated one`() {
    for index in [2, 4] {
      rig.control.select(index, animated: true)
      rig.showFrame(after: 0.15)
      rig.control.select(2, animated: false)
      #expect(rig.state.separatorOpacities == [1, 0, 0, 1])
    }
    #expect(!rig.showFrame().isAnimating)
  }

  @Test func `a selection during a drag applies if the drag changes nothing`() {
    rig.press(at: Point(30, 16))
    rig.control.select(3, animated: true)
    #expect(rig.state.shownIndex == 0)
    #expect(rig.state(after: 0.1).position.position == 0)
    #expect(rig.controlAfterRelease().selection == 3)
    #expect(rig.state.shownIndex == 3)
    #expect(isClose(rig.state(after: 0.06).position.position, 3 * 0.410971610))
    #expect(rig.takeActions().values == [])
  }

  @Test(arguments: CancelCause.allCases)
  func `a selection during a drag applies if the drag is canceled`(cause: CancelCause) {
    rig.press(at: Point(30, 16), movingTo: Point(90, 16))
    rig.control.select(3, animated: true)
    #expect(rig.state.shownIndex == 1)
    _ = rig.takeActions()
    rig.cancel(by: cause)
    #expect(rig.control.selection == 3)
    #expect(rig.settledState().position.position == 3)
    #expect(rig.takeActions() == [])
  }

  @Test func `the last of several selections during a drag applies`() {
    rig.press(at: Point(30, 16))
    rig.control.select(3, animated: true)
    rig.control.select(2, animated: false)
    #expect(rig.controlAfterRelease().selection == 2)
    #expect(rig.state.position.position == 2)
  }

  @Test func `a selection during a press beside the pill shows immediately`() {
    rig.press(at: Point(150, 16))
    rig.control.select(4, animated: true)
    #expect(rig.state.shownIndex == 4)
    #expect(rig.takeActionsAfterRelease().values == [.index(2)])
  }
}
