import Canvas

extension Scene {
  /// Lays out, and has nodes follow the visible area, which may add nodes to lay out.
  func layOutWithViewports() {
    layOutIfNeeded()
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
