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
      var content = ScrolledContent(scale: scale)
      let clip = node.childClip(atScale: scale)
      for child in node.children { place(child, clip: clip, addingTo: &content) }
      if !move(content, in: clip, of: node) { addDamage(content.area, of: node) }
    }
    scrolledNodes.removeAll(keepingCapacity: true)
  }

  /// Gives a node and everything below it the places that they have now.
  ///
  /// - Parameters:
  ///   - node: one that was recorded at another place; one that was never recorded gets its place
  ///     when it is.
  ///   - clip: outside of this it is not seen, px; nil for no limit.
  ///   - content: what of it was or is painted, and how far it goes.
  private func place(_ node: Node, clip: PixelRect?, addingTo content: inout ScrolledContent) {
    // What is recorded at its new place in this frame anyway gets it then.
    let isRecordedAnyway = hasMovedNodes && node.pending.contains(.paint)
    if let old = node.placement, !isRecordedAnyway {
      let placement = DisplayList.Placement(
        origin: node.originInScene, scale: scale, clip: clip)
      content.add(node.footprint.bounds)
      node.displayList.getFootprint(at: placement, text: text, into: &node.footprint)
      content.add(node.footprint.bounds)
      content.note(placement.origin - old.origin)
      node.placement = placement
      growReach(of: node, at: placement)
    }
    var childClip = clip
    if node.clipsChildren {
      let own = PixelRect(roundingEdgesOf: node.frameInScene, scale: scale)
      childClip = clip?.intersection(own) ?? own
    }
    for child in node.children { place(child, clip: childClip, addingTo: &content) }
  }

  // MARK: Moving pixels

  /// Has what was scrolled moved, and what that does not bring about painted.
  ///
  /// - Parameters:
  ///   - content: what was scrolled.
  ///   - clip: within which it is seen, px.
  ///   - node: in which it is.
  /// - Returns: whether that shows the same as painting all of it.
  private func move(
    _ content: ScrolledContent, in clip: PixelRect?, of node: Node
  ) -> Bool {
    let window = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    // A colour everywhere behind it looks the same wherever it comes from; a layer over it may be
    // growing, and is seldom there.
    guard scrolledNodes.count == 1, !hasMovedNodes, layers.isEmpty, frameObserver == nil,
      backgroundColor != nil,
      let distance = content.distance, let area = clip?.intersection(window),
      distance.magnitude < area.height, var covering = nodesAbove(node, in: area)
    else { return false }
    var bare = area
    bare.height = Int(distance.magnitude)
    if distance < 0 { bare.y = area.maxY - bare.height }
    for index in covering.indices {
      // It stays, and what it looked like goes along; both are painted.
      let old = covering[index].intersection(area)
      covering[index] = old.union(old.offset(x: 0, y: distance)).intersection(area)
    }
    damage.addMove(of: area, by: distance)
    damage.add(bare)
    for each in covering { damage.add(each) }
    return true
  }

  /// What is painted over the content of a node within an area, px; nil if something of the scene is
  /// painted below it.
  private func nodesAbove(_ scrolled: Node, in area: PixelRect) -> [PixelRect]? {
    var above: [PixelRect]?
    func visit(_ node: Node) -> Bool {
      // What is hidden since the last frame is still on the sheet.
      if node.placement != nil, node.footprint.bounds.intersects(area) {
        if above == nil { return false }
        above?.append(node.footprint.bounds)
      }
      if node === scrolled {
        above = []
        return true
      }
      for child in node.children where !visit(child) { return false }
      return true
    }
    return visit(root) ? above : nil
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
