import Canvas
import ControlsTesting
import SpecTrait
import Testing

@testable import Controls

/// Segments act like buttons and are never selected. spec: rendering 6, momentary
@Suite struct `Segmented control: momentary mode` {
  private let rig = SceneRig(
    SegmentedControl([Segment(), Segment(), Segment()], mode: .momentary))

  @Test(.spec("hig-p4"))
  func `looks pressed during a press, and triggers the segment under a release inside`() {
    #expect(rig.state(pressingAt: Point(150, 16)).pressedIndex == 1 && rig.takeActions() == [])
    rig.release()
    #expect(rig.state.pressedIndex == nil)
    #expect(rig.control.selection == nil && rig.state.pills.isEmpty)
    #expect(rig.takeActions() == [.triggered(1)])
    #expect(rig.state(pressingAt: Point(150, 16), movingTo: Point(150, 45)).pressedIndex == nil)
    #expect(rig.state(movingTo: Point(150, 37)).pressedIndex == 1)
    #expect(rig.takeActionsAfterRelease(at: Point(150, 60)) == [])
    #expect(rig.takeActions(afterSwipeFrom: Point(50, 16), to: Point(250, 16)) == [.triggered(2)])
  }

  @Test func `shows all separators, rejects a selection, and loses it with a change of the mode`() {
    #expect(rig.state.separatorOpacities == [1, 1] && !rig.control.select(1, animated: true))
    #expect(rig.control.select(nil, animated: false) && rig.control.selection == nil)
    let control = SegmentedControl(["A", "B"], selection: 1)
    control.isMomentary = true
    #expect(control.selection == nil && control.selectionMode == .momentary)
    control.isMomentary = false
    #expect(control.selection == nil && control.selectionMode == .single)
  }

  @Test func `calls trigger handlers, also for accessibility actions`() throws {
    var heard: [Int] = []
    let listening = rig.control.onTrigger { heard.append($0) }
    #expect(rig.control(tappingAt: Point(50, 16)).perform(.select(2)) && heard == [0, 2])
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
    rig.swipe(from: Point(10, 16), to: Point(200, 16))
    rig.focus()
    for key in [Key.left, .right, .home, .end] { rig.key(key) }
    #expect(!rig.control.perform(.select(0)))
    rig.settle()
    #expect(rig.control.selection == nil && rig.takeActions() == [])
    // Segments without a width receive no press either.
    let control = SegmentedControl(["A", "B"], selection: 0)
    let thin = SceneDriver(
      Scene(FixedFrameRoot(control, at: Rect(10, 10, 0, 32))), size: Size(50, 50))
    thin.tap(at: Point(10, 20))
    thin.settle()
    #expect(thin.takeActions() == [] && control.perform(.select(1)))
    #expect(thin.takeActions().values == [.index(1)])
  }
}
