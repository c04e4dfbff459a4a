#if Desktop
import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Desktop

/// Elements as assistive technologies see them.
@Suite struct `Elements for screen readers` {
  /// A list that describes no selection.
  private final class Rows: Control {
    override var semantics: Semantics? {
      Semantics(
        role: .list, label: label, actions: .select,
        parts: [
          Semantics(
            role: .listItem, label: "One", value: .choice(isSelected: false, index: 0, count: 1),
            actions: .select)
        ])
    }
  }

  private func element(_ node: Node) throws -> SemanticsNode {
    let rig = SceneRig(node, size: Size(200, 100))
    rig.showFrame()
    return try #require(rig.scene.semantics(of: node))
  }

  @Test func `only parts are selected by their index`() throws {
    let segments = SegmentedControl(["A", "B"], label: "View")
    segments.selectionMode = .momentary
    for (node, action) in [(Rows(label: "Rows"), "select"), (segments, "press")] {
      let whole = try element(node)
      #expect(whole.accessibleActions(at: 1).isEmpty)
      #expect(whole.children[0].accessibleActions(at: 0).map { "\($0.name)" } == [action])
    }
  }
}
#endif
