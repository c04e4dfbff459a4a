import Canvas
import ControlsTesting
import SpecTrait
import Testing

@testable import Controls

/// Several segments are selected at once, each a button of its own.
/// spec: docs/spec/rendering.md#6/multiple-selection; docs/spec/prose-rows.md#hig-p12
@Suite struct `Segmented control: multiple selection` {
  private func rig(
    selected: Set<Int> = [], count: Int = 5, _ direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full
  ) -> SceneRig<SegmentedControl> {
    let control = SegmentedControl(
      (0..<count).map { _ in Segment() }, mode: .multiple, label: "Style")
    control.select(selected, animated: false)
    return SceneRig(control, direction: direction, motion: motion)
  }

  @Test(.spec("hig-p12", "hig-p14"), arguments: LayoutDirection.allCases)
  func `a tap toggles a segment`(direction: LayoutDirection) {
    let rig = rig(direction)
    #expect(rig.tap(at: rig.point(fromLeading: 90, 16)).control.selectedIndices == [1])
    #expect(rig.tap(at: rig.point(fromLeading: 270, 16)).control.selectedIndices == [1, 4])
    #expect(rig.tap(at: rig.point(fromLeading: 90, 16)).control.selectedIndices == [4])
    #expect(rig.takeActions().values == [.indices([1]), .indices([1, 4]), .indices([4])])
  }

  @Test func `deselecting the middle of a run leaves two pills, and reduced motion keeps fades`() {
    let rig = rig(selected: [0, 1, 2])
    let pills = rig.tap(at: Point(90, 16)).after(0.05).state.pills
    #expect(isClose(pills.map(\.opacity), [2.0 / 3, 1, 1], within: 1e-6))
    #expect(rig.settled().state.pills.map(\.rect.minX) == [2, 122])
    let reduced = self.rig(selected: [1], motion: .reduced).tap(at: Point(150, 16))
    #expect(isClose(reduced.after(0.075).state.pills.map(\.opacity), [0.5, 1]))
  }

  @Test func `a press darkens an unselected segment, shrinks a single pill and keeps a run`() {
    let rig = rig(selected: [0, 2, 3])
    #expect(rig.press(at: Point(90, 16)).state.pressedIndex == 1)
    rig.release().settle()
    rig.tap(at: Point(90, 16)).settle()
    rig.press(at: Point(30, 16))
    #expect(rig.settled().state.pressedPillIndex == 0 && rig.state.pressedIndex == nil)
    #expect(isClose(rig.state.pills[0].rect.width, 53.2))
    #expect(isClose(rig.state.pills[0].rect.minX, 2))
    #expect(rig.move(to: Point(150, 16)).settled().state.pressedPillIndex == 2)
    #expect(rig.state.pills.map(\.rect.width) == [56, 116])
    let overlay = Theme.light[SegmentedColors.self].pillPressedOverlay
    let part = Drawing(of: rig).fills.filter { $0.color == overlay }
    #expect(part.count == 1)
  }

  @Test func `a drag presses the segment under it, and its release up to 50 pt away toggles`() {
    let rig = rig(selected: [2])
    #expect(rig.press(at: Point(30, 16), movingTo: Point(90, 16)).state.pressedIndex == 1)
    #expect(rig.move(to: Point(150, 16)).state.pressedPillIndex == 2)
    #expect(rig.release(at: Point(210, 16)).control.selectedIndices == [2, 3])
    #expect(rig.takeActions() == [.valueChanged(.indices([2, 3]))])
    rig.swipe(from: Point(30, 16), to: Point(30, 100))
    #expect(rig.control.selectedIndices == [2, 3] && rig.takeActions() == [])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `Shift and arrow keys extend the selection`(direction: LayoutDirection) {
    let rig = rig(selected: [4], direction)
    let (on, back): (Key, Key) = direction == .leftToRight ? (.right, .left) : (.left, .right)
    rig.focus()
    for (key, modifiers, indices) in [
      (Key.home, Modifiers(), [4]), (on, .shift, [0, 1, 4]), (on, .shift, [0, 1, 2, 4]),
      (back, .shift, [0, 1, 4]), (.end, .shift, [0, 1, 2, 3, 4]), (.home, [], [0, 1, 2, 3, 4]),
      (on, .shift, [0, 1, 2, 3, 4]),
    ] {
      #expect(rig.key(key, modifiers: modifiers).control.selectedIndices == Set(indices), "\(key)")
    }
    // Another selection by the app begins anew at the focused segment.
    rig.control.selectedIndices = [3]
    #expect(rig.key(on, modifiers: .shift).control.selectedIndices == [1, 2, 3])
  }

  @Test func `disabled segments are skipped and unchanged`() {
    let rig = rig(selected: [1, 2])
    rig.control.setEnabled(false, forSegmentAt: 1)
    #expect(rig.tap(at: Point(90, 16)).control.selectedIndices == [1, 2])
    #expect(rig.focus().keys(.home, .right).state.focusedIndex == 2)
    rig.key(.home).key(.right, modifiers: .shift)
    #expect(rig.control.selectedIndices == [0, 1, 2] && !rig.control.perform(.deselect(1)))
  }

