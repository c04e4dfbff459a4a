/// The pointers whose primary buttons are down; detects presses whose release will not arrive.
struct PressTracker: Hashable, Sendable {
  enum Crossing: Hashable, Sendable {
    case moved
    /// Another client grabbed the pointer.
    case grabbed
    case ungrabbed
  }

  enum Outcome: Hashable, Sendable {
    case unchanged
    /// The release will not arrive.
    case lost
  }

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

  mutating func moved(isPrimaryDown: Bool, by pointer: PointerID) -> Outcome {
    isPrimaryDown ? .unchanged : lose(pointer)
  }

  mutating func left(_ crossing: Crossing, by pointer: PointerID) -> Outcome {
    crossing == .grabbed ? lose(pointer) : .unchanged
  }

  mutating func unmapped() {
    holders.removeAll(keepingCapacity: true)
  }

  mutating func loseAll() -> [PointerID] {
    defer { holders.removeAll() }
    return holders
  }

  private mutating func lose(_ pointer: PointerID) -> Outcome {
    guard let index = holders.firstIndex(of: pointer) else { return .unchanged }
    holders.remove(at: index)
    return .lost
  }
}
