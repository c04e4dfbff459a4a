import Canvas

extension Node {
  /// The tint color of the node or its nearest ancestor that has one; `nil` for the theme's.
  public var effectiveTintColor: Color? {
    var node: Node? = self
    while let current = node {
      if let color = current.tintColor { return color }
      node = current.parent
    }
    return nil
  }

  /// Repaints the node and the descendants that inherit its tint.
  func repaintTinted() {
    invalidate(.paint, reason: "tint")
    for child in children where child.tintColor == nil { child.repaintTinted() }
  }
}
