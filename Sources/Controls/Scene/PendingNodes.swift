import Canvas

@MainActor
final class PendingNodes {
  private(set) var dirty: [Node] = []
  private(set) var moving: [Node] = []
  /// To be advanced at their deadlines.
  private(set) var waiting: [Node] = []
  /// Out of sight: neither advanced nor recorded until they may be visible.
  private(set) var sleeping: [Node] = []
  /// Reused memory for ``moving``.
  private var spare: [Node] = []

  func markDirty(_ node: Node) {
    if node.pending.contains(.paint) { return }
    node.pending.insert(.paint)
    if !node.pending.contains(.asleep) { dirty.append(node) }
  }

  func markMoving(_ node: Node) {
    if node.pending.contains(.motion) { return }
    node.pending.insert(.motion)
    if !node.pending.contains(.asleep) { moving.append(node) }
  }

  /// Advances a node at a moment, if nothing happens before.
  func wait(until moment: Instant, for node: Node) {
    if node.deadline == nil { waiting.append(node) }
    node.deadline = moment
  }

  /// Moves nodes whose deadline has come to ``moving``; nodes that are moving already stop waiting.
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

  var nextMoment: NextFrame {
    waiting.reduce(.idle) { next, node in
      node.deadline.map { next.sooner(.at($0)) } ?? next
    }
  }

  /// The nodes to advance; ``giveBack(moving:)`` returns the memory.
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

  func removeDirty() { dirty.removeAll(keepingCapacity: true) }

  func putToSleep(_ node: Node) {
    if node.pending.contains(.asleep) { return }
    node.pending.insert(.asleep)
    sleeping.append(node)
  }

  func wake() {
    if sleeping.isEmpty { return }
    for node in sleeping {
      node.pending.remove(.asleep)
      if node.pending.contains(.paint) { dirty.append(node) }
      if node.pending.contains(.motion) { moving.append(node) }
    }
    sleeping.removeAll()
  }

  /// Sleeping nodes missed frames, so their pictures are outdated.
  func markSleepersDirty() {
    for node in sleeping where node.pending.contains(.motion) { node.pending.insert(.paint) }
  }

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
