import Canvas
import Controls
import ControlsTesting
import Testing

/// One selection that can be taken back, and arrows that only go there.
@Suite struct `A single selection` {
  private func rig(
    selection: Int? = 1, motion: MotionPreference = .full
  ) -> SceneRig<SegmentedControl> {
    SceneRig(SegmentedControl(segments: 3, selection: selection), motion: motion)
  }

  @Test func `setting it moves the pill at once and is not told`() {
    let rig = rig()
    rig.control.selection = 2
    #expect(rig.state.pillRect?.minX == 202)
    #expect(rig.takeActions() == [])
  }

  @Test func `a tap on it takes it back where that is allowed`() {
    let rig = rig()
    rig.tap(at: Point(150, 16))
    #expect(rig.control.selection == 1)
    rig.control.allowsEmptySelection = true
    rig.tap(at: Point(150, 16))
    #expect(rig.control.selection == nil)
    #expect(rig.takeActions().values == [.index(nil)])
    rig.tap(at: Point(150, 16))
    #expect(rig.control.selection == 1)
  }

  @Test(arguments: [Point(150, 120), Point(260, 16)])
  func `a drag of it is no tap, wherever it ends`(place: Point) {
    let rig = rig()
    rig.control.allowsEmptySelection = true
    rig.press(at: Point(150, 16), movingTo: place)
    rig.release(at: Point(150, 16))
    #expect(rig.control.selection == 1)
    #expect(rig.takeActions().values == [])
  }

  @Test(arguments: MotionPreference.allCases)
  func `a pill without a segment fades out where it was, and in where it is`(
    motion: MotionPreference
  ) {
    let rig = rig(motion: motion)
    rig.control.select(nil, animated: true)
    rig.showFrame(after: 0.075)
    #expect(rig.state.pillRect == nil)
    #expect(rig.state.pills.map(\.rect) == [Rect(x: 102, y: 2, width: 96, height: 28)])
    #expect(isClose(rig.state.pills.map(\.opacity), [0.5]))
    rig.settle()
    #expect(rig.state.pills.isEmpty)
    rig.control.select(0, animated: true)
    rig.showFrame(after: 0.05)
    #expect(rig.state.pills.map(\.rect.minX) == [2])
    #expect(isClose(rig.state.pills.map(\.opacity), [1.0 / 3], within: 1e-6))
  }

  @Test func `Space takes it back where that is allowed, and nothing else takes Space`() {
    let rig = rig()
    rig.focus()
    rig.key(.space)
    #expect(rig.control.selection == 1)
    rig.control.allowsEmptySelection = true
    rig.key(.space)
    #expect(rig.control.selection == nil)
  }

  @Test func `arrows that do not select go there, and Space or Enter selects`() {
    let rig = rig()
    rig.control.selectionFollowsFocus = false
    rig.focus()
    rig.key(.right)
    #expect(rig.state.focusedIndex == 2 && rig.control.selection == 1)
    rig.key(.space)
    #expect(rig.control.selection == 2)
    rig.keys(.home, .enter)
    #expect(rig.takeActions().values == [.index(2), .index(0)])
    #expect(rig.control.selection == 0)
  }

  /// The ring is round the segment that the keyboard is at.
  @Test func `the focus is shown where the keyboard is`() {
    let rig = rig()
    rig.focus()
    let whole = Drawing(of: rig).commands.count
    #expect(whole > 0)
    rig.control.selectionFollowsFocus = false
    rig.key(.left)
    rig.settle()
    let rings = Drawing(of: rig).commands.compactMap { command in
      if case .strokeInside(let shape, _, _) = command { shape.rect } else { nil }
    }
    #expect(rings.allSatisfy { $0.midX == 66 } && !rings.isEmpty)
  }
}
