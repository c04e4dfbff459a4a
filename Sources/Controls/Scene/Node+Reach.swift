import Canvas

/// The area where a node and its descendants may have painted or can be pressed.
extension Node {
  func growReach(by area: PixelRect) {
    var node = self
    while !node.reach.contains(area) {
      node.reach = node.reach.union(area)
      guard let parent = node.parent else { return }
      parent.madeIndex?.grow(node.position, by: area)
      node = parent
    }
  }

  /// Forgets the reach; the node and its descendants will be recorded or placed again.
  func forgetReach() {
    reach = .zero
    madeIndex = nil
  }

  func forgetReachOfChildren() {
    madeIndex = nil
    for child in children { child.forEachNode { $0.forgetReach() } }
  }

  func forEachChild(touching rect: PixelRect, _ body: (Node) -> Void) {
    if let index { return index.forEach(touching: rect) { body(children[$0]) } }
    for child in children where child.reach.intersects(rect) { body(child) }
  }

  /// The first result of the body for the children that may touch a rectangle, frontmost first;
  /// `nil` for all children.
  func lastChild<Result>(touching rect: PixelRect?, _ body: (Node) -> Result?) -> Result? {
    if let rect, let index { return index.last(touching: rect) { body(children[$0]) } }
    for child in children.reversed() where rect.map(child.reach.intersects) ?? true {
      if let result = body(child) { return result }
    }
    return nil
  }

  private var index: ChildIndex? {
    if madeIndex == nil, children.count >= ChildIndex.smallestCount {
      madeIndex = ChildIndex(children.map(\.reach))
    }
    return madeIndex
  }
}
