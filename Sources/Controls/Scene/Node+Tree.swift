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
    let outer = parent?.childClip(atScale: scale)
    if !clipsChildren { return outer }
    let own = PixelRect(roundingEdgesOf: frameInScene, scale: scale)
    return outer?.intersection(own) ?? own
  }

  /// Whether the node and its ancestors are enabled.
  public var isEffectivelyEnabled: Bool {
    var node: Node? = self
    while let current = node {
      if !current.isEnabled { return false }
      node = current.parent
    }
    return true
  }

  var isEffectivelyVisible: Bool {
    var node: Node? = self
    while let current = node {
      if current.isHidden { return false }
      node = current.parent
    }
    return true
  }

  /// The surface below the node.
  var elevation: Elevation {
    var node = parent
    while let current = node {
      if current.elevatesChildren { return current.floatsChildren ? .floating : .elevated }
      node = current.parent
    }
    return scene?.background == .groupedPage ? .grouped : .base
  }

  func contains(_ other: Node) -> Bool {
    var node: Node? = other
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }

  /// The first result of the body for the node and its ancestors, from the inside out.
  func firstUpwards<Result>(_ body: (Node) -> Result?) -> Result? {
    var node: Node? = self
    while let current = node {
      if let result = body(current) { return result }
      node = current.parent
    }
    return nil
  }

  /// Calls the body for the node and its descendants, in painting order.
  public func forEachNode(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.forEachNode(body) }
  }
}
