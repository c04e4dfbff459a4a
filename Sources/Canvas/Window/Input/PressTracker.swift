/// The pointers whose primary buttons are down; detects presses whose release will not arrive.
struct PressTracker: Hashable, Sendable {
  static let primaryButton = 1

  /// In the order of their presses.
  private var holders: [PointerID] = []

  func isPrimaryDown(of pointer: PointerID) -> Bool { holders.contains(pointer) }

  /// Whether a pointer may scroll: no other pointer holds anything, which could be scrolled away.
  func mayScroll(_ pointer: PointerID) -> Bool { holders.allSatisfy { $0 == pointer } }

  mutating func pressed(button: Int, by pointer: PointerID) {
    if button == Self.primaryButton, !holders.contains(pointer) { holders.append(pointer) }
  }

  mutating func released(button: Int, by pointer: PointerID) {
    if button == Self.primaryButton { holders.removeAll { $0 == pointer } }
  }

  @discardableResult
  mutating func loseAll() -> [PointerID] {
    defer { holders.removeAll() }
    return holders
  }

  /// Ends a press whose release will not arrive; returns whether there was one.
  mutating func lose(_ pointer: PointerID) -> Bool {
    guard let index = holders.firstIndex(of: pointer) else { return false }
    holders.remove(at: index)
    return true
  }
}
