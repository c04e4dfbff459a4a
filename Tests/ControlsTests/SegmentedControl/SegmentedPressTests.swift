import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Segmented: a press beside the pill.
///
/// Three segments of 100 pt, the middle one selected, counted from the side where reading begins.
@Suite struct `Pressing a segment that is not selected` {
  private func harness(
    _ direction: LayoutDirection = .leftToRight
  ) throws -> Harness<SegmentedControl> {
    try Harness(SegmentedControl(segments: 3, selection: 1), direction: direction)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the segment darkens and the selection stays`(direction: LayoutDirection) throws {
    let harness = try harness(direction)
    harness.press(at: harness.reading(50, 16))
    #expect(harness.state.pressedIndex == 0)
    #expect(!harness.state.isPillPressed)
    harness.settle()
    #expect(harness.control.selection == 1)
    #expect(harness.state.shownIndex == 1)
    #expect(harness.state.pillScale == 1)
    #expect(harness.takeActions() == [])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the darkening follows the pointer, but not onto the selected one`(
    direction: LayoutDirection
  ) throws {
    let harness = try harness(direction)
    harness.press(at: harness.reading(50, 16))
    harness.move(to: harness.reading(99.9, 16))
    #expect(harness.state.pressedIndex == 0)
    harness.move(to: harness.reading(150, 16))
    #expect(harness.state.pressedIndex == nil)
    harness.move(to: harness.reading(200.1, 16))
    #expect(harness.state.pressedIndex == 2)
    harness.move(to: harness.reading(350, 16))
    #expect(harness.state.pressedIndex == 2)
    harness.move(to: harness.reading(0, 16))
    #expect(harness.state.pressedIndex == 0)
    #expect(harness.state.position.position == 1)
    #expect(harness.takeActions() == [])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the release selects the segment under the pointer, with one event`(
    direction: LayoutDirection
  ) throws {
    let harness = try harness(direction)
    harness.press(at: harness.reading(50, 16))
    harness.move(to: harness.reading(250, 16))
    harness.release()
    #expect(harness.control.selection == 2)
    #expect(harness.takeActions().values == [.index(2)])
    #expect(harness.state.pressedIndex == nil)
    harness.advance(by: 0.06)
    // spec: rendering, 4.3, R = 0.3
    #expect(isClose(harness.state.position.position, 1 + 0.410971610))
    harness.settle()
    #expect(harness.state.position.position == 2)
    #expect(harness.takeActions() == [])
  }

  @Test func `the owner's closure gets the new index`() throws {
    let harness = try harness()
    var indices: [Int?] = []
    harness.control.onChange { indices.append($0) }
    harness.tap(at: Point(250, 16))
    harness.tap(at: Point(250, 16))
    harness.tap(at: Point(50, 16))
    #expect(indices == [2, 0])
  }

  @Test func `a release over the selected segment does nothing`() throws {
    let harness = try harness()
    harness.press(at: Point(50, 16))
    harness.move(to: Point(150, 16))
    harness.release()
    #expect(harness.control.selection == 1)
    #expect(harness.takeActions() == [])
    #expect(!harness.frame().isAnimating)
  }

  @Test(
    arguments: [
      (Point(50, -49.9), 0), (Point(50, 81.9), 0), (Point(250, 60), 2), (Point(-49.9, 16), 0),
      (Point(349.9, 16), 2), (Point(335, 67), 2), (Point(250, -50), 2),
    ])
  func `up to 50 pt outside, the nearest by x is selected`(end: Point, index: Int) throws {
    let harness = try harness()
    harness.press(at: Point(50, 16))
    harness.move(to: end)
    #expect(harness.state.pressedIndex == index)
    harness.release()
    #expect(harness.takeActions().values == [.index(index)])
  }

  @Test(
    arguments: [
      Point(50, -50.1), Point(50, 82.1), Point(-50.1, 16), Point(350.1, 16), Point(340, 72),
    ])
  func `further than 50 pt outside nothing is`(end: Point) throws {
    let harness = try harness()
    harness.press(at: Point(50, 16))
    harness.move(to: end)
    #expect(harness.state.pressedIndex == nil)
    harness.release()
    #expect(harness.control.selection == 1)
    #expect(harness.takeActions() == [])
  }

  @Test func `coming back from further than 50 pt selects again`() throws {
    let harness = try harness()
    harness.press(at: Point(50, 16))
    harness.move(to: Point(50, 200))
    harness.move(to: Point(250, 20))
    #expect(harness.state.pressedIndex == 2)
    harness.release()
    #expect(harness.takeActions().values == [.index(2)])
  }

  @Test func `the hit area is 44 pt high`() throws {
    for (y, isHit) in [(-5.9, true), (37.9, true), (-6.1, false), (38.1, false)] {
      let harness = try harness()
      harness.press(at: Point(50, y))
      #expect((harness.state.pressedIndex == 0) == isHit, "\(y)")
    }
  }

  @Test func `a disabled segment is left alone`() throws {
    let harness = try harness()
    harness.control.setEnabled(false, forSegmentAt: 2)
    harness.tap(at: Point(250, 16))
    harness.press(at: Point(50, 16))
    harness.move(to: Point(250, 16))
    #expect(harness.state.pressedIndex == nil)
    harness.release()
    #expect(harness.control.selection == 1)
    #expect(harness.takeActions() == [])
    harness.control.setEnabled(true, forSegmentAt: 2)
    harness.tap(at: Point(250, 16))
    #expect(harness.takeActions().values == [.index(2)])
  }

  @Test func `other buttons do nothing`() throws {
    let harness = try harness()
    harness.press(at: Point(50, 16), button: 3)
    #expect(harness.state.pressedIndex == nil)
    harness.release(button: 3)
    harness.press(at: Point(50, 16))
    harness.press(at: Point(250, 16), button: 2)
    harness.release(button: 2)
    #expect(harness.state.pressedIndex == 0)
    harness.move(to: Point(50, 16))
    harness.release()
    #expect(harness.takeActions().values == [.index(0)])
  }

  @Test func `without a selection the first press has a pill appear in its place`() throws {
    let harness = try Harness(SegmentedControl(segments: 3, selection: nil))
    #expect(harness.state.pillRect == nil)
    harness.tap(at: Point(250, 16))
    #expect(harness.takeActions().values == [.index(2)])
    #expect(harness.state.position.position == 2)
    #expect(harness.state.pillRect == Rect(x: 202, y: 2, width: 96, height: 28))
  }
}
