import Canvas

extension Scene {
  /// What a press at a place is for: the frontmost node whose frame holds it, else the frontmost one
  /// whose frame grown by its ``Node/hitOutsets`` does.
  public func hitTest(_ point: Point) -> Node? {
    hitTest(point, in: root, origin: root.frame.origin, reach: .frame)
      ?? hitTest(point, in: root, origin: root.frame.origin, reach: .slop)
  }

  private enum Reach {
    case frame
    case slop
  }

  private func hitTest(_ point: Point, in node: Node, origin: Point, reach: Reach) -> Node? {
    if node.isHidden { return nil }
    for child in node.children.reversed() {
      if let hit = hitTest(point, in: child, origin: origin + child.frame.origin, reach: reach) {
        return hit
      }
    }
    if !node.isHitTestable { return nil }
    var area = Rect(origin: origin, size: node.frame.size)
    if reach == .slop { area = area.outset(by: node.hitOutsets) }
    return area.contains(point) ? node : nil
  }
}

extension Node {
  /// A place of the scene in the node's own frame.
  func local(_ point: Point) -> Point { point - originInScene }
}
