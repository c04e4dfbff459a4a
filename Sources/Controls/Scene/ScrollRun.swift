import Canvas

/// Turns of the wheel that follow each other soon: they are for whoever took the first of them, also
/// when what it scrolls brings something else under the pointer that would take them.
@MainActor
struct ScrollRun {
  /// Seconds without a turn that end a run. chosen
  private static let pause = 0.25

  private weak var taker: Node?
  private var last = Instant.zero

  /// Who takes a turn, and is first asked.
  ///
  /// - Parameters:
  ///   - target: the frontmost node under the pointer.
  ///   - time: of the turn.
  func first(for target: Node?, at time: Instant) -> Node? {
    guard let target, let taker, time.seconds(since: last) < Self.pause, taker.contains(target)
    else { return target }
    return taker
  }

  /// A turn was offered at a time.
  ///
  /// - Parameter taker: nil if nobody took it, which leaves a run to whom it belongs.
  mutating func note(_ taker: Node?, at time: Instant) {
    if let taker { self.taker = taker }
    last = time
  }

  /// Ends the run of a node that cannot go on with it, which is told.
  mutating func end(at time: Instant, where isOver: (Node) -> Bool) {
    guard let taker, isOver(taker) else { return }
    self.taker = nil
    taker.interactionCancelled(time: time)
  }
}
