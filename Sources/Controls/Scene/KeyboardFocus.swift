import Canvas

/// The node with the keyboard focus, and where Tab continues without one.
@MainActor
struct KeyboardFocus {
  private(set) var node: Node?
  /// Whether the focus ring is shown: only while the user is using the keyboard.
  private(set) var isVisible = false
  /// The focusable node before the focused one that was removed, where Tab continues.
  weak var predecessor: Node?
  /// The node that had the focus when it ended, where Tab continues.
  weak var former: Node?
  /// The focused node while it is the one that the user acted on last, by a key.
  weak var actor: Node?
  /// Whether the ``actor`` was hidden or removed, and the next node gets the focus.
  var passesOn = false
  /// The handlers of held keys, in the order in which the keys went down.
  private var held: [(key: Key, node: Node)] = []

  mutating func move(to node: Node?, isVisible: Bool) {
    (self.node, self.isVisible) = (node, isVisible)
    predecessor = nil
    former = nil
    passesOn = false
  }

  var isKeyHeld: Bool { !held.isEmpty }

  func isKeyHeld(by node: Node) -> Bool { held.contains { $0.node === node } }

  mutating func hold(_ key: Key, by node: Node) {
    held.removeAll { $0.key == key }
    held.append((key, node))
  }

  mutating func release(_ key: Key) -> Node? {
    held.firstIndex { $0.key == key }.map { held.remove(at: $0).node }
  }

  mutating func takeHolders() -> [Node] {
    var holders: [Node] = []
    for (_, node) in held where !holders.contains(where: { $0 === node }) { holders.append(node) }
    held.removeAll(keepingCapacity: true)
    return holders
  }

  /// The candidate after or before the focused node, or after or before the former one.
  func neighbor(
    in direction: Scene.FocusDirection, among candidates: [Node], wraps: Bool = true
  ) -> Node? {
    let current = candidates.firstIndex { $0 === node ?? former }
    if candidates.isEmpty || current == nil && !wraps { return nil }
    let previous = candidates.firstIndex { $0 === predecessor }
    let next =
      switch direction {
      case .forward: (current ?? previous ?? -1) + 1
      case .backward: (current ?? previous.map { $0 + 1 } ?? 0) - 1
      }
    if !wraps && !candidates.indices.contains(next) { return nil }
    return candidates[(next + candidates.count) % candidates.count]
  }
}
