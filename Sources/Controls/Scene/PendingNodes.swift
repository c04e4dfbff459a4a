import Canvas

/// The nodes of a scene that are to be recorded or advanced.
@MainActor
final class PendingNodes {
  private(set) var dirty: [Node] = []
  private(set) var moving: [Node] = []
  /// To be advanced at their deadlines.
  private(set) var scheduled: [Node] = []
  /// Out of sight: neither advanced nor recorded until they may be visible.
  private(set) var suspended: [Node] = []

  func markDirty(_ node: Node) {
    if node.pending.contains(.paint) { return }
    node.pending.insert(.paint)
    if !node.pending.contains(.suspended) { dirty.append(node) }
  }

  func markMoving(_ node: Node) {
    if node.pending.contains(.motion) { return }
    node.pending.insert(.motion)
    if !node.pending.contains(.suspended) { moving.append(node) }
  }

  func schedule(_ node: Node, at moment: Instant) {
    if node.deadline == nil { scheduled.append(node) }
    node.deadline = moment
  }

  /// Moves nodes whose deadline has come to ``moving``, and removes deadlines of moving nodes.
  func startDue(at now: Instant) {
    if scheduled.isEmpty { return }
    for node in scheduled {
      guard let deadline = node.deadline else { continue }
      if node.pending.contains(.motion) {
        node.deadline = nil
      } else if deadline <= now {
        node.deadline = nil
        markMoving(node)
      }
    }
    scheduled.removeAll { $0.deadline == nil }
  }

  var nextMoment: NextFrame {
    scheduled.reduce(.idle) { next, node in node.deadline.map { next.sooner(.at($0)) } ?? next }
  }

  func takeMoving() -> [Node] {
    let taken = moving
    moving = []
    return taken
  }

  func removeDirty() { dirty = [] }

  func suspend(_ node: Node) {
    if node.pending.contains(.suspended) { return }
    node.pending.insert(.suspended)
    suspended.append(node)
  }

  func resume() {
    if suspended.isEmpty { return }
    for node in suspended {
      node.pending.remove(.suspended)
      if node.pending.contains(.paint) { dirty.append(node) }
      if node.pending.contains(.motion) { moving.append(node) }
    }
    suspended.removeAll()
  }

  /// Sleeping nodes missed frames, so their pictures are outdated.
  func markSuspendedDirty() {
    for node in suspended where node.pending.contains(.motion) { node.pending.insert(.paint) }
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
    suspended.removeAll { !$0.pending.contains(.suspended) }
    scheduled.removeAll { $0.deadline == nil }
  }
}
