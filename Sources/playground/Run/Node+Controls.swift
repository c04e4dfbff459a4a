import Controls

extension Node {
  /// Whether it is a node, or one of its descendants.
  func lies(in node: Node) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === node }
  }

  /// Every switch, slider and segmented control in the node, in the order in which they are painted;
  /// also what views in it show for use.
  var allControls: [Control] {
    var controls: [Control] = []
    forEachNode { node in
      switch node {
      case is Switch, is Slider, is SegmentedControl:
        if let control = node as? Control { controls.append(control) }
      case let view as SceneView where view.isInteractive:
        controls += view.content.root.allControls
      default: break
      }
    }
    return controls
  }
}
