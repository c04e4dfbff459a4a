import Canvas

/// Nodes out of sight cost nothing: they are neither sampled nor recorded until they may be seen.
///
/// What they do is a function of time, so they miss nothing meanwhile.
extension Scene {
  /// Whether a node is hidden, or its frame lies outside the window, or outside of what clips it, and
  /// its picture further outside than it is large.
  ///
  /// That is far enough for anything that a node paints outside its frame, or moves within itself, to
  /// stay outside as well. The frame counts too: what is painted next may fill it.
  func isOutOfSight(_ node: Node) -> Bool {
    guard let placement = node.placement, knowsReach else { return false }
    let painted = node.footprint.unclippedBounds
    if painted.isEmpty { return node.displayList.isEmpty && !node.isEffectivelyVisible }
    let window = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let sight = placement.visible(window)
    if painted.outset(by: max(painted.width, painted.height)).intersects(sight) { return false }
    let frame = Rect(origin: placement.origin, size: node.frame.size)
    return !PixelRect(covering: frame, scale: scale).intersects(sight)
  }
}
