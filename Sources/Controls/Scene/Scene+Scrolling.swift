import Canvas

/// Scrolling does not re-record: lists are relative to their nodes, so only placements change.
extension Scene {
  func contentMoved(in node: Node) {
    assert(!isPainting, "scrolling is not allowed while the scene is painted")
    if scrolledNodes.contains(where: { $0 === node }) { return }
    scrolledNodes.append(node)
    noteChange()
    mayHaveMovedUnderPointers = true
    // Sleeping nodes have outdated pictures, and are only placed again here.
    pendingNodes.markSuspendedDirty()
    pendingNodes.resume()
  }

  /// Places everything in scrolled nodes, and damages old and new places.
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

  /// Places a node and its descendants; a node that was never recorded is placed when it is; `clip`
  /// is the visible area, in pixels (`nil` for no limit).
  private func place(_ node: Node, clip: PixelRect?, addingTo content: inout ScrolledContent) {
    // Nodes that are recorded in this frame anyway are placed then.
    let isRecordedAnyway = hasMovedNodes && node.pending.contains(.paint)
    if let old = node.placement, !isRecordedAnyway {
      let placement = DisplayList.Placement(origin: node.originInScene, scale: scale, clip: clip)
      content.add(node.paintedBounds)
      node.placement = placement
      node.unclippedBounds = node.displayList.bounds(at: placement, text: text)
      content.add(node.paintedBounds)
      content.note(placement.origin - old.origin)
      growReach(of: node, at: placement)
    }
    let childClip = node.childClip(atScale: scale, within: clip)
    for child in node.children { place(child, clip: childClip, addingTo: &content) }
  }

  /// Moves the pixels of scrolled content and damages only what that does not cover; returns
  /// whether that shows the same as repainting everything.
  private func move(_ content: ScrolledContent, in clip: PixelRect?, of node: Node) -> Bool {
    // An opaque background looks the same wherever it is copied from; layers are excluded, as they
    // may be growing.
    guard scrolledNodes.count == 1, !hasMovedNodes, layers.isEmpty, childMotion.isEmpty,
      frameObserver == nil, backgroundColor != nil, let distance = content.distance,
      let area = clip?.intersection(window), distance.magnitude < area.height,
      let covering = nodesAbove(node, in: area)
    else { return false }
    var bare = area
    bare.height = Int(distance.magnitude)
    if distance < 0 { bare.y = area.maxY - bare.height }
    damage.addMove(of: area, by: distance)
    damage.add(bare)
    for each in covering {
      // Both what stays and its copy in the moved pixels are repainted.
      let old = each.intersection(area)
      damage.add(old.union(old.offset(x: 0, y: distance)).intersection(area))
    }
    return true
  }

  /// The areas painted above a node's content, in pixels; `nil` if something is painted below it.
  private func nodesAbove(_ scrolled: Node, in area: PixelRect) -> [PixelRect]? {
    var above: [PixelRect]?
    func visit(_ node: Node) -> Bool {
      // Nodes hidden since the last frame are still in the pixels.
      if node.placement != nil, node.paintedBounds.intersects(area) {
        if above == nil { return false }
        above?.append(node.paintedBounds)
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

  /// Adds the painted and pressable pixels of a node to its reach.
  func growReach(of node: Node, at placement: DisplayList.Placement) {
    var area = hitArea(of: node, at: placement.origin)
    // The clip lies on whole pixels, the frame maybe between them.
    if let clip = placement.clip { area = area.intersection(clip.outset(by: 1)) }
    node.growReach(by: node.paintedBounds.union(area))
  }

  var knowsReach: Bool { !hasMovedNodes && scrolledNodes.isEmpty }
}

/// A run of scroll events: all of them go to the node that took the first one, even when scrolling
/// brings something else under the pointer.
@MainActor
struct ScrollRun {
  /// Seconds without an event that end a run. spec: docs/spec/rendering.md#8/wheel
  private static let pause = 0.4

  private weak var handler: Node?
  private var last = Instant.zero

  func first(for target: Node?, at time: Instant) -> Node? {
    guard let target, let handler, time.seconds(since: last) < Self.pause, handler.contains(target)
    else { return target }
    return handler
  }

  /// Notes that an event was offered at a time, and who took it.
  mutating func note(_ handler: Node?, at time: Instant) {
    if let handler { self.handler = handler }
    last = time
  }

  /// Ends the run of a node that can no longer take it, and tells the node.
  mutating func end(at time: Instant, where isOver: (Node) -> Bool) {
    guard let handler, isOver(handler) else { return }
    self.handler = nil
    handler.interactionCanceled(time: time)
  }
}
