import Canvas

/// A touch in a scroll view before it has moved far enough to scroll or to stay a press.
struct UndecidedTouch {
  weak var view: ScrollView?
  /// The press, in coordinates of the scene.
  var press: PointerEvent
  /// Whether no node has received the press yet.
  var isDelayed: Bool

  var pressTime: Instant? {
    isDelayed ? press.time.advanced(by: ScrollMetrics.touchDelay) : nil
  }

  enum Decision {
    /// The pressed node keeps it.
    case press
    /// It scrolls.
    case scroll
  }

  /// `nil` while the touch is near its start.
  func decision(at point: Point) -> Decision? {
    let way = point - press.position
    if max(abs(way.x), abs(way.y)) < ScrollMetrics.touchSlop { return nil }
    return abs(way.y) > abs(way.x) ? .scroll : .press
  }

  /// Whether the pressed node receives a motion meanwhile: one that leads away from scrolling.
  func isForNode(_ point: Point) -> Bool {
    let way = point - press.position
    return !isDelayed && abs(way.x) > abs(way.y)
  }
}
