import Canvas

extension Scene {
  /// The node that a press hits: the frontmost node whose frame contains the point, else the
  /// frontmost node whose frame with ``Node/hitOutsets`` does.
  public func hitTest(_ point: Point) -> Node? {
    if stack.layers.isEmpty { return hitTest(point, below: root) }
    return firstReachable { hitTest(point, below: $0) }
  }

  private func hitTest(_ point: Point, below root: Node) -> Node? {
    hitTest(point, in: root, origin: root.frame.origin, grown: .not)
      ?? hitTest(point, in: root, origin: root.frame.origin, grown: .byOutsets)
  }

  private enum Growth {
    case not
    case byOutsets
  }

  private func hitTest(_ point: Point, in node: Node, origin: Point, grown: Growth) -> Node? {
    if node.isHidden { return nil }
    if !isClippedAway(point, by: node, origin: origin) {
      let start = origin - node.contentOffset
      // The reach is known once nodes are recorded at their places.
      let hit = node.lastChild(touching: knowsReach ? PixelRect(at: point, scale: scale) : nil) {
        hitTest(point, in: $0, origin: start + $0.frame.origin, grown: grown)
      }
      if let hit { return hit }
    }
    if !node.isHitTestable { return nil }
    var area = Rect(origin: origin, size: node.frame.size)
    if grown == .byOutsets { area = area.outset(by: node.hitOutsets) }
    return area.contains(point) ? node : nil
  }

  /// The frontmost node whose frame contains the point, pressable or not; scrolling passes through
  /// a layer where a press does.
  func scrollTarget(at point: Point) -> Node? {
    firstReachable { top in
      if top !== root && hitTest(point, below: top) == nil { return nil }
      return scrollTarget(at: point, in: top, origin: top.frame.origin)
    }
  }

  private func scrollTarget(at point: Point, in node: Node, origin: Point) -> Node? {
    if node.isHidden { return nil }
    if !isClippedAway(point, by: node, origin: origin) {
      let start = origin - node.contentOffset
      let hit = node.lastChild(touching: nil) {
        scrollTarget(at: point, in: $0, origin: start + $0.frame.origin)
      }
      if let hit { return hit }
    }
    return Rect(origin: origin, size: node.frame.size).contains(point) ? node : nil
  }

  private func isClippedAway(_ point: Point, by node: Node, origin: Point) -> Bool {
    node.clipsChildren && !Rect(origin: origin, size: node.frame.size).contains(point)
  }

  func hitArea(of node: Node, at origin: Point) -> PixelRect {
    if !node.isHitTestable { return .zero }
    let frame = Rect(origin: origin, size: node.frame.size)
    return PixelRect(covering: frame.outset(by: node.hitOutsets), scale: scale)
      .union(PixelRect(covering: frame, scale: scale))
  }
}

extension Node {
  func local(_ point: Point) -> Point { point - originInScene }
}
