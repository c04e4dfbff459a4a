import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Segmented: a press on the pill, and dragging it.
///
/// Five segments of 60 pt, counted from the leading edge.
@Suite struct `Segmented control: dragging` {
  private func rig(
    selection: Int = 0, _ direction: LayoutDirection = .leftToRight
  ) -> SceneRig<SegmentedControl> {
    SceneRig(SegmentedControl(segments: 5, selection: selection), direction: direction)
  }

  @Test(.spec("segmented/animation/spring-damping"))
  func `a reversal in flight matches the reference table`() {
    let rig = rig()
    rig.press(at: Point(30, 16), movingTo: Point(90, 16))
    rig.showFrame(after: 0.1)
    rig.move(to: Point(30, 16))
    var positions: [Double] = []
    for _ in 0..<4 {
      rig.showFrame(after: 0.05)
      positions.append(rig.state.position.position)
    }
    // spec: rendering, 4.3, Reversal
    #expect(isClose(positions, [0.633099566, 0.292518755, 0.073662691, -0.009116858]))
  }

  @Test func `any height counts, and the outer segments extend beyond the ends`() {
    let rig = rig(selection: 2)
    #expect(rig.state(pressingAt: Point(150, 16), movingTo: Point(90, 700)).shownIndex == 1)
    #expect(rig.state(movingTo: Point(900, -500)).shownIndex == 4)
    #expect(rig.state(movingTo: Point(-900, 16)).shownIndex == 0)
    #expect(rig.controlAfterRelease(at: Point(150, 16)).selection == 2)
    #expect(rig.takeActions().values == [])
  }

  @Test func `a disabled segment is skipped`() {
    let rig = rig()
    rig.control.setEnabled(false, forSegmentAt: 1)
    #expect(rig.state(pressingAt: Point(30, 16), movingTo: Point(90, 16)).shownIndex == 0)
    #expect(rig.state(movingTo: Point(150, 16)).shownIndex == 2)
    #expect(rig.takeActionsAfterRelease(at: Point(90, 16)).values == [.index(2)])
  }

  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `a cancel returns the pill and reports no value`(
    cause: CancelCause, direction: LayoutDirection
  ) {
    let rig = rig(direction)
    rig.press(at: rig.point(fromLeading: 30, 16), movingTo: rig.point(fromLeading: 90, 16))
    rig.settle()
    _ = rig.takeActions()
    rig.cancel(by: cause)
    #expect(rig.state.shownIndex == 0)
    #expect(isClose(rig.state(after: 0.06).position.position, 1 - 0.410971610))
    rig.release(at: rig.point(fromLeading: 200, 16))
    #expect(rig.settledState().position.position == 0 && rig.state.pillScale == 1)
    #expect(rig.control.selection == 0)
    #expect(rig.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases)
  func `a canceled press beside the pill selects nothing`(cause: CancelCause) {
    let rig = rig()
    rig.press(at: Point(150, 16))
    rig.cancel(by: cause)
    #expect(rig.state.pressedIndex == nil)
    #expect(rig.controlAfterRelease().selection == 0)
    #expect(rig.takeActions() == [])
  }
}
