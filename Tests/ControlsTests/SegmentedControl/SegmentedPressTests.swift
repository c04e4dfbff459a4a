import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4, Segmented: a press beside the pill.
///
/// Three segments of 100 pt, the middle one selected, counted from the leading edge.
@Suite struct `Segmented control: press` {
  private static func rig(
    _ direction: LayoutDirection = .leftToRight
  ) -> SceneRig<SegmentedControl> {
    SceneRig(SegmentedControl(segments: 3, selection: 1), direction: direction)
  }

  private let rig = Self.rig()

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

  @Test(arguments: LayoutDirection.allCases)
  func `the darkening follows the pointer, except over the pill`(direction: LayoutDirection) {
    let rig = Self.rig(direction)
    rig.press(at: rig.point(fromLeading: 50, 16), movingTo: rig.point(fromLeading: 99.9, 16))
    #expect(rig.state.pressedIndex == 0)
    #expect(rig.state(movingTo: rig.point(fromLeading: 150, 16)).pressedIndex == nil)
    #expect(rig.state(movingTo: rig.point(fromLeading: 200, 16)).pressedIndex == 2)
    #expect(rig.state(movingTo: rig.point(fromLeading: 350, 16)).pressedIndex == 2)
    rig.move(to: rig.point(fromLeading: 0, 16))
    #expect(rig.state.pressedIndex == 0 && rig.state.position.position == 1)
    #expect(rig.takeActions() == [])
  }

  @Test(
    arguments: [
      (Point(50, -50), 0), (Point(50, 82), 0), (Point(250, 60), 2), (Point(-49.9, 16), 0),
      (Point(349.9, 16), 2), (Point(335, 67), 2), (Point(250, -50), 2), (Point(50, -50.1), nil),
      (Point(50, 82.1), nil), (Point(-50.1, 16), nil), (Point(350.1, 16), nil),
      (Point(340, 72), nil),
    ] as [(Point, Int?)])
  func `a release up to 50 pt outside selects the segment nearest in x`(end: Point, index: Int?) {
    #expect(rig.state(pressingAt: Point(50, 16), movingTo: end).pressedIndex == index)
    #expect(rig.takeActionsAfterRelease() == (index.map { [.valueChanged(.index($0))] } ?? []))
    #expect(rig.control.selection == index ?? 1)
  }

  @Test func `the hit area is 44 pt high`() {
    for (y, isHit) in [(-5.9, true), (37.9, true), (-6.1, false), (38.1, false)] {
      let rig = Self.rig()
      #expect((rig.state(pressingAt: Point(50, y)).pressedIndex == 0) == isHit, "\(y)")
    }
  }

  @Test func `a disabled segment ignores presses`() {
    rig.control.setEnabled(false, forSegmentAt: 2)
    rig.tap(at: Point(250, 16))
    #expect(rig.state(pressingAt: Point(50, 16), movingTo: Point(250, 16)).pressedIndex == nil)
    #expect(rig.controlAfterRelease().selection == 1)
    #expect(rig.takeActions() == [])
    rig.control.setEnabled(true, forSegmentAt: 2)
    #expect(rig.takeActions(afterTapAt: Point(250, 16)).values == [.index(2)])
  }

  @Test func `the first selection shows the pill at its position`() {
    let rig = SceneRig(SegmentedControl(segments: 3, selection: nil))
    #expect(rig.state.pillRect == nil)
    #expect(rig.takeActions(afterTapAt: Point(250, 16)).values == [.index(2)])
    #expect(rig.state.position.position == 2)
    #expect(rig.state.pillRect == Rect(x: 202, y: 2, width: 96, height: 28))
  }
}
