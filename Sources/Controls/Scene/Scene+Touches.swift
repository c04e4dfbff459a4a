import Canvas

/// Arbitration between a scroll view and the controls in it. spec: docs/spec/rendering.md#8/finger
extension Scene {
  /// Begins a touch: it presses a node, and may scroll the view around it.
  func beginTouch(by pointer: ScenePointer) {
    let point = pointer.last.position
    guard let view = touchedScrollView(at: point), !isCaptured(view) else {
      return press(by: pointer)
    }
    if view.isGliding { return drag(view, by: pointer, from: point) }
    let policy = touchPolicy(at: point)
    if policy != .exclusive {
      pointer.undecidedTouch = UndecidedTouch(
        view: view, press: pointer.last, isDelayed: policy == .delayed)
    }
    if policy != .delayed { return press(by: pointer) }
    // The scene wakes for the delayed press.
    view.invalidate(.motion, reason: "touch")
  }

  /// The time at which the next delayed touch will have rested.
  var nextTouchPress: NextFrame {
    pointers.reduce(.idle) { next, pointer in
      pointer.undecidedTouch?.pressTime.map { next.sooner(.at($0)) } ?? next
    }
  }

  /// Presses the nodes of delayed touches that have rested; returns when the next one will have.
  func pressRestingTouches() -> NextFrame {
    for pointer in pointers {
      guard let time = pointer.undecidedTouch?.pressTime, time <= now else { continue }
      endUndecidedTouch(of: pointer)
    }
    return nextTouchPress
  }

  /// Decides about a touch that moved; returns whether the motion is for the pressed node.
  func decideTouch(by pointer: ScenePointer) -> Bool {
    _ = pressRestingTouches()
    guard let touch = pointer.undecidedTouch else { return true }
    let point = pointer.last.position
    guard let scrolls = touch.scrolls(at: point) else { return touch.isForNode(point) }
    if scrolls, let view = touch.view, view.scene === self, !isCaptured(view) {
      cancelGesture(of: pointer)
      // The page does not jump by the way that was needed to decide.
      let slop = ScrollMetrics.touchSlop
      let start = touch.press.position
      drag(view, by: pointer, from: Point(start.x, start.y + (point.y < start.y ? -slop : slop)))
      return true
    }
    endUndecidedTouch(of: pointer)
    return true
  }

  /// Leaves a touch to the pressed node, which receives a delayed press now.
  func endUndecidedTouch(of pointer: ScenePointer) {
    guard let touch = pointer.undecidedTouch else { return }
    pointer.undecidedTouch = nil
    if !touch.isDelayed { return }
    let last = pointer.last
    pointer.last = touch.press
    press(by: pointer)
    pointer.last = last
  }

  private func drag(_ view: ScrollView, by pointer: ScenePointer, from point: Point) {
    pointer.capturingNode = view
    view.beginTouch(at: view.local(point).y)
  }

  func touchedScrollView(at point: Point) -> ScrollView? {
    scrollTarget(at: point)?.firstUpwards { node in
      (node as? ScrollView).flatMap { $0.maximumOffset > 0 ? $0 : nil }
    }
  }

  func touchPolicy(at point: Point) -> TouchPolicy {
    guard let node = hitTest(point), canAct(node) else { return .cancelable }
    return node.firstUpwards { node in
      let policy = node.touchPolicy(at: node.local(point))
      return policy == .cancelable ? nil : policy
    } ?? .cancelable
  }

  package func isCaptured(_ node: Node) -> Bool { pointers.contains { $0.capturingNode === node } }
}

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
