import Canvas

/// The nodes that the next frame has something to do for: what looks different, what moves, what
/// waits for a moment, and what is out of sight meanwhile.
@MainActor
final class PendingNodes {
  /// To be recorded.
  private(set) var dirty: [Node] = []
  /// To be sampled.
  private(set) var moving: [Node] = []
  /// To be sampled at a moment, and not before.
  private(set) var waiting: [Node] = []
  /// Out of sight: neither sampled nor recorded until they may be seen.
  private(set) var sleeping: [Node] = []
  /// Memory for what will move.
  private var spare: [Node] = []

  init() {}

  /// The node looks different.
  func markDirty(_ node: Node) {
    if node.pending.contains(.paint) { return }
    node.pending.insert(.paint)
    if !node.pending.contains(.asleep) { dirty.append(node) }
  }

  /// The node has to be sampled in the next frame.
  func markMoving(_ node: Node) {
    if node.pending.contains(.motion) { return }
    node.pending.insert(.motion)
    if !node.pending.contains(.asleep) { moving.append(node) }
  }

  /// The node has to be sampled at a moment, if nothing happens to it before.
  func wait(until moment: Instant, for node: Node) {
    if node.deadline == nil { waiting.append(node) }
    node.deadline = moment
  }

  /// Gives nodes whose moment has come their turn; those that moved meanwhile wait no longer.
  func endWaits(at now: Instant) {
    if waiting.isEmpty { return }
    for node in waiting {
      guard let deadline = node.deadline else { continue }
      if node.pending.contains(.motion) {
        node.deadline = nil
      } else if deadline <= now {
        node.deadline = nil
        markMoving(node)
      }
    }
    waiting.removeAll { $0.deadline == nil }
  }

  /// The first moment that a node waits for.
  var nextMoment: NextFrame {
    waiting.reduce(.rest) { next, node in
      node.deadline.map { next.sooner(.at($0)) } ?? next
    }
  }

  /// What has to be sampled; it comes back by ``giveBack(moving:)`` for its memory.
  func takeMoving() -> [Node] {
    var taken: [Node] = []
    swap(&taken, &moving)
    swap(&moving, &spare)
    return taken
  }

  func giveBack(moving nodes: consuming [Node]) {
    nodes.removeAll(keepingCapacity: true)
    spare = nodes
  }

  /// What was dirty has been recorded.
  func removeDirty() {
    dirty.removeAll(keepingCapacity: true)
  }

  // MARK: Out of sight

  /// Takes a node out of all passes.
  func putToSleep(_ node: Node) {
    if node.pending.contains(.asleep) { return }
    node.pending.insert(.asleep)
    sleeping.append(node)
  }

  /// Gives nodes out of sight their turn again, as something happened that may bring them into it.
  func wake() {
    if sleeping.isEmpty { return }
    for node in sleeping {
      node.pending.remove(.asleep)
      if node.pending.contains(.paint) { dirty.append(node) }
      if node.pending.contains(.motion) { moving.append(node) }
    }
    sleeping.removeAll()
  }

  /// What sleeps moved on while nobody looked, so that its picture is old.
  func markSleepersDirty() {
    for node in sleeping where node.pending.contains(.motion) { node.pending.insert(.paint) }
  }

  // MARK: Removal

  /// Forgets nodes, for which nothing is pending any more.
  func remove(_ nodes: (_ body: (Node) -> Void) -> Void) {
    var hadPending = false
    nodes { node in
      hadPending = hadPending || !node.pending.isEmpty || node.deadline != nil
      node.pending = []
      node.deadline = nil
    }
    if !hadPending { return }
    dirty.removeAll { !$0.pending.contains(.paint) }
    moving.removeAll { !$0.pending.contains(.motion) }
    sleeping.removeAll { !$0.pending.contains(.asleep) }
    waiting.removeAll { $0.deadline == nil }
  }
}
