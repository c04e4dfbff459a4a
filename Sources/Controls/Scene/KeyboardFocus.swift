import Canvas

/// What the keyboard acts on, whether that is shown, and which key is held.
@MainActor
struct KeyboardFocus {
  private(set) var node: Node?

  /// Whether the focus is shown: only while the user is using the keyboard.
  private(set) var isVisible = false

  /// The node that heard a key go down, and the key.
  private var held: (node: Node, key: Key)?

  init() {}

  /// Gives the keyboard to a node, or to none.
  mutating func move(to node: Node?, isVisible: Bool) {
    self.node = node
    self.isVisible = isVisible
  }

  // MARK: Held key

  /// Whether a key is held, and a node has to hear of its release.
  var isKeyHeld: Bool { held != nil }

  func isKeyHeld(by node: Node) -> Bool { held?.node === node }

  /// A node took a key that went down; the first that is held is the one whose release matters.
  mutating func hold(_ key: Key, by node: Node) {
    if held == nil { held = (node, key) }
  }

  /// A key came up; returns the node that held it, which holds it no longer.
  mutating func release(_ key: Key) -> Node? {
    held?.key == key ? takeHolder() : nil
  }

  /// The node that holds a key, which holds it no longer.
  mutating func takeHolder() -> Node? {
    defer { held = nil }
    return held?.node
  }

  // MARK: Order

  /// The node whose turn is after, or before, that of the one that has the keyboard, round and round.
  ///
  /// - Parameter candidates: in the order of their turns.
  func neighbor(in direction: Scene.FocusDirection, among candidates: [Node]) -> Node? {
    guard let first = candidates.first, let last = candidates.last else { return nil }
    let current = candidates.firstIndex { $0 === node }
    switch (direction, current) {
    case (.forward, let current?):
      return current + 1 < candidates.count ? candidates[current + 1] : first
    case (.backward, let current?):
      return current > 0 ? candidates[current - 1] : last
    case (.forward, nil): return first
    case (.backward, nil): return last
    }
  }
}
