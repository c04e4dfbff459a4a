import Canvas

@MainActor
struct KeyboardFocus {
  private(set) var node: Node?

  /// Whether the focus ring is shown: only while the user is using the keyboard.
  private(set) var isVisible = false

  /// The focusable node before the focused one that was removed, where Tab continues.
  weak var predecessor: Node?

  private var held: (node: Node, key: Key)?

  mutating func move(to node: Node?, isVisible: Bool) {
    self.node = node
    self.isVisible = isVisible
    predecessor = nil
  }

  var isKeyHeld: Bool { held != nil }

  func isKeyHeld(by node: Node) -> Bool { held?.node === node }

  /// Remembers who handles the release of a key; the first held key wins.
  mutating func hold(_ key: Key, by node: Node) { if held == nil { held = (node, key) } }

  mutating func release(_ key: Key) -> Node? { held?.key == key ? takeHolder() : nil }

  mutating func takeHolder() -> Node? {
    defer { held = nil }
    return held?.node
  }

  /// The candidate after or before the focused node, wrapping around.
  func neighbor(in direction: Scene.FocusDirection, among candidates: [Node]) -> Node? {
    if candidates.isEmpty { return nil }
    let current = candidates.firstIndex { $0 === node }
    let previous = candidates.firstIndex { $0 === predecessor }
    let next =
      switch direction {
      case .forward: (current ?? previous ?? -1) + 1
      case .backward: (current ?? previous.map { $0 + 1 } ?? 0) - 1 + candidates.count
      }
    return candidates[next % candidates.count]
  }
}
