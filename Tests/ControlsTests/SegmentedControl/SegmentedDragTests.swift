import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Segmented: a press on the pill, and dragging it.
///
/// Five segments of 60 pt, counted from the side where reading begins.
@Suite struct `Dragging the pill` {
  private static let spring = Spring(response: 0.3, dampingRatio: 0.75)

  private func harness(
    selection: Int = 0, _ direction: LayoutDirection = .leftToRight
  ) throws -> Harness<SegmentedControl> {
    try Harness(SegmentedControl(segments: 5, selection: selection), direction: direction)
  }

  @Test func `a press makes the pill darker and smaller by the spring of 0.2 s`() throws {
    let harness = try harness(selection: 2)
    harness.press(at: Point(150, 16))
    #expect(harness.state.isPillPressed)
    #expect(harness.state.pressedIndex == nil)
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.pillScale, 1 - 0.05 * 0.661105264))
    harness.settle()
    #expect(harness.state.pillScale == 0.95)
    #expect(harness.takeActions() == [])
    harness.release()
    #expect(!harness.state.isPillPressed)
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.pillScale, 0.95 + 0.05 * 0.661105264))
    harness.settle()
    #expect(harness.state.pillScale == 1)
    #expect(harness.takeActions() == [])
  }

  @Test(arguments: 0..<5)
  func `a smaller pill keeps its middle, the outer ones their outer edge`(index: Int) throws {
    let harness = try harness(selection: index)
    let full = try #require(harness.state.pillRect)
    #expect(full == Rect(x: Double(index) * 60 + 2, y: 2, width: 56, height: 28))
    harness.press(at: full.center)
    harness.settle()
    let small = try #require(harness.state.pillRect)
    #expect(isClose(small.width, 53.2))
    #expect(isClose(small.height, 26.6))
    #expect(isClose(small.midY, 16))
    switch index {
    case 0: #expect(isClose(small.minX, full.minX))
    case 4: #expect(isClose(small.maxX, full.maxX))
    default: #expect(isClose(small.midX, full.midX))
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the pill springs to each segment entered, with a tap and no event`(
    direction: LayoutDirection
  ) throws {
    let harness = try harness(direction)
    harness.press(at: harness.reading(30, 16))
    harness.move(to: harness.reading(59, 16))
    #expect(harness.state.shownIndex == 0)
    #expect(harness.takeActions() == [])
    harness.move(to: harness.reading(61, 16))
    #expect(harness.state.shownIndex == 1)
    #expect(harness.takeActions() == [.haptic(.light)])
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.position.position, 0.410971610))
    harness.move(to: harness.reading(110, 16))
    #expect(harness.takeActions() == [])
    harness.move(to: harness.reading(130, 16))
    #expect(harness.state.shownIndex == 2)
    #expect(harness.takeActions() == [.haptic(.light)])
    #expect(harness.control.selection == 0)
  }

  @Test func `the spring to the next segment begins with the speed of the one before`() throws {
    let harness = try harness()
    harness.press(at: Point(30, 16))
    harness.move(to: Point(90, 16))
    harness.advance(by: 0.1)
    harness.move(to: Point(150, 16))
    let rest = Spring.State(value: 0, velocity: 0)
    let kept = Self.spring.state(at: 0.1, from: rest, to: 1)
    #expect(isClose(kept.velocity, 6.469449935))
    harness.advance(by: 0.05)
    let expected = Self.spring.state(at: 0.05, from: kept, to: 2).value
    #expect(isClose(harness.state.position.position, expected))
  }

  @Test func `going back in flight is the reversal of the table`() throws {
    let harness = try harness()
    harness.press(at: Point(30, 16))
    harness.move(to: Point(90, 16))
    harness.advance(by: 0.1)
    harness.move(to: Point(30, 16))
    var positions: [Double] = []
    for _ in 0..<4 {
      harness.advance(by: 0.05)
      positions.append(harness.state.position.position)
    }
    // spec: rendering, 4.3, Reversal
    #expect(isClose(positions, [0.633099566, 0.292518755, 0.073662691, -0.009116858]))
  }

  @Test func `any height counts, and beyond the ends the outer segments do`() throws {
    let harness = try harness(selection: 2)
    harness.press(at: Point(150, 16))
    harness.move(to: Point(90, 700))
    #expect(harness.state.shownIndex == 1)
    harness.move(to: Point(900, -500))
    #expect(harness.state.shownIndex == 4)
    harness.move(to: Point(-900, 16))
    #expect(harness.state.shownIndex == 0)
    harness.release()
    #expect(harness.takeActions().values == [.index(0)])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the release commits what is shown, with one event`(direction: LayoutDirection) throws {
    let harness = try harness(direction)
    harness.press(at: harness.reading(30, 16))
    for x in stride(from: 30.0, through: 280, by: 10) { harness.move(to: harness.reading(x, 16)) }
    #expect(harness.control.selection == 0)
    harness.release()
    #expect(harness.control.selection == 4)
    let actions = harness.takeActions()
    #expect(actions.values == [.index(4)])
    #expect(actions.hapticCount == 4)
    harness.settle()
    #expect(harness.state.position.position == 4)
    #expect(harness.state.pillScale == 1)
  }

  @Test func `there and back is no change`() throws {
    let harness = try harness()
    harness.press(at: Point(30, 16))
    harness.move(to: Point(150, 16))
    harness.move(to: Point(20, 16))
    harness.release()
    #expect(harness.control.selection == 0)
    #expect(harness.takeActions().values == [])
  }

  @Test func `a disabled segment is passed over`() throws {
    let harness = try harness()
    harness.control.setEnabled(false, forSegmentAt: 1)
    harness.press(at: Point(30, 16))
    harness.move(to: Point(90, 16))
    #expect(harness.state.shownIndex == 0)
    harness.move(to: Point(150, 16))
    #expect(harness.state.shownIndex == 2)
    harness.move(to: Point(90, 16))
    harness.release()
    #expect(harness.takeActions().values == [.index(2)])
  }

  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `cancelled, the pill springs back without an event`(
    cause: CancelCause, direction: LayoutDirection
  ) throws {
    let harness = try harness(direction)
    harness.press(at: harness.reading(30, 16))
    harness.move(to: harness.reading(90, 16))
    harness.settle()
    _ = harness.takeActions()
    harness.cancel(by: cause)
    #expect(harness.state.shownIndex == 0)
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.position.position, 1 - 0.410971610))
    harness.move(to: harness.reading(200, 16))
    harness.release()
    harness.settle()
    #expect(harness.state.position.position == 0)
    #expect(harness.state.pillScale == 1)
    #expect(harness.control.selection == 0)
    #expect(harness.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases)
  func `a cancelled press beside the pill selects nothing`(cause: CancelCause) throws {
    let harness = try harness()
    harness.press(at: Point(150, 16))
    harness.cancel(by: cause)
    #expect(harness.state.pressedIndex == nil)
    harness.release()
    #expect(harness.control.selection == 0)
    #expect(harness.takeActions() == [])
  }
}
