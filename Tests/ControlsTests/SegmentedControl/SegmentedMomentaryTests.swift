import Canvas
import Controls
import ControlsTesting
import Testing

/// Segments that are pressed like buttons; none is ever selected. spec: rendering 6, momentary
@Suite struct `Momentary segments` {
  private static func rig() -> SceneRig<SegmentedControl> {
    SceneRig(SegmentedControl([Segment(), Segment(), Segment()], mode: .momentary))
  }

  private let rig = Self.rig()

  @Test func `look pressed while held, and tell when let go inside`() {
    #expect(rig.state(pressingAt: Point(150, 16)).pressedIndex == 1)
    #expect(rig.takeActions() == [])
    rig.release()
    #expect(rig.state.pressedIndex == nil)
    #expect(rig.control.selection == nil && rig.state.pills.isEmpty)
    #expect(rig.takeActions() == [.triggered(1)])
  }

  @Test func `dragged off, nothing is told; back again it is`() {
    #expect(rig.state(pressingAt: Point(150, 16), movingTo: Point(150, 45)).pressedIndex == nil)
    #expect(rig.state(movingTo: Point(150, 37)).pressedIndex == 1)
    #expect(rig.takeActionsAfterRelease(at: Point(150, 60)) == [])
  }

  @Test func `the one where the pointer is let go is meant`() {
    #expect(rig.takeActions(afterSwipeFrom: Point(50, 16), to: Point(250, 16)) == [.triggered(2)])
  }

  @Test func `have all separators, and take no selection`() {
    #expect(rig.state.separatorOpacities == [1, 1])
    #expect(!rig.control.select(1, animated: true))
    #expect(rig.control.select(nil, animated: false))
    #expect(rig.control.selection == nil)
  }

  @Test func `keys go from one to the next and press`() {
    rig.focus()
    rig.keys(.right, .enter)
    rig.keyDown(.space)
    #expect(rig.state.pressedIndex == 1)
    #expect(rig.takeActions(afterKeyUp: .space) == [.triggered(1), .triggered(1)])
  }

  @Test func `listeners hear of them, and so does assistive technology`() throws {
    var heard: [Int] = []
    let listening = rig.control.onTrigger { heard.append($0) }
    rig.tap(at: Point(50, 16))
    #expect(rig.control.perform(.select(2)))
    #expect(heard == [0, 2])
    listening.cancel()
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.children.map(\.value) == [.none, .none, .none])
  }

  @Test func `a control becomes momentary and single again without a selection`() {
    let control = SegmentedControl(["A", "B"], selection: 1)
    control.isMomentary = true
    #expect(control.selection == nil && control.selectionMode == .momentary)
    control.isMomentary = false
    #expect(control.selection == nil && control.selectionMode == .single)
  }
}
