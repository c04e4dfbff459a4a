import Canvas
import Testing

@testable import Controls

/// A program that fills its segments later has none at first.
@Suite struct `A segmented control without segments` {
  private func harness() throws -> Harness<SegmentedControl> {
    try Harness(SegmentedControl([], selection: 0, label: "View"))
  }

  @Test func `has no selection and no segment that could be one`() throws {
    let harness = try harness()
    #expect(harness.control.selection == nil)
    #expect(harness.state.segmentCount == 0)
    #expect(harness.state.separatorOpacities.isEmpty)
    #expect(!harness.control.select(0, animated: true))
    #expect(harness.control.selection == nil)
  }

  @Test func `says its label`() throws {
    let node = try #require(try harness().control.semantics)
    #expect(node.spokenText == "View")
    #expect(node.children.isEmpty)
  }

  @Test func `answers neither pointer nor keys nor actions`() throws {
    let harness = try harness()
    harness.tap(at: Point(10, 16))
    harness.press(at: Point(10, 16))
    harness.move(to: Point(200, 16))
    harness.release()
    harness.focus()
    for key in [Key.left, .right, .home, .end] { harness.key(key) }
    #expect(!harness.control.perform(.select(0)))
    harness.settle()
    #expect(harness.control.selection == nil)
    #expect(harness.takeActions() == [])
  }

  @Test func `speaks of no segment that it has not`() {
    let node = SemanticsNode(
      role: .segmented, identifier: "", label: "View", value: .selection(3, titles: []),
      frame: .zero, isEnabled: true, isFocused: false)
    #expect(node.spokenText == "View")
  }

  @Test func `one that is laid out without a width takes no press`() throws {
    let control = SegmentedControl(["A", "B"], selection: 0)
    let harness = try SceneHarness(
      Scene(Stage(control, at: Rect(x: 10, y: 10, width: 0, height: 32))), size: Size(50, 50))
    harness.tap(at: Point(10, 20))
    harness.settle()
    #expect(harness.takeActions() == [])
    #expect(control.perform(.select(1)))
    harness.settle()
    #expect(harness.takeActions().values == [.index(1)])
  }
}
