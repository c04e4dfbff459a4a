import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// Segments act like buttons and are never selected. spec: rendering 6, momentary
@Suite struct `Segmented control: momentary mode` {
  private static func rig() -> SceneRig<SegmentedControl> {
    SceneRig(SegmentedControl([Segment(), Segment(), Segment()], mode: .momentary))
  }

  private let rig = Self.rig()

  @Test func `looks pressed during a press, and triggers on release`() {
    #expect(rig.state(pressingAt: Point(150, 16)).pressedIndex == 1)
    #expect(rig.takeActions() == [])
    rig.release()
    #expect(rig.state.pressedIndex == nil)
    #expect(rig.control.selection == nil && rig.state.pills.isEmpty)
    #expect(rig.takeActions() == [.triggered(1)])
  }

  @Test func `triggers only if the release is inside`() {
    #expect(rig.state(pressingAt: Point(150, 16), movingTo: Point(150, 45)).pressedIndex == nil)
    #expect(rig.state(movingTo: Point(150, 37)).pressedIndex == 1)
    #expect(rig.takeActionsAfterRelease(at: Point(150, 60)) == [])
  }

  @Test func `triggers the segment under the release`() {
    #expect(rig.takeActions(afterSwipeFrom: Point(50, 16), to: Point(250, 16)) == [.triggered(2)])
  }

  @Test func `shows all separators, and rejects a selection`() {
    #expect(rig.state.separatorOpacities == [1, 1])
    #expect(!rig.control.select(1, animated: true))
    #expect(rig.control.select(nil, animated: false))
    #expect(rig.control.selection == nil)
  }

  @Test func `calls trigger handlers, also for accessibility actions`() throws {
    var heard: [Int] = []
    let listening = rig.control.onTrigger { heard.append($0) }
    rig.tap(at: Point(50, 16))
    #expect(rig.control.perform(.select(2)))
    #expect(heard == [0, 2])
    listening.cancel()
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.children.map(\.value) == [.none, .none, .none])
  }

  @Test func `switching to and from momentary mode clears the selection`() {
    let control = SegmentedControl(["A", "B"], selection: 1)
    control.isMomentary = true
    #expect(control.selection == nil && control.selectionMode == .momentary)
    control.isMomentary = false
    #expect(control.selection == nil && control.selectionMode == .single)
  }
}

@Suite struct `Segmented control: no segments` {
  private let rig = SceneRig(SegmentedControl([], selection: 0, label: "View"))

  @Test func `has no selection and selects none`() {
    #expect(rig.control.selection == nil)
    #expect(rig.state.segmentCount == 0 && rig.state.separatorOpacities.isEmpty)
    #expect(!rig.control.select(0, animated: true))
    #expect(rig.control.selection == nil)
  }

  @Test func `has its label in the accessibility tree`() throws {
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.label == "View" && node.value == .selection([], count: 0))
    #expect(node.children.isEmpty)
  }

  @Test func `ignores pointer, keys and actions`() {
    rig.tap(at: Point(10, 16))
    rig.swipe(from: Point(10, 16), to: Point(200, 16))
    rig.focus()
    for key in [Key.left, .right, .home, .end] { rig.key(key) }
    #expect(!rig.control.perform(.select(0)))
    rig.settle()
    #expect(rig.control.selection == nil)
    #expect(rig.takeActions() == [])
  }

  @Test func `a control without a width receives no press`() {
    let control = SegmentedControl(["A", "B"], selection: 0)
    let root = FixedFrameRoot(control, at: Rect(x: 10, y: 10, width: 0, height: 32))
    let rig = SceneDriver(Scene(root), size: Size(50, 50))
    rig.tap(at: Point(10, 20))
    rig.settle()
    #expect(rig.takeActions() == [])
    #expect(control.perform(.select(1)))
    rig.settle()
    #expect(rig.takeActions().values == [.index(1)])
  }
}
