import Canvas

/// What is scrolled is not recorded anew: lists are relative to their node, so only their places
/// change.
extension Scene {
  /// The children of a node are shown elsewhere, or are clipped otherwise, from now on.
  func contentMoved(in node: Node) {
    assert(!isPainting, "nothing may scroll while the scene is painted")
    if scrolledNodes.contains(where: { $0 === node }) { return }
    scrolledNodes.append(node)
    noteChange()
    mayHaveMovedUnderPointers = true
    // What was asleep has an old picture, and nothing but its place may be asked for again.
    pendingNodes.markSleepersDirty()
    pendingNodes.wake()
  }

  /// Gives everything in scrolled nodes its new place, and damages where it was and where it is.
  func placeScrolledNodes() {
    if scrolledNodes.isEmpty { return }
    for node in scrolledNodes {
      node.forgetReachOfChildren()
      let clip = node.childClip(atScale: scale)
      var area = PixelRect.zero
      for child in node.children { place(child, clip: clip, addingTo: &area) }
      addDamage(area, of: node)
    }
    scrolledNodes.removeAll(keepingCapacity: true)
  }

  /// Gives a node and everything below it the places that they have now.
  ///
  /// - Parameters:
  ///   - node: one that was recorded at another place; one that was never recorded gets its place
  ///     when it is.
  ///   - clip: outside of this it is not seen, px; nil for no limit.
  ///   - area: every pixel that was or is painted.
  private func place(_ node: Node, clip: PixelRect?, addingTo area: inout PixelRect) {
    // What is recorded at its new place in this frame anyway gets it then.
    let isRecordedAnyway = hasMovedNodes && node.pending.contains(.paint)
    if node.placement != nil && !isRecordedAnyway {
      let placement = DisplayList.Placement(
        origin: node.originInScene, scale: scale, clip: clip)
      area = area.union(node.footprint.bounds)
      node.displayList.getFootprint(at: placement, text: text, into: &node.footprint)
      area = area.union(node.footprint.bounds)
      node.placement = placement
      growReach(of: node, at: placement)
    }
    var childClip = clip
    if node.clipsChildren {
      let own = PixelRect(roundingEdgesOf: node.frameInScene, scale: scale)
      childClip = clip?.intersection(own) ?? own
    }
    for child in node.children { place(child, clip: childClip, addingTo: &area) }
  }

  /// Adds to the pixels that a node may have painted or be pressed at.
  func growReach(of node: Node, at placement: DisplayList.Placement) {
    var area = hitArea(of: node, at: placement.origin)
    // The clip's edges lie on whole pixels, those of the frame that clips beside them.
    if let clip = placement.clip { area = area.intersection(clip.outset(by: 1)) }
    node.growReach(by: node.footprint.bounds.union(area))
  }

  /// Whether the reach of every node is that of its present place.
  var knowsReach: Bool { !hasMovedNodes && scrolledNodes.isEmpty }
}
