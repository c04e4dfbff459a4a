import Canvas

/// A touch in a scroll view before it has moved far enough to scroll or to stay a press.
struct UndecidedTouch {
  weak var view: ScrollView?
  /// The press, in coordinates of the scene.
  var press: PointerEvent
  /// Whether no node has received the press yet.
  var isDelayed: Bool

  var pressTime: Instant? { isDelayed ? press.time.advanced(by: ScrollMetrics.touchDelay) : nil }

  /// Whether it scrolls, or else is left to the pressed node; `nil` while it is near its start.
  func scrolls(at point: Point) -> Bool? {
    let way = point - press.position
    if max(abs(way.x), abs(way.y)) < ScrollMetrics.touchSlop { return nil }
    return abs(way.y) > abs(way.x)
  }

  /// Whether the pressed node receives a motion meanwhile: one that leads away from scrolling.
  func isForNode(_ point: Point) -> Bool {
    let way = point - press.position
    return !isDelayed && abs(way.x) > abs(way.y)
  }
}

/// Whether a touch that presses a node may scroll the ``ScrollView`` around it.
/// spec: docs/spec/rendering.md#8/finger
///
/// The first policy other than ``cancelable`` counts, from the pressed node upwards; see
/// ``Responder/touchPolicy(at:)``.
public enum TouchPolicy: Hashable, Sendable {
  /// The node is pressed at once; the press is canceled if the touch scrolls.
  case cancelable
  /// The node is pressed once the touch cannot scroll any more: when it moves across the view,
  /// rests for 0.15 s, or is released.
  ///
  /// For presses that change a value at once.
  case delayed
  /// The node is pressed at once, and the touch never scrolls.
  ///
  /// For parts that are dragged along the view.
  case exclusive
}
