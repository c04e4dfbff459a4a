import Canvas

/// The area where a node and its descendants may have painted or can be pressed.
extension Node {
  func growReach(by area: PixelRect) {
    var node = self
    while !node.reach.contains(area) {
      node.reach = node.reach.union(area)
      guard let parent = node.parent else { return }
      node = parent
    }
  }

  func forgetReachOfChildren() {
    for child in children { child.forEachNode { $0.reach = .zero } }
  }

  func forEachChild(touching rect: PixelRect, _ body: (Node) -> Void) {
    for child in children where child.reach.intersects(rect) { body(child) }
  }

  /// The first result of the body for the children that may touch a rectangle, frontmost first;
  /// `nil` for all children.
  func lastChild<Result>(touching rect: PixelRect?, _ body: (Node) -> Result?) -> Result? {
    for child in children.reversed() where rect.map(child.reach.intersects) ?? true {
      if let result = body(child) { return result }
    }
    return nil
  }
}
