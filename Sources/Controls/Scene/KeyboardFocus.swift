import Canvas

@MainActor
struct KeyboardFocus {
  private(set) var node: Node?

  /// Whether the focus ring is shown: only while the user is using the keyboard.
  private(set) var isVisible = false

  private var held: (node: Node, key: Key)?

  mutating func move(to node: Node?, isVisible: Bool) {
    self.node = node
    self.isVisible = isVisible
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
