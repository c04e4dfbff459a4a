import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/rendering.md#5.4/segmented/press-selected;
/// docs/spec/rendering.md#5.4/segmented/drag.
///
/// Five segments of 60 pt, counted from the leading edge.
@Suite struct `Segmented control: dragging` {
  private func rig(
    selection: Int = 0, _ direction: LayoutDirection = .leftToRight
  ) -> SceneRig<SegmentedControl> {
    SceneRig(SegmentedControl(segments: 5, selection: selection), direction: direction)
  }

  @Test func `any height counts, outer segments extend, and disabled ones are skipped`() {
    let rig = rig(selection: 2)
    #expect(rig.state(pressingAt: Point(150, 16), movingTo: Point(90, 700)).shownIndex == 1)
    #expect(rig.state(movingTo: Point(900, -500)).shownIndex == 4)
    #expect(rig.state(movingTo: Point(-900, 16)).shownIndex == 0)
    #expect(rig.controlAfterRelease(at: Point(150, 16)).selection == 2)
    #expect(rig.takeActions().values == [])
    let skipping = self.rig()
    skipping.control.setEnabled(false, forSegmentAt: 1)
    #expect(skipping.state(pressingAt: Point(30, 16), movingTo: Point(90, 16)).shownIndex == 0)
    #expect(skipping.state(movingTo: Point(150, 16)).shownIndex == 2)
    #expect(skipping.takeActionsAfterRelease(at: Point(90, 16)).values == [.index(2)])
  }

  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `a cancel returns the pill`(cause: CancelCause, direction: LayoutDirection) {
    let rig = rig(direction)
    rig.press(at: rig.point(fromLeading: 30, 16), movingTo: rig.point(fromLeading: 90, 16))
    rig.settle()
    _ = rig.takeActions()
    rig.cancel(by: cause)
    #expect(rig.state.shownIndex == 0)
    #expect(isClose(rig.state(after: 0.06).position.position, 1 - 0.410971610))
    rig.release(at: rig.point(fromLeading: 200, 16))
    #expect(rig.settledState().position.position == 0 && rig.state.pillScale == 1)
    #expect(rig.control.selection == 0 && rig.takeActions() == [])
  }
}

/// spec: docs/spec/rendering.md#5.4/segmented/press: a press beside the pill.
///
/// Three segments of 100 pt, the middle one selected, counted from the leading edge.
@Suite struct `Segmented control: press` {
  private let rig = SceneRig(SegmentedControl(segments: 3, selection: 1))

  @Test(arguments: Appearance.allCases)
  func `a press dims the title of a segment beside the pill`(appearance: Appearance) {
    let theme = Theme(appearance)
    let rig = SceneRig(SegmentedControl(["A", "B", "C"], selection: 1), theme: theme)
    func colors() -> [Color] {
      rig.showFrame()
      return Drawing(of: rig).flattened.texts.map(\.color)
    }
    rig.press(at: Point(50, 16))
    #expect(colors() == [theme.label.opacity(0.2), theme.label, theme.label])
    rig.move(to: Point(150, 16))
    #expect(colors() == [theme.label, theme.label, theme.label])
  }

  @Test(
    .spec("segmented-p22", "hig-p11"),
    arguments: [
      (Point(50, -50), 0), (Point(50, 82), 0), (Point(250, 60), 2), (Point(-49.9, 16), 0),
      (Point(349.9, 16), 2), (Point(335, 67), 2), (Point(250, -50), 2), (Point(50, -50.1), nil),
      (Point(50, 82.1), nil), (Point(-50.1, 16), nil), (Point(350.1, 16), nil),
      (Point(340, 72), nil),
    ] as [(Point, Int?)])
  func `a release up to 50 pt outside selects the segment nearest in x`(end: Point, index: Int?) {
    #expect(rig.state(pressingAt: Point(50, 16), movingTo: end).pressedIndex == index)
    #expect(rig.takeActionsAfterRelease() == (index.map { [.valueChanged(.index($0))] } ?? []))
    #expect(rig.control.selectedIndices == [index ?? 1])
  }

  @Test func `the hit area is 44 pt high, and that of a disabled segment ignores presses`() {
    for (y, isHit) in [(-5.9, true), (37.9, true), (-6.1, false), (38.1, false)] {
      #expect((rig.state(pressingAt: Point(50, y)).pressedIndex == 0) == isHit, "\(y)")
      rig.cancel()
    }
    rig.control.setEnabled(false, forSegmentAt: 2)
    rig.tap(at: Point(250, 16))
    #expect(rig.state(pressingAt: Point(50, 16), movingTo: Point(250, 16)).pressedIndex == nil)
    #expect(rig.controlAfterRelease().selection == 1 && rig.takeActions() == [])
    rig.control.setEnabled(true, forSegmentAt: 2)
    #expect(rig.takeActions(afterTapAt: Point(250, 16)).values == [.index(2)])
  }

  @Test func `the first selection shows the pill at its position`() {
    let rig = SceneRig(SegmentedControl(segments: 3, selection: nil))
    #expect(rig.state.pillRect == nil)
    #expect(rig.takeActions(afterTapAt: Point(250, 16)).values == [.index(2)])
    #expect(rig.state.position.position == 2 && rig.state.pillRect == Rect(202, 2, 96, 28))
  }
}

/// spec: docs/spec/rendering.md#5.4/segmented/keys.
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
