import Canvas

extension Node {
  /// The colour that is asked for by the node, or else around it; nil for the theme's own.
  public var effectiveTintColor: Color? {
    var node: Node? = self
    while let current = node {
      if let color = current.tintColor { return color }
      node = current.parent
    }
    return nil
  }

  /// Has the node painted anew, and what takes its tint from it.
  func repaintTinted() {
    invalidate(.paint, reason: "tint")
    for child in children where child.tintColor == nil { child.repaintTinted() }
  }
}
