import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/rendering.md#4.5/separators; docs/spec/rendering.md#4.6;
/// docs/spec/rendering.md#5.5/6, for the segmented control.
@Suite struct `Segmented control: motion` {
  private func tapped(
    from first: Int, to last: Int, motion: MotionPreference = .full
  ) -> SceneRig<SegmentedControl> {
    let rig = SceneRig(SegmentedControl(segments: 5, selection: first), motion: motion)
    rig.tap(at: Point(Double(last) * 60 + 30, 16))
    return rig
  }

  @Test(
    .spec(
      "segmented/selected-segment-indicator/inset-from-outer-edge", "segmented-p5", "segmented-p19",
      "segmented/animation/pill-slides"), arguments: [(0, 4), (4, 0), (3, 4), (1, 0)])
  func `a tap slides the pill to its segment without a jump`(first: Int, last: Int) throws {
    let rig = tapped(from: first, to: last)
    let start = try #require(rig.state.pillRect)
    #expect(isClose(start.midX, Double(first) * 60 + 30))
    var (before, covered, furthest) = (start, Set<Int>(), 0.0)
    try rig.settle(rate: 240) {
      let pill = try #require(rig.state.pillRect)
      #expect(pill.minY == start.minY && pill.height == start.height && isClose(pill.width, 56))
      #expect(pill.minX >= 2 && pill.maxX <= 298)
      let position = rig.state.position.position
      furthest = max(furthest, last > first ? position - 4 : -position)
      // The spring of 0.3 s covers less than 14 times its distance in a second.
      let way = 60 * abs(Double(last - first))
      #expect(abs(pill.midX - before.midX) < way * 14 / 240)
      covered.insert(Int(pill.midX / 60))
      before = pill
    }
    #expect(isClose(before.midX, Double(last) * 60 + 30))
    #expect(covered == Set(min(first, last)...max(first, last)))
    // The spring itself overshoots by 2.8% of the distance. spec: docs/spec/rendering.md#4.6
    #expect(isClose(furthest, 0.02837544 * Double(abs(last - first)), within: 1e-4))
  }

  /// The distance is 24 pt, or half of a narrow segment.
  @Test(
    .spec("segmented/animation/separator-fade", "segmented-p10", "segmented-p11", "segmented-p13"),
    arguments: [(0, 4), (2, 1), (4, 3)], [300.0, 100])
  func `the pill determines the separators`(way: (Int, Int), width: Double) throws {
    let (first, last) = way
    let rig = SceneRig(SegmentedControl(segments: 5, selection: first), size: Size(width, 32))
    rig.control.select(last, animated: true)
    try rig.settle(rate: 120) {
      let pill = try #require(rig.state.pillRect)
      let expected = (1...4).map { index -> Double in
        let x = Double(index) * width / 5
        let gap = x < pill.minX ? pill.minX - x : max(0, x - pill.maxX)
        return min(max((gap - 2) / min(24, width / 10), 0), 1)
      }
      #expect(isClose(rig.state.separatorOpacities, expected))
    }
    let beside = [last - 1, last]
    #expect(rig.state.separatorOpacities == (0..<4).map { beside.contains($0) ? 0 : 1 })
  }

  @Test(arguments: [(4, [0.5, 1, 1, 0.5]), (1, [0.25, 0.5, 1, 1])] as [(Int, [Double])])
  func `pills and separators cross-fade if motion is reduced`(last: Int, expected: [Double]) {
    let rig = tapped(from: 0, to: last, motion: .reduced)
    #expect(rig.state.position.position == Double(last) && rig.state.position.ghost == 0)
    #expect(rig.state.position.opacity == 0 && rig.state.separatorOpacities == [0, 1, 1, 1])
    #expect(isClose(rig.after(0.075).state.separatorOpacities, expected))
    #expect(rig.after(0.075).state.position.opacity == 1 && rig.state.position.ghost == nil)
  }

  @Test(
    .spec("segmented-p25"),
    arguments: [
      (0, [0, 1, 1, 1]), (1, [0, 0, 1, 1]), (2, [1, 0, 0, 1]), (4, [1, 1, 1, 0]),
      (nil, [1, 1, 1, 1]),
    ] as [(Int?, [Double])])
  func `only separators beside an idle pill are hidden`(index: Int?, expected: [Double]) {
    let rig = SceneRig(SegmentedControl(segments: 5, selection: index))
    #expect(rig.state.separatorOpacities == expected)
    for inset in [1, 2.5, 4] {
      rig.control.metrics.pillInset = inset
      #expect(rig.settled().state.separatorOpacities == expected)
    }
  }

  @Test func `under reduced motion a pill does not overshoot, and fades out in its width`() {
    let rig = SceneRig(SegmentedControl(segments: 5, selection: 2), motion: .reduced)
    var scales: [Double] = []
    for act in [{ rig.press(at: Point(150, 16)) }, { rig.release() }] as [() -> Void] {
      act()
      rig.settle(rate: 120) { scales.append(rig.state.pillScale) }
    }
    #expect(scales.min() == 0.95 && scales.max() == 1)
    let narrow = SegmentedControl(segments: 3, selection: 0)
    narrow.setWidth(50, forSegmentAt: 0)
    let fading = SceneRig(narrow, motion: .reduced)
    let before = fading.state.pills[0].rect
    #expect(fading.tap(at: Point(250, 16)).state.pills[0].rect == before)
  }
}

