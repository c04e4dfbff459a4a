import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4, Segmented: a press beside the pill.
///
/// Three segments of 100 pt, the middle one selected, counted from the side where reading begins.
@Suite struct `Pressing a segment that is not selected` {
  private func rig(
    _ direction: LayoutDirection = .leftToRight
  ) -> SceneRig<SegmentedControl> {
    SceneRig(SegmentedControl(segments: 3, selection: 1), direction: direction)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the segment darkens and the selection stays`(direction: LayoutDirection) {
    let rig = rig(direction)
    rig.press(at: rig.point(fromLeading: 50, 16))
    #expect(rig.state.pressedIndex == 0)
    #expect(!rig.state.isPillPressed)
    rig.settle()
    #expect(rig.control.selection == 1)
    #expect(rig.state.shownIndex == 1)
    #expect(rig.state.pillScale == 1)
    #expect(rig.takeActions() == [])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the darkening follows the pointer, but not onto the selected one`(
    direction: LayoutDirection
  ) {
    let rig = rig(direction)
    rig.press(at: rig.point(fromLeading: 50, 16), movingTo: rig.point(fromLeading: 99.9, 16))
    #expect(rig.state.pressedIndex == 0)
    rig.move(to: rig.point(fromLeading: 150, 16))
    #expect(rig.state.pressedIndex == nil)
    rig.move(to: rig.point(fromLeading: 200.1, 16))
    #expect(rig.state.pressedIndex == 2)
    rig.move(to: rig.point(fromLeading: 350, 16))
    #expect(rig.state.pressedIndex == 2)
    rig.move(to: rig.point(fromLeading: 0, 16))
    #expect(rig.state.pressedIndex == 0)
    #expect(rig.state.position.position == 1)
    #expect(rig.takeActions() == [])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the release selects the segment under the pointer, with one event`(
    direction: LayoutDirection
  ) {
    let rig = rig(direction)
    rig.swipe(from: rig.point(fromLeading: 50, 16), to: rig.point(fromLeading: 250, 16))
    #expect(rig.control.selection == 2)
    #expect(rig.takeActions().values == [.index(2)])
    #expect(rig.state.pressedIndex == nil)
    rig.showFrame(after: 0.06)
    // spec: rendering, 4.3, R = 0.3
    #expect(isClose(rig.state.position.position, 1 + 0.410971610))
    rig.settle()
    #expect(rig.state.position.position == 2)
    #expect(rig.takeActions() == [])
  }

  @Test func `the owner's closure gets the new index`() {
    let rig = rig()
    var indices: [Int?] = []
    rig.control.onChange { indices.append($0) }
    rig.tap(at: Point(250, 16))
    rig.tap(at: Point(250, 16))
    rig.tap(at: Point(50, 16))
    #expect(indices == [2, 0])
  }

  @Test func `a release over the selected segment does nothing`() {
    let rig = rig()
    rig.swipe(from: Point(50, 16), to: Point(150, 16))
    #expect(rig.control.selection == 1)
    #expect(rig.takeActions() == [])
    #expect(!rig.showFrame().isAnimating)
  }

  @Test(
    arguments: [
      (Point(50, -49.9), 0), (Point(50, 81.9), 0), (Point(250, 60), 2), (Point(-49.9, 16), 0),
      (Point(349.9, 16), 2), (Point(335, 67), 2), (Point(250, -50), 2),
    ])
  func `up to 50 pt outside, the nearest by x is selected`(end: Point, index: Int) {
    let rig = rig()
    rig.press(at: Point(50, 16), movingTo: end)
    #expect(rig.state.pressedIndex == index)
    rig.release()
    #expect(rig.takeActions().values == [.index(index)])
  }

  @Test(
    arguments: [
      Point(50, -50.1), Point(50, 82.1), Point(-50.1, 16), Point(350.1, 16), Point(340, 72),
    ])
  func `further than 50 pt outside nothing is`(end: Point) {
    let rig = rig()
    rig.press(at: Point(50, 16), movingTo: end)
    #expect(rig.state.pressedIndex == nil)
    rig.release()
    #expect(rig.control.selection == 1)
    #expect(rig.takeActions() == [])
  }

  @Test func `coming back from further than 50 pt selects again`() {
    let rig = rig()
    rig.press(at: Point(50, 16), movingTo: Point(50, 200))
    rig.move(to: Point(250, 20))
    #expect(rig.state.pressedIndex == 2)
    rig.release()
    #expect(rig.takeActions().values == [.index(2)])
  }

  @Test func `the hit area is 44 pt high`() {
    for (y, isHit) in [(-5.9, true), (37.9, true), (-6.1, false), (38.1, false)] {
      let rig = rig()
      rig.press(at: Point(50, y))
      #expect((rig.state.pressedIndex == 0) == isHit, "\(y)")
    }
  }

  @Test func `a disabled segment is left alone`() {
    let rig = rig()
    rig.control.setEnabled(false, forSegmentAt: 2)
    rig.tap(at: Point(250, 16))
    rig.press(at: Point(50, 16), movingTo: Point(250, 16))
    #expect(rig.state.pressedIndex == nil)
    rig.release()
    #expect(rig.control.selection == 1)
    #expect(rig.takeActions() == [])
    rig.control.setEnabled(true, forSegmentAt: 2)
    rig.tap(at: Point(250, 16))
    #expect(rig.takeActions().values == [.index(2)])
  }

  @Test func `other buttons do nothing`() {
    let rig = rig()
    rig.press(at: Point(50, 16), button: 3)
    #expect(rig.state.pressedIndex == nil)
    rig.release(button: 3)
    rig.press(at: Point(50, 16))
    rig.press(at: Point(250, 16), button: 2)
    rig.release(button: 2)
    #expect(rig.state.pressedIndex == 0)
    rig.release(at: Point(50, 16))
    #expect(rig.takeActions().values == [.index(0)])
  }

  @Test func `without a selection the first press has a pill appear in its place`() {
    let rig = SceneRig(SegmentedControl(segments: 3, selection: nil))
    #expect(rig.state.pillRect == nil)
    rig.tap(at: Point(250, 16))
    #expect(rig.takeActions().values == [.index(2)])
    #expect(rig.state.position.position == 2)
    #expect(rig.state.pillRect == Rect(x: 202, y: 2, width: 96, height: 28))
  }
}
