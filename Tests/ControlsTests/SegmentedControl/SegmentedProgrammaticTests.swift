import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Segmented: "programmatic select during drag".
@Suite struct `Segmented control: programmatic selection` {
  private let rig = SceneRig(SegmentedControl(segments: 5, selection: 0))

  @Test(.spec("segmented/animation/selection-change", "segmented/animation/spring-damping"))
  func `an animated selection slides by the spring and reports nothing`() {
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
    #expect(!rig.control.setEnabled(false, forSegmentAt: index) && rig.state == before)
    #expect(rig.control.segments.allSatisfy { $0.isEnabled })
    #expect(SegmentedControl(segments: 2, selection: index).selection == nil)
  }

  @Test func `a selection during a press beside the pill, or without animation, shows at once`() {
    rig.press(at: Point(150, 16))
    rig.control.select(4, animated: true)
    #expect(rig.state.shownIndex == 4 && rig.takeActionsAfterRelease().values == [.index(2)])
    for index in [2, 4] {
      rig.control.select(index, animated: true)
      rig.showFrame(after: 0.15)
      rig.control.select(2, animated: false)
      #expect(rig.state.separatorOpacities == [1, 0, 0, 1])
    }
    #expect(!rig.showFrame().isAnimating)
  }

  @Test func `the last selection during a drag applies if the drag changes nothing`() {
    rig.press(at: Point(30, 16))
    rig.control.select(3, animated: true)
    #expect(rig.state.shownIndex == 0 && rig.state(after: 0.1).position.position == 0)
    #expect(rig.controlAfterRelease().selection == 3 && rig.state.shownIndex == 3)
    #expect(isClose(rig.state(after: 0.06).position.position, 3 * 0.410971610))
    #expect(rig.takeActions().values == [])
    rig.settle()
    rig.press(at: Point(210, 16))
    rig.control.select(1, animated: true)
    rig.control.select(2, animated: false)
    #expect(rig.controlAfterRelease().selection == 2 && rig.state.position.position == 2)
  }

  @Test(arguments: CancelCause.allCases)
  func `a selection during a drag applies if the drag is canceled`(cause: CancelCause) {
    rig.press(at: Point(30, 16), movingTo: Point(90, 16))
    rig.control.select(3, animated: true)
    #expect(rig.state.shownIndex == 1)
    _ = rig.takeActions()
    rig.cancel(by: cause)
    #expect(rig.control.selection == 3 && rig.settledState().position.position == 3)
    #expect(rig.takeActions() == [])
  }
}

@Suite struct `Segmented control: single selection` {
  private let rig = SceneRig(SegmentedControl(segments: 3, selection: 1))

  @Test func `a tap or Space on the selected segment deselects it if allowed`() {
    #expect(rig.control(tappingAt: Point(150, 16)).selection == 1)
    rig.control.allowsEmptySelection = true
    #expect(rig.control(tappingAt: Point(150, 16)).selection == nil)
    #expect(rig.takeActions().values == [.index(nil)])
    #expect(rig.control(tappingAt: Point(150, 16)).selection == 1)
    rig.control.allowsEmptySelection = false
    rig.focus()
    #expect(rig.control(after: .space).selection == 1)
    rig.control.allowsEmptySelection = true
    #expect(rig.control(after: .space).selection == nil)
  }

  @Test(arguments: [Point(150, 120), Point(260, 16)])
  func `a drag of the selected segment does not deselect it`(place: Point) {
    rig.control.allowsEmptySelection = true
    rig.press(at: Point(150, 16), movingTo: place)
    #expect(rig.controlAfterRelease(at: Point(150, 16)).selection == 1)
    #expect(rig.takeActions().values == [])
  }

  @Test func `the focus ring is around the focused segment, and follows a dragged pill`() {
    rig.focus()
    rig.control.selectionFollowsFocus = false
    rig.key(.left)
    rig.settle()
    let rings = Drawing(of: rig).strokes
    #expect(rings.allSatisfy { $0.shape.rect.midX == 66 } && !rings.isEmpty)
    #expect(rig.state.focusedIndex == 0)
    rig.swipe(from: Point(150, 16), to: Point(250, 16))
    #expect(rig.control.selection == 2 && rig.state.focusedIndex == 2)
  }

  @Test func `a pill that appears while another fades out does not slide`() {
    rig.control.select(nil, animated: true)
    rig.control.select(2, animated: true)
    #expect(rig.state.position.position == 2)
  }
}
