import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Segmented control: single selection` {
  private static func rig(
    selection: Int? = 1, motion: MotionPreference = .full
  ) -> SceneRig<SegmentedControl> {
    SceneRig(SegmentedControl(segments: 3, selection: selection), motion: motion)
  }

  private let rig = Self.rig()

  @Test func `a tap on the selected segment deselects it if allowed`() {
    #expect(rig.control(tappingAt: Point(150, 16)).selection == 1)
    rig.control.allowsEmptySelection = true
    #expect(rig.control(tappingAt: Point(150, 16)).selection == nil)
    #expect(rig.takeActions().values == [.index(nil)])
    #expect(rig.control(tappingAt: Point(150, 16)).selection == 1)
  }

  @Test(arguments: [Point(150, 120), Point(260, 16)])
  func `a drag of the selected segment does not deselect it`(place: Point) {
    rig.control.allowsEmptySelection = true
    rig.press(at: Point(150, 16), movingTo: place)
    #expect(rig.controlAfterRelease(at: Point(150, 16)).selection == 1)
    #expect(rig.takeActions().values == [])
  }

  @Test func `Space deselects the selected segment if allowed`() {
    rig.focus()
    #expect(rig.control(after: .space).selection == 1)
    rig.control.allowsEmptySelection = true
    #expect(rig.control(after: .space).selection == nil)
  }

  @Test func `the focus ring is around the focused segment`() {
    rig.focus()
    rig.control.selectionFollowsFocus = false
    rig.key(.left)
    rig.settle()
    let rings = Drawing(of: rig).strokes
    #expect(rings.allSatisfy { $0.shape.rect.midX == 66 } && !rings.isEmpty)
  }

  @Test func `a pill that appears while another fades out does not slide`() {
    rig.control.select(nil, animated: true)
    rig.control.select(2, animated: true)
    #expect(rig.state.position.position == 2)
  }

  @Test func `the focus follows a dragged pill`() {
    rig.control.selectionFollowsFocus = false
    rig.focus()
    rig.key(.left)
    #expect(rig.state.focusedIndex == 0)
    rig.press(at: Point(150, 16), movingTo: Point(250, 16))
    rig.release()
    #expect(rig.control.selection == 2 && rig.state.focusedIndex == 2)
  }
}
