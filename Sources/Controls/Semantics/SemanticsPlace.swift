import Canvas

/// Where a walk down a tree of nodes is.
@MainActor
struct SemanticsPlace {
  /// pt, in the scene.
  private(set) var origin = Point.zero

  /// pt, in the part of the tree of meanings that it lies in, as if nothing was scrolled.
  private(set) var offset = Point.zero

  /// What of the scene can be seen there, pt; empty for nothing.
  private(set) var sight: Rect

  /// Whether everything on the way is enabled.
  private(set) var isEnabled = true

  /// Above the tops of all trees.
  init(sight: Rect) {
    self.sight = sight
  }

  /// The place of a node that lies there.
  func entering(_ node: Node) -> SemanticsPlace {
    var place = self
    place.origin = origin + node.frame.origin
    place.offset = offset + node.frame.origin
    place.isEnabled = isEnabled && node.isEnabled
    return place
  }

  /// The place of what lies in a node that has this one.
  ///
  /// - Parameters:
  ///   - node: whose place it is.
  ///   - isTold: whether the node is a part of the tree of meanings.
  func inside(_ node: Node, isTold: Bool) -> SemanticsPlace {
    var place = self
    place.origin = origin - node.contentOffset
    if isTold { place.offset = .zero }
    if node.clipsChildren {
      place.sight = sight.intersection(Rect(origin: origin, size: node.frame.size))
    }
    return place
  }
}