/// spec: docs/spec/rendering.md#5.4/segmented/programmatic.
@Suite struct `Segmented control: programmatic selection` {
  private let rig = SceneRig(SegmentedControl(segments: 5, selection: 0))

  @Test(.spec("segmented/animation/selection-change", "segmented/animation/spring-damping"))
  func `an animated selection slides by the spring and reports nothing`() {
    rig.control.select(2, animated: true)
    #expect(rig.control.selection == 2)
    #expect(isClose(rig.after(0.06).state.position.position, 2 * 0.410971610))
    #expect(rig.settled().takeActions() == [])
  }

  @Test(arguments: [5, -1, Int.max, Int.min]) func `an invalid index is rejected`(index: Int) {
    let before = rig.state
    #expect(!rig.control.select(index, animated: true))
    rig.control.selection = index
    #expect(!rig.control.setEnabled(false, forSegmentAt: index) && rig.state == before)
    #expect(rig.control.segments.allSatisfy { $0.isEnabled })
    #expect(SegmentedControl(segments: 2, selection: index).selection == nil)
  }

  @Test func `a selection during a press beside the pill, or without animation, shows at once`() {
    rig.press(at: Point(150, 16))
    rig.control.select(4, animated: true)
    #expect(rig.state.shownIndex == 4 && rig.release().takeActions().values == [.index(2)])
    for index in [2, 4] {
      rig.control.select(index, animated: true)
      rig.showFrame(after: 0.15)
      rig.control.select(2, animated: false)
      #expect(rig.state.separatorOpacities == [1, 0, 0, 1])
    }
    #expect(!rig.showFrame().isAnimating)
  }

  @Test func `the last selection during a drag applies if the drag changes nothing`() {
    rig.press(at: Point(30, 16))
    rig.control.select(3, animated: true)
    #expect(rig.state.shownIndex == 0 && rig.after(0.1).state.position.position == 0)
    #expect(rig.release().control.selection == 3 && rig.state.shownIndex == 3)
    #expect(isClose(rig.after(0.06).state.position.position, 3 * 0.410971610))
    #expect(rig.takeActions().values == [])
    rig.settle()
    rig.press(at: Point(210, 16))
    rig.control.select(1, animated: true)
    rig.control.select(2, animated: false)
    #expect(rig.release().control.selection == 2 && rig.state.position.position == 2)
  }

  @Test(arguments: CancelCause.allCases)
  func `a selection during a drag applies if the drag is canceled`(cause: CancelCause) {
    rig.press(at: Point(30, 16), movingTo: Point(90, 16))
    rig.control.select(3, animated: true)
    #expect(rig.state.shownIndex == 1)
    _ = rig.takeActions()
    rig.cancel(by: cause)
    #expect(rig.control.selection == 3 && rig.settled().state.position.position == 3)
    #expect(rig.takeActions() == [])
  }
}

@Suite struct `Segmented control: single selection` {
  private let rig = SceneRig(SegmentedControl(segments: 3, selection: 1))

  @Test func `a tap or Space on the selected segment deselects it if allowed`() {
    #expect(rig.tap(at: Point(150, 16)).control.selection == 1)
    rig.control.allowsEmptySelection = true
    #expect(rig.tap(at: Point(150, 16)).control.selection == nil)
    #expect(rig.takeActions().values == [.index(nil)])
    #expect(rig.tap(at: Point(150, 16)).control.selection == 1)
    rig.control.allowsEmptySelection = false
    #expect(rig.focus().key(.space).control.selection == 1)
    rig.control.allowsEmptySelection = true
    #expect(rig.key(.space).control.selection == nil)
  }

  @Test(arguments: [Point(150, 120), Point(260, 16)])
  func `a drag of the selected segment does not deselect it`(place: Point) {
    rig.control.allowsEmptySelection = true
    rig.press(at: Point(150, 16), movingTo: place)
    #expect(rig.release(at: Point(150, 16)).control.selection == 1)
    #expect(rig.takeActions().values == [])
  }

  @Test func `the focus ring is around the focused segment, and follows a dragged pill`() {
    rig.focus()
    rig.control.selectionFollowsFocus = false
    let rings = Drawing(of: rig.key(.left).settled()).strokes
    #expect(rings.allSatisfy { $0.shape.rect.midX == 66 } && !rings.isEmpty)
    #expect(rig.state.focusedIndex == 0)
    rig.swipe(from: Point(150, 16), to: Point(250, 16))
    #expect(rig.control.selection == 2 && rig.state.focusedIndex == 2)
  }

  @Test func `a pill that appears while another fades out does not slide`() {
    rig.control.select(nil, animated: true)
    rig.control.select(2, animated: true)
    #expect(rig.state.position.position == 2)
  }
}
