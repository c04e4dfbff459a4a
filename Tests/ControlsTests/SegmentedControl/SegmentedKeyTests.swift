import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Segmented: "Left/Right focused".
@Suite struct `A segmented control and the keyboard` {
  private func focused(
    selection: Int?, _ direction: LayoutDirection = .leftToRight
  ) throws -> Harness<SegmentedControl> {
    let control = SegmentedControl(segments: 3, selection: selection)
    let harness = try Harness(control, direction: direction)
    harness.focus()
    return harness
  }

  @Test(arguments: [(Key.left, 0), (.right, 2), (.home, 0), (.end, 2)])
  func `arrows select the neighbours, Home and End the outer segments`(
    key: Key, expected: Int
  ) throws {
    let harness = try focused(selection: 1)
    harness.key(key)
    #expect(harness.control.selection == expected)
    #expect(harness.takeActions().values == [.index(expected)])
    harness.advance(by: 0.06)
    let change = Double(expected - 1) * 0.410971610
    #expect(isClose(harness.state.position.position, 1 + change))
  }

  @Test(arguments: [(Key.left, 2), (.right, 0), (.home, 0), (.end, 2)])
  func `right to left swaps the arrows`(key: Key, expected: Int) throws {
    let harness = try focused(selection: 1, .rightToLeft)
    harness.key(key)
    #expect(harness.takeActions().values == [.index(expected)])
  }

  @Test(arguments: [(0, Key.left), (2, .right), (0, .home), (2, .end)])
  func `they do not wrap round`(index: Int, key: Key) throws {
    let harness = try focused(selection: index)
    harness.key(key)
    #expect(harness.control.selection == index)
    #expect(harness.takeActions() == [])
  }

  @Test func `disabled segments are passed over`() throws {
    let harness = try focused(selection: 0)
    harness.control.setEnabled(false, forSegmentAt: 1)
    harness.key(.right)
    #expect(harness.control.selection == 2)
    harness.control.setEnabled(false, forSegmentAt: 0)
    harness.key(.home)
    #expect(harness.control.selection == 2)
    harness.key(.left)
    #expect(harness.control.selection == 2)
  }

  @Test func `the arrows begin at either end if nothing is selected`() throws {
    let right = try focused(selection: nil)
    right.key(.right)
    #expect(right.control.selection == 0)
    let left = try focused(selection: nil)
    left.key(.left)
    #expect(left.control.selection == 2)
  }

  @Test func `keys during a drag do nothing`() throws {
    let harness = try focused(selection: 1)
    harness.press(at: Point(150, 16))
    harness.key(.right)
    harness.key(.home)
    #expect(harness.control.selection == 1)
    harness.release()
    #expect(harness.takeActions() == [])
  }

  @Test func `a press while an arrow is down takes over`() throws {
    let harness = try focused(selection: 1)
    harness.keyDown(.right)
    _ = harness.takeActions()
    harness.press(at: Point(250, 16))
    harness.move(to: Point(50, 16))
    harness.keyUp(.right)
    harness.release()
    #expect(harness.takeActions().values == [.index(0)])
  }

  @Test func `other keys are left to the owner`() throws {
    let harness = try focused(selection: 1)
    var keys: [Key] = []
    harness.scene.onKey = { event in
      keys.append(event.key)
      return true
    }
    harness.key(.up)
    harness.key(.space)
    #expect(keys == [.up, .space])
    #expect(harness.takeActions() == [])
  }
}
