import Canvas

extension Scene {
  /// The node that a press hits: the frontmost node whose frame contains the point, else the
  /// frontmost node whose frame with ``Responder/hitOutsets`` does.
  public func hitTest(_ point: Point) -> Node? {
    if stack.layers.isEmpty { return hitTest(point, below: root) }
    return firstReachable { hitTest(point, below: $0) }
  }

  /// The node that a press would hit in a part of the scene, without the layers above it.
  package func hitTest(_ point: Point, below root: Node) -> Node? {
    find(.pressableFrame, at: point, in: root, origin: root.frame.origin)
      ?? find(.hitArea, at: point, in: root, origin: root.frame.origin)
  }

  /// The frontmost node whose frame contains the point, pressable or not; scrolling passes through
  /// a layer where a press does.
  func scrollTarget(at point: Point) -> Node? {
    firstReachable { top in
      if top !== root && hitTest(point, below: top) == nil { return nil }
      return find(.frame, at: point, in: top, origin: top.frame.origin)
    }
  }

  /// The part of a node that has to contain a point.
  private enum Target {
    case frame
    case pressableFrame
    case hitArea
  }

  private func find(_ target: Target, at point: Point, in node: Node, origin: Point) -> Node? {
    if node.isHidden { return nil }
    let frame = Rect(origin: origin, size: node.frame.size)
    if !node.clipsChildren || frame.contains(point) {
      let start = origin - node.contentOffset
      // The reach, which has no frames that only scroll, is known once nodes are recorded at their
      // places.
      let isInReach = target != .frame && knowsReach
      let hit = node.lastChild(touching: isInReach ? PixelRect(at: point, scale: scale) : nil) {
        find(target, at: point, in: $0, origin: start + $0.frame.origin)
      }
      if let hit { return hit }
    }
    if target != .frame && !node.isHitTestable { return nil }
    let area = target == .hitArea ? frame.outset(by: node.hitOutsets) : frame
    return area.contains(point) ? node : nil
  }

  func hitArea(of node: Node, at origin: Point) -> PixelRect {
    if !node.isHitTestable { return .zero }
    let frame = Rect(origin: origin, size: node.frame.size)
    return PixelRect(covering: frame.outset(by: node.hitOutsets), scale: scale)
      .union(PixelRect(covering: frame, scale: scale))
  }
}

extension Node { func local(_ point: Point) -> Point { point - originInScene } }
