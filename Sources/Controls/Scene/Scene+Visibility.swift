import Canvas

/// Nodes out of sight are neither advanced nor recorded until they may be visible; animations are
/// functions of time, so they miss nothing.
extension Scene {
  /// Whether a node is hidden, or its frame and its painting are further away than the painting is
  /// large, so that shadows and animations within the node stay invisible too.
  func isOutOfSight(_ node: Node) -> Bool {
    guard knowsReach else { return false }
    guard let placement = node.placement else {
      return isFarFromSight(node, ParentContext(of: node, scale: scale))
    }
    let painted = node.unclippedBounds
    if painted.isEmpty { return node.displayList.isEmpty && !node.isEffectivelyVisible }
    let visibleRect = placement.visible(window)
    let distance = max(painted.width, painted.height)
    if painted.outset(by: distance).intersects(visibleRect) { return false }
    let frame = Rect(origin: placement.origin, size: node.frame.size)
    return !PixelRect(covering: frame, scale: scale).outset(by: distance).intersects(visibleRect)
      && !node.staysAwake
  }

  /// The room for shadows around a node that was never recorded, in points. chosen
  private static let shadowRoom = 100.0

  /// Whether a node that was never recorded is further away than its frame is wide or high, with
  /// room for shadows.
  func isFarFromSight(_ node: Node, _ around: ParentContext) -> Bool {
    if node.frame.isEmpty || node.staysAwake { return false }
    let distances = Insets(
      horizontal: node.frame.width + Self.shadowRoom, vertical: node.frame.height + Self.shadowRoom)
    let area = Rect(origin: around.origin + node.frame.origin, size: node.frame.size)
      .outset(by: distances)
    let visible = around.clip?.intersection(window) ?? window
    return !PixelRect(covering: area, scale: scale).intersects(visible)
  }
}

extension Scene {
  /// Lays out, and has observers follow the layout and the visible area, which may add nodes to lay
  /// out.
  func layOutWithViewports() {
    let isNew = needsLayout
    layOutIfNeeded()
    if isNew { onLayout?() }
    for observer in viewportObservers { observer.viewportChanged(to: observer.visibleArea) }
    layOutIfNeeded()
  }
}

extension Node {
  /// The part of the node that the scene and clipping ancestors show, in the node's coordinates.
  fileprivate var visibleArea: Rect {
    var area = bounds
    // The node's origin in the coordinates of the ancestor.
    var origin = frame.origin
    var ancestor = parent
    while let current = ancestor {
      origin = origin - current.contentOffset
      if current.clipsChildren {
        area = area.intersection(current.bounds.offset(by: Point.zero - origin))
      }
      origin = origin + current.frame.origin
      ancestor = current.parent
    }
    let size = scene?.size ?? .zero
    return area.intersection(Rect(origin: Point.zero - origin, size: size))
  }
}
