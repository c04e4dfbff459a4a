import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Segmented control: insertion and removal` {
  private static func rig(
    selection: Int? = 1, count: Int = 3, _ direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full
  ) -> SceneRig<SegmentedControl> {
    let titles = Array(["One", "Two", "Three", "Four"].prefix(count))
    let control = SegmentedControl(titles, selection: selection)
    return SceneRig(control, direction: direction, motion: motion)
  }

  private let rig = Self.rig()

  private func widths(_ rig: SceneRig<SegmentedControl>) -> [Double] {
    rig.state.segments.map(\.width)
  }

  @Test func `segments fill the control in every frame`() {
    let rig = Self.rig(count: 4)
    rig.control.removeSegment(at: 2, animated: true)
    for frame in 0..<40 {
      if frame == 5 { rig.control.insertSegment(Segment("A"), at: 0, animated: true) }
      if frame == 9 { rig.control.removeSegment(at: 1, animated: true) }
      let widths = widths(rig.after(1.0 / 60))
      #expect(isClose(widths.reduce(0, +), 300, within: 1e-6))
      #expect(widths.allSatisfy { $0 >= 0 && $0 <= 150 })
    }
    #expect(widths(rig.settled()) == [100, 100, 100])
  }

  @Test func `content and separator fade in 0.15 s, also under reduced motion`() throws {
    let rig = Self.rig(selection: nil)
    rig.control.insertSegment(Segment("New"), at: 1, animated: true)
    #expect(isClose(rig.after(0.075).state.segments[1].opacity, 0.5))
    #expect(rig.state.segments[0].opacity == 1)
    #expect(isClose(rig.state.separatorOpacities, [1, 0.5, 1]))
    #expect(rig.after(0.08).state.segments[1].opacity == 1)
    rig.control.insertSegment(Segment("Last"), at: 4, animated: true)
    #expect(isClose(rig.after(0.075).state.separatorOpacities, [1, 1, 1, 0.5]))
    rig.settle()
    rig.control.removeSegment(at: 4, animated: false)
    rig.control.removeSegment(at: 1, animated: true)
    let colors = Drawing(of: rig.after(0.075)).aligned.filter { $0.rect.width == 1 }.map(\.color)
    #expect(isClose(colors.map(\.alpha), [1, 0.5, 1]))
    let leaving = try #require(rig.state.segments.first { $0.index == nil })
    #expect(leaving.segment.title == "New" && isClose(leaving.opacity, 0.5))
    #expect(rig.settled().state.segments.map(\.index) == [0, 1, 2])
    let reduced = Self.rig(motion: .reduced)
    reduced.control.insertSegment(Segment("New"), at: 0, animated: true)
    #expect(widths(reduced) == [75, 75, 75, 75])
    #expect(isClose(reduced.after(0.075).state.segments[0].opacity, 0.5))
    reduced.control.removeSegment(at: 0, animated: true)
    #expect(widths(reduced) == [100, 100, 100])
  }

  @Test func `changes without animation apply immediately, with valid or clamped indices`() {
    rig.control.insertSegment(Segment("New"), at: 0, animated: false)
    #expect(widths(rig) == [75, 75, 75, 75] && rig.control.selection == 2)
    #expect(rig.state.pillRect?.minX == 152)
    rig.control.removeSegment(at: 0, animated: false)
    #expect(widths(rig) == [100, 100, 100] && rig.state.pillRect?.minX == 102)
    rig.control.insertSegment(Segment("Last"), at: 99, animated: false)
    rig.control.insertSegment(Segment("First"), at: -4, animated: false)
    #expect(rig.control.titles == ["First", "One", "Two", "Three", "Last"])
    #expect(!rig.control.removeSegment(at: 5, animated: true))
    #expect(!rig.control.removeSegment(at: -1, animated: true))
    rig.control.removeAllSegments()
    #expect(rig.settled().control.numberOfSegments == 0 && rig.state.segments.isEmpty)
    rig.tap(at: Point(10, 16))
    rig.control.insertSegment(Segment("Only"), at: 0, animated: true)
    #expect(widths(rig.settled()) == [300])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the pill moves with its segment, which stays selected`(direction: LayoutDirection) throws {
    let rig = Self.rig(direction)
    rig.control.insertSegment(Segment("New"), at: 0, animated: true)
    #expect(rig.control.selection == 2)
    for _ in 0..<10 {
      let segment = try #require(rig.after(1.0 / 60).state.segment(at: 2))
      let pill = try #require(rig.state.pillRect)
      #expect(isClose(pill.minX, segment.x + 2) && isClose(pill.width, segment.width - 4))
    }
  }

  @Test func `removing the selected segment clears the selection and fades out the pill`() {
    rig.control.removeSegment(at: 1, animated: true)
    #expect(rig.control.selection == nil && rig.state.pillRect == nil)
    #expect(isClose(rig.after(0.075).state.pills.map(\.opacity), [0.5]))
    #expect(rig.settled().state.pills.isEmpty && rig.takeActions() == [])
  }

  @Test func `a press stays on its segment, and ends when that is removed`() {
    rig.press(at: Point(250, 16))
    rig.control.insertSegment(Segment("New"), at: 0, animated: false)
    #expect(rig.state.pressedIndex == 3 && rig.release().takeActions().values == [.index(3)])
    #expect(rig.control.titles[3] == "Three")
    let rest = Self.rig().press(at: Point(250, 16))
    rest.control.removeSegment(at: 2, animated: true)
    #expect(rest.state.pressedIndex == nil)
    rest.release()
    // The release is over the last remaining segment, so it may select that one.
    #expect(rest.control.numberOfSegments == 2 && rest.settled().state.segments.count == 2)
  }

  @Test func `a drag continues with its pill, and without its segment falls back, then ends`() {
    let rig = Self.rig(selection: 0)
    #expect(rig.press(at: Point(50, 16), movingTo: Point(150, 16)).state.shownIndex == 1)
    rig.control.insertSegment(Segment("New"), at: 0, animated: false)
    #expect(rig.state.shownIndex == 2 && rig.control.selection == 1)
    #expect(rig.release(at: Point(290, 16)).control.selection == 3)
    #expect(rig.takeActions().values == [.index(3)])
    let falling = Self.rig(selection: 0).press(at: Point(50, 16), movingTo: Point(150, 16))
    falling.control.removeSegment(at: 1, animated: true)
    #expect(falling.state.shownIndex == 0)
    falling.control.removeSegment(at: 0, animated: true)
    #expect(falling.state.shownIndex == nil && !falling.state.isPillPressed)
    #expect(falling.settled().control.selection == nil && falling.takeActions().values == [])
  }

  @Test func `a pill in flight continues to a segment that moves`() throws {
    let rig = Self.rig(selection: 0)
    rig.control.select(2, animated: true)
    let before = try #require(rig.after(0.05).state.pillRect)
    rig.control.insertSegment(Segment("New"), at: 0, animated: true)
    let after = try #require(rig.state.pillRect)
    #expect(
      isClose(before.minX, after.minX) && rig.settled().state.pillRect == Rect(227, 2, 71, 28))
  }

  @Test func `a pending change moves with its segment, or ends`() {
    let rig = Self.rig(selection: 0)
    rig.control.decide { (_: Int?) in .later }
    rig.tap(at: Point(250, 16))
    rig.control.insertSegment(Segment("New"), at: 1, animated: false)
    rig.control.resolve(.accept)
    #expect(rig.control.selection == 3 && rig.tap(at: Point(20, 16)).control.isPending)
    rig.control.removeSegment(at: 0, animated: false)
    #expect(!rig.control.isPending && rig.control.selection == 2 && rig.state.shownIndex == 2)
  }

  @Test func `a wider control does not disturb motion`() {
    rig.control.insertSegment(Segment("New"), at: 1, animated: true)
    let before = widths(rig.after(0.1))
    rig.controlFrame.size.width = 600
    rig.control.invalidate(.layout, reason: "test")
    #expect(isClose(widths(rig.shown()), before.map { $0 * 2 }, within: 1e-6))
    #expect(widths(rig.settled()) == [150, 150, 150, 150])
  }

  @Test func `segments keep their accessibility identifiers, and stay selected`() throws {
    let before = try #require(rig.scene.semantics(of: rig.control)).children.map(\.id)
    rig.control.insertSegment(Segment("New"), at: 0, animated: true)
    rig.control.removeSegment(at: 2, animated: true)
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.children.map(\.label) == ["New", "One", "Three"])
    #expect([node.children[1].id, node.children[2].id] == [before[0], before[2]])
    let control = SegmentedControl(["A", "B", "C", "D"].map { Segment($0) }, mode: .multiple)
    control.select([1, 3], animated: false)
    control.insertSegment(Segment("New"), at: 0, animated: false)
    #expect(control.selectedIndices == [2, 4])
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedIndices == [3])
  }
}