  @Test func `a program selects exact indices, with or without a fade, and unreported`() {
    let rig = rig(selected: [0])
    rig.control.selectedIndices = [1, 3]
    #expect(rig.state.pills.map(\.rect.minX) == [62, 182])
    #expect(rig.control.select([2], animated: true) && rig.after(0.05).state.pills.count > 1)
    #expect(!rig.control.select([2, 5], animated: true) && rig.control.selectedIndices == [2])
    #expect(rig.takeActions() == [])
  }

  @Test func `a refused segment fades back, and a pending one shows the ring and blocks input`() {
    let rig = rig(selected: [0])
    rig.control.decideOnSelection { $0.contains(3) ? .refuse : .accept }
    #expect(rig.tap(at: Point(210, 16)).control.selectedIndices == [0])
    #expect(rig.takeActions() == [.proposed(.indices([0, 3])), .refused(.indices([0, 3]))])
    #expect(rig.settled().state.pills.map(\.rect.minX) == [2])
    rig.control.decideOnSelection { _ in .later }
    rig.tap(at: Point(210, 16))
    rig.tap(at: Point(90, 16)).focus()
    #expect(rig.key(.space).settled().control.isPending && rig.control.selectedIndices == [0])
    #expect(Drawing(of: rig).paths.map(\.origin) == [Point(226, 32)])
    rig.control.resolve(.accept)
    #expect(
      rig.control.selectedIndices == [0, 3] && rig.takeActions().values == [.indices([0, 3])])
  }

  @Test func `assistive technology can read and change each selection`() throws {
    let rig = rig(selected: [0, 3])
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.value == .selection([0, 3], count: 5, allowsSeveral: true))
    #expect(node.children[3].value == .choice(isSelected: true, index: 3, count: 5))
    #expect(node.children[3].actions.contains([.select, .deselect]))
    #expect(rig.control.perform(.select(1)) && rig.control.perform(.deselect(0)))
    #expect(!rig.control.perform(.deselect(0)))
    #expect(rig.takeActions().values == [.indices([0, 1, 3]), .indices([1, 3])])
  }
}

/// Segments act like buttons and are never selected. spec: docs/spec/rendering.md#6/momentary
@Suite struct `Segmented control: momentary mode` {
  private let rig = SceneRig(SegmentedControl([Segment(), Segment(), Segment()], mode: .momentary))

  @Test(.spec("hig-p4"))
  func `looks pressed during a press, and triggers the segment under a release inside`() {
    #expect(rig.press(at: Point(150, 16)).state.pressedIndex == 1 && rig.takeActions() == [])
    #expect(rig.release().state.pressedIndex == nil)
    #expect(rig.control.selection == nil && rig.state.pills.isEmpty)
    #expect(rig.takeActions() == [.triggered(1)])
    #expect(rig.press(at: Point(150, 16), movingTo: Point(150, 45)).state.pressedIndex == nil)
    #expect(rig.move(to: Point(150, 37)).state.pressedIndex == 1)
    #expect(rig.release(at: Point(150, 60)).takeActions() == [])
    #expect(rig.swipe(from: Point(50, 16), to: Point(250, 16)).takeActions() == [.triggered(2)])
  }

  @Test func `shows all separators, rejects a selection, and loses it with a change of the mode`() {
    #expect(rig.state.separatorOpacities == [1, 1] && !rig.control.select(1, animated: true))
    #expect(rig.control.select(nil, animated: false) && rig.control.selection == nil)
    let control = SegmentedControl(["A", "B"], selection: 1).with(\.isMomentary, true)
    #expect(control.selection == nil && control.selectionMode == .momentary)
    control.isMomentary = false
    #expect(control.selection == nil && control.selectionMode == .single)
  }

  @Test func `calls trigger handlers, also for accessibility actions`() throws {
    var heard: [Int] = []
    let listening = rig.control.onTrigger { heard.append($0) }
    #expect(rig.tap(at: Point(50, 16)).control.perform(.select(2)) && heard == [0, 2])
    listening.cancel()
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.children.map(\.value) == [.none, .none, .none])
  }
}

@Suite struct `Segmented control: no segments` {
  private let rig = SceneRig(SegmentedControl([], selection: 0, label: "View"))

  @Test func `has a label and no selection, and ignores pointer, keys and actions`() throws {
    #expect(rig.control.selection == nil)
    #expect(rig.state.segmentCount == 0 && rig.state.separatorOpacities.isEmpty)
    #expect(!rig.control.select(0, animated: true) && rig.control.selection == nil)
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.label == "View" && node.value == .selection([], count: 0) && node.children.isEmpty)
    rig.tap(at: Point(10, 16))
    rig.swipe(from: Point(10, 16), to: Point(200, 16)).focus()
    for key in [Key.left, .right, .home, .end] { rig.key(key) }
    #expect(!rig.control.perform(.select(0)))
    #expect(rig.settled().control.selection == nil && rig.takeActions() == [])
    // Segments without a width receive no press either.
    let control = SegmentedControl(["A", "B"], selection: 0)
    let thin = SceneDriver(
      Scene(FixedFrameRoot(control, at: Rect(10, 10, 0, 32))), size: Size(50, 50))
    thin.tap(at: Point(10, 20))
    #expect(thin.settled().takeActions() == [] && control.perform(.select(1)))
    #expect(thin.takeActions().values == [.index(1)])
  }
}
