import Canvas

extension Node {
  /// The node's origin in scene coordinates, in points, including scroll offsets.
  public var originInScene: Point {
    parent.map { $0.contentOriginInScene + frame.origin } ?? frame.origin
  }

  /// The origin of child frames, in points of the scene.
  var contentOriginInScene: Point { originInScene - contentOffset }

  /// The node's frame in scene coordinates, in points, including clipped parts.
  public var frameInScene: Rect { Rect(origin: originInScene, size: frame.size) }

  /// The visible area of the children, in pixels of the scene; `nil` for no limit.
  func childClip(atScale scale: Double) -> PixelRect? {
    childClip(atScale: scale, within: parent?.childClip(atScale: scale))
  }

  func childClip(atScale scale: Double, within outer: PixelRect?) -> PixelRect? {
    if !clipsChildren { return outer }
    let own = PixelRect(roundingEdgesOf: frameInScene, scale: scale)
    return outer?.intersection(own) ?? own
  }

  /// Whether the node and its ancestors are enabled.
  public var isEffectivelyEnabled: Bool { isEnabled && parent?.isEffectivelyEnabled ?? true }

  var isEffectivelyVisible: Bool { !isHidden && parent?.isEffectivelyVisible ?? true }

  /// The tint color of the node or its nearest ancestor that has one; `nil` for the theme's.
  public var effectiveTintColor: Color? { tintColor ?? parent?.effectiveTintColor }

  func repaintTinted() {
    invalidate(.paint, reason: "tint")
    for child in children where child.tintColor == nil { child.repaintTinted() }
  }

  var elevation: Elevation {
    guard let parent else { return scene?.elevation ?? .base }
    if parent.elevatesChildren { return parent.floatsChildren ? .floating : .elevated }
    return parent.elevation
  }

  package func contains(_ other: Node) -> Bool {
    if other === self { return true }
    guard let parent = other.parent else { return false }
    return contains(parent)
  }

  /// The first result of the body for the node and its ancestors, from the inside out.
  package func firstUpwards<Result>(_ body: (Node) -> Result?) -> Result? {
    body(self) ?? parent?.firstUpwards(body)
  }

  /// Calls the body for the node and its descendants, in painting order.
  public func forEachNode(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.forEachNode(body) }
  }
}

extension Scene {
  /// The elevation of the root; a view without a background has that around it.
  fileprivate var elevation: Elevation {
    switch background {
    case .groupedPage: .grouped
    case .none: host?.elevation ?? .base
    case .page, .card: .base
    }
  }
}

/// The area where a node and its descendants may have painted or can be pressed.
extension Node {
  func growReach(by area: PixelRect) {
    var node = self
    while !node.reach.contains(area) {
      node.reach = node.reach.union(area)
      guard let parent = node.parent else { return }
      node = parent
    }
  }

  func forgetReachOfChildren() {
    for child in children { child.forEachNode { $0.reach = .zero } }
  }

  func forEachChild(touching rect: PixelRect, _ body: (Node) -> Void) {
    for child in children where child.reach.intersects(rect) { body(child) }
  }

  /// The first result of the body for the children that may touch a rectangle, frontmost first;
  /// `nil` for all children.
  func lastChild<Result>(touching rect: PixelRect?, _ body: (Node) -> Result?) -> Result? {
    for child in children.reversed() where rect.map(child.reach.intersects) ?? true {
      if let result = body(child) { return result }
    }
    return nil
  }
}
