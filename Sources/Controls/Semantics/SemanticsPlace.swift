import Canvas

@MainActor
struct SemanticsPlace {
  private(set) var origin = Point.zero
  /// The origin in the parent element, without scroll offsets.
  private(set) var offset = Point.zero

  private(set) var visibleRect: Rect

  private(set) var isEnabled = true

  init(visibleRect: Rect) { self.visibleRect = visibleRect }

  func entering(_ node: Node) -> SemanticsPlace {
    var place = self
    place.origin = origin + node.frame.origin
    place.offset = offset + node.frame.origin
    place.isEnabled = isEnabled && node.isEnabled
    return place
  }

  func inside(_ node: Node, isExposed: Bool) -> SemanticsPlace {
    var place = self
    place.origin = origin - node.contentOffset
    if isExposed { place.offset = .zero }
    if node.clipsChildren {
      place.visibleRect = visibleRect.intersection(Rect(origin: origin, size: node.frame.size))
    }
    return place
  }
}
