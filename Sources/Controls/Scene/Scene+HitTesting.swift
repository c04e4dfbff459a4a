import Canvas

extension Scene {
  /// What a press at a place is for: the frontmost node whose frame holds it, else the frontmost one
  /// whose frame grown by its ``Node/hitOutsets`` does.
  public func hitTest(_ point: Point) -> Node? {
    if layers.isEmpty { return hitTest(point, below: root) }
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
    let isClippedAway = isClippedAway(point, by: node, origin: origin)
    let start = origin - node.contentOffset
    // Where nodes reach is known once they are recorded at their places.
    if isClippedAway {
      // What lies in the node cannot be seen there.
    } else if !knowsReach {
      for child in node.children.reversed() {
        let place = start + child.frame.origin
        if let hit = hitTest(point, in: child, origin: place, grown: grown) { return hit }
      }
    } else if let hit = node.lastChild(
      touching: PixelRect(at: point, scale: scale),
      { child in hitTest(point, in: child, origin: start + child.frame.origin, grown: grown) })
    {
      return hit
    }
    if !node.isHitTestable { return nil }
    var area = Rect(origin: origin, size: node.frame.size)
    if grown == .byOutsets { area = area.outset(by: node.hitOutsets) }
    return area.contains(point) ? node : nil
  }

  /// What a turn of the wheel at a place is for: the frontmost node whose frame holds it, whether or
  /// not it can be pressed.
  ///
  /// The wheel goes through a layer where a press would.
  func scrollTarget(at point: Point) -> Node? {
    firstReachable { top in
      if top !== root && hitTest(point, below: top) == nil { return nil }
      return scrollTarget(at: point, in: top, origin: top.frame.origin)
    }
  }

  private func scrollTarget(at point: Point, in node: Node, origin: Point) -> Node? {
    if node.isHidden { return nil }
    if !isClippedAway(point, by: node, origin: origin) {
      for child in node.children.reversed() {
        let place = origin - node.contentOffset + child.frame.origin
        if let hit = scrollTarget(at: point, in: child, origin: place) { return hit }
      }
    }
    return Rect(origin: origin, size: node.frame.size).contains(point) ? node : nil
  }

  /// Whether a node's children are not seen at a place, as they are clipped to its frame.
  private func isClippedAway(_ point: Point, by node: Node, origin: Point) -> Bool {
    node.clipsChildren && !Rect(origin: origin, size: node.frame.size).contains(point)
  }

  /// Every pixel that a node can be pressed at.
  func hitArea(of node: Node, at origin: Point) -> PixelRect {
    if !node.isHitTestable { return .zero }
    let frame = Rect(origin: origin, size: node.frame.size)
    return PixelRect(covering: frame.outset(by: node.hitOutsets), scale: scale)
      .union(PixelRect(covering: frame, scale: scale))
  }
}

extension Node {
  /// A place of the scene in the node's own frame.
  func local(_ point: Point) -> Point { point - originInScene }
}
