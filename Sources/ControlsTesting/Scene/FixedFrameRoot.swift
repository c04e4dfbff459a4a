import Canvas
import Controls

/// A root node that keeps one node at a fixed frame.
package final class FixedFrameRoot: Node {
  private let node: Node
  private let elevation: Elevation

  package var fixedFrame: Rect { didSet { if fixedFrame != oldValue { node.frame = fixedFrame } } }

  package init(_ node: Node, at fixedFrame: Rect, elevation: Elevation = .base) {
    self.node = node
    self.fixedFrame = fixedFrame
    self.elevation = elevation
    super.init()
    addChild(node)
  }

  package override var elevatesChildren: Bool { elevation == .elevated }

  package override func layout(in context: LayoutContext) { node.frame = fixedFrame }
}
