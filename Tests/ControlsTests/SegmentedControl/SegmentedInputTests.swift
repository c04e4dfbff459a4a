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
    #expect(rig.press(at: Point(150, 16), movingTo: Point(90, 700)).state.shownIndex == 1)
    #expect(rig.move(to: Point(900, -500)).state.shownIndex == 4)
    #expect(rig.move(to: Point(-900, 16)).state.shownIndex == 0)
    #expect(rig.release(at: Point(150, 16)).control.selection == 2)
    #expect(rig.takeActions().values == [])
    let skipping = self.rig()
    skipping.control.setEnabled(false, forSegmentAt: 1)
    #expect(skipping.press(at: Point(30, 16), movingTo: Point(90, 16)).state.shownIndex == 0)
    #expect(skipping.move(to: Point(150, 16)).state.shownIndex == 2)
    #expect(skipping.release(at: Point(90, 16)).takeActions().values == [.index(2)])
  }

  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `a cancel returns the pill`(cause: CancelCause, direction: LayoutDirection) {
    let rig = rig(direction)
    rig.press(at: rig.point(fromLeading: 30, 16), movingTo: rig.point(fromLeading: 90, 16))
    _ = rig.settled().takeActions()
    #expect(rig.cancel(by: cause).state.shownIndex == 0)
    #expect(isClose(rig.after(0.06).state.position.position, 1 - 0.410971610))
    rig.release(at: rig.point(fromLeading: 200, 16))
    #expect(rig.settled().state.position.position == 0 && rig.state.pillScale == 1)
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
    #expect(rig.press(at: Point(50, 16), movingTo: end).state.pressedIndex == index)
    #expect(rig.release().takeActions() == (index.map { [.valueChanged(.index($0))] } ?? []))
    #expect(rig.control.selectedIndices == [index ?? 1])
  }

  @Test func `the hit area is 44 pt high, and that of a disabled segment ignores presses`() {
    for (y, isHit) in [(-5.9, true), (37.9, true), (-6.1, false), (38.1, false)] {
      #expect((rig.press(at: Point(50, y)).state.pressedIndex == 0) == isHit, "\(y)")
      rig.cancel()
    }
    rig.control.setEnabled(false, forSegmentAt: 2)
    rig.tap(at: Point(250, 16))
    #expect(rig.press(at: Point(50, 16), movingTo: Point(250, 16)).state.pressedIndex == nil)
    #expect(rig.release().control.selection == 1 && rig.takeActions() == [])
    rig.control.setEnabled(true, forSegmentAt: 2)
    #expect(rig.tap(at: Point(250, 16)).takeActions().values == [.index(2)])
  }

  @Test func `the first selection shows the pill at its position`() {
    let rig = SceneRig(SegmentedControl(segments: 3, selection: nil))
    #expect(rig.state.pillRect == nil)
    #expect(rig.tap(at: Point(250, 16)).takeActions().values == [.index(2)])
    #expect(rig.state.position.position == 2 && rig.state.pillRect == Rect(202, 2, 96, 28))
  }
}

/// spec: docs/spec/rendering.md#5.4/segmented/keys.
@Suite struct `Segmented control: keyboard` {
  private func focused(
    selection: Int?, _ direction: LayoutDirection = .leftToRight
  ) -> SceneRig<SegmentedControl> {
    let rig = SceneRig(SegmentedControl(segments: 3, selection: selection), direction: direction)
    rig.focus()
    return rig
  }

  @Test(.spec("hig-p70"), arguments: [(Key.left, 0), (.right, 2), (.home, 0), (.end, 2)])
  func `arrow keys select the neighbors, Home and End the outer segments`(key: Key, expected: Int) {
    let rig = focused(selection: 1)
    #expect(rig.key(key).control.selection == expected)
    #expect(rig.takeActions().values == [.index(expected)])
    rig.showFrame(after: 0.06)
    let change = Double(expected - 1) * 0.410971610
    #expect(isClose(rig.state.position.position, 1 + change))
  }

  @Test func `keys skip disabled segments, and start at either end if nothing is selected`() {
    let rig = focused(selection: 0)
    rig.control.setEnabled(false, forSegmentAt: 1)
    #expect(rig.key(.right).control.selection == 2)
    rig.control.setEnabled(false, forSegmentAt: 0)
    #expect(rig.key(.home).control.selection == 2 && rig.key(.left).control.selection == 2)
    #expect(focused(selection: nil).key(.right).control.selection == 0)
    #expect(focused(selection: nil).key(.left).control.selection == 2)
  }

  /// Without a pointer, arrow keys that leave the control are easy to press by accident.
  @Test(.spec("hig-p68", "hig-p73"))
  func `Tab enters and leaves the control, and arrow keys never do`() {
    let (control, other) = (SegmentedControl(segments: 3, selection: 0), Switch(label: "Wi-Fi"))
    let rig = SceneDriver(column: control, other, size: Size(340, 130))
    #expect(rig.key(.tab).scene.focusedNode === control)
    for key in [Key.right, .right, .right, .left, .left, .left, .home, .end] {
      #expect(rig.key(key).scene.focusedNode === control)
    }
    #expect(rig.key(.tab).scene.focusedNode === other)
  }

  @Test func `keys during a drag are ignored, and a press while a key is held starts one`() {
    let rig = focused(selection: 1).press(at: Point(150, 16))
    #expect(rig.keys(.right, .home).control.selection == 1 && rig.release().takeActions() == [])
    _ = rig.keyDown(.right).takeActions()
    rig.press(at: Point(250, 16), movingTo: Point(50, 16))
    #expect(rig.keyUp(.right).release().takeActions().values == [.index(0)])
  }

  @Test(arguments: [true, false])
  func `removing or disabling a segment releases a held Space`(isRemoved: Bool) {
    let rig = focused(selection: 1)
    rig.control.selectionMode = .multiple
    #expect(rig.keyDown(.space).advance(by: 0.5).state.pillScale < 1)
    if isRemoved {
      rig.control.removeSegment(at: 1, animated: false)
    } else {
      rig.control.setEnabled(false, forSegmentAt: 1)
    }
    #expect(rig.settled().state.pillScale == 1 && rig.keyUp(.space).takeActions() == [])
    #expect(rig.keys(.home, .space).control.selectedIndices.contains(0))
  }
}
