import Canvas

/// Nodes out of sight are neither advanced nor recorded until they may be visible; animations are
/// functions of time, so they miss nothing.
extension Scene {
  /// Whether a node is hidden, or its frame and its painting are further away than the painting is
  /// large, so that shadows and animations within the node stay invisible too.
  func isOutOfSight(_ node: Node) -> Bool {
    guard let placement = node.placement, knowsReach else { return false }
    let painted = node.unclippedBounds
    if painted.isEmpty { return node.displayList.isEmpty && !node.isEffectivelyVisible }
    let visibleRect = placement.visible(window)
    let distance = max(painted.width, painted.height)
    if painted.outset(by: distance).intersects(visibleRect) { return false }
    let frame = Rect(origin: placement.origin, size: node.frame.size)
    return !PixelRect(covering: frame, scale: scale).outset(by: distance).intersects(visibleRect)
      && !node.staysAwake
  }
}
