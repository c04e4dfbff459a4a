import Canvas

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
