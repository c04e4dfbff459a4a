import Canvas
import ControlsTesting
import Testing

@testable import Controls

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
