import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Segmented: "programmatic select during drag", and a program's changes at
/// other times.
@Suite struct `A segmented control that a program changes` {
  private func harness(selection: Int? = 0) throws -> Harness<SegmentedControl> {
    try Harness(SegmentedControl(segments: 5, selection: selection))
  }

  @Test func `a change slides and is not told`() throws {
    let harness = try harness()
    harness.control.selection = 2
    #expect(harness.control.selection == 2)
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.position.position, 2 * 0.410971610))
    harness.settle()
    #expect(harness.takeActions() == [])
  }

  @Test func `without animation it is there at once`() throws {
    let harness = try harness()
    harness.control.select(2, animated: false)
    #expect(harness.state.position.position == 2)
    #expect(harness.state.separatorOpacities == [1, 0, 0, 1])
    #expect(!harness.frame().isAnimating)
  }

  @Test(arguments: [5, -1, Int.max, Int.min])
  func `an index that does not exist changes nothing, and says so`(index: Int) throws {
    let harness = try harness()
    let before = harness.state
    #expect(!harness.control.select(index, animated: true))
    harness.control.selection = index
    #expect(!harness.control.setEnabled(false, forSegmentAt: index))
    #expect(harness.state == before)
    #expect(harness.control.behavior.disabledIndices.isEmpty)
    #expect(SegmentedControl(segments: 2, selection: index).selection == nil)
  }

  @Test func `an index that exists, and none, are taken`() throws {
    let harness = try harness()
    #expect(harness.control.select(3, animated: true))
    #expect(harness.control.selection == 3)
    #expect(harness.control.setEnabled(false, forSegmentAt: 1))
    #expect(harness.control.select(nil, animated: true))
    #expect(harness.control.selection == nil)
  }

  /// spec: rendering, 4.5: a fade is 0.3 s; without animation nothing fades.
  @Test func `an unanimated selection ends the fades of an animated one`() throws {
    let harness = try harness()
    harness.control.select(2, animated: true)
    harness.advance(by: 0.15)
    harness.control.select(2, animated: false)
    #expect(harness.state.separatorOpacities == [1, 0, 0, 1])
    harness.control.select(4, animated: true)
    harness.advance(by: 0.15)
    harness.control.select(2, animated: false)
    #expect(harness.state.separatorOpacities == [1, 0, 0, 1])
    #expect(!harness.frame().isAnimating)
  }

  @Test func `during a drag it waits, and counts if the drag changes nothing`() throws {
    let harness = try harness()
    harness.press(at: Point(30, 16))
    harness.control.selection = 3
    #expect(harness.state.shownIndex == 0)
    harness.advance(by: 0.1)
    #expect(harness.state.position.position == 0)
    harness.release()
    #expect(harness.control.selection == 3)
    #expect(harness.state.shownIndex == 3)
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.position.position, 3 * 0.410971610))
    #expect(harness.takeActions().values == [])
  }

  @Test func `the drag's result wins if it commits`() throws {
    let harness = try harness()
    harness.press(at: Point(30, 16))
    harness.control.selection = 3
    harness.move(to: Point(90, 16))
    harness.release()
    #expect(harness.control.selection == 1)
    #expect(harness.takeActions().values == [.index(1)])
    harness.settle()
    #expect(harness.state.position.position == 1)
  }

  @Test(arguments: CancelCause.allCases)
  func `it counts if the drag is cancelled`(cause: CancelCause) throws {
    let harness = try harness()
    harness.press(at: Point(30, 16))
    harness.move(to: Point(90, 16))
    harness.control.selection = 3
    #expect(harness.state.shownIndex == 1)
    _ = harness.takeActions()
    harness.cancel(by: cause)
    #expect(harness.control.selection == 3)
    harness.settle()
    #expect(harness.state.position.position == 3)
    #expect(harness.takeActions() == [])
  }

  @Test func `the last of several changes during a drag counts`() throws {
    let harness = try harness()
    harness.press(at: Point(30, 16))
    harness.control.selection = 3
    harness.control.select(2, animated: false)
    harness.release()
    #expect(harness.control.selection == 2)
    #expect(harness.state.position.position == 2)
  }

  @Test func `during a press beside the pill it is shown at once`() throws {
    let harness = try harness()
    harness.press(at: Point(150, 16))
    harness.control.selection = 4
    #expect(harness.state.shownIndex == 4)
    harness.release()
    #expect(harness.takeActions().values == [.index(2)])
  }

  @Test func `in flight it keeps the speed`() throws {
    let harness = try harness()
    harness.control.selection = 1
    harness.advance(by: 0.1)
    harness.control.selection = 0
    harness.advance(by: 0.05)
    #expect(isClose(harness.state.position.position, 0.633099566))
  }
}
