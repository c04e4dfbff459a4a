/// Knows which pointers hold their primary buttons down, and notices when a release will never come.
///
/// Each pointer, of a mouse and a hand of its own, has its own gesture; none has a part in
/// another's. (A server that takes a pointer away releases its buttons first.)
struct PressTracker: Hashable, Sendable {
  /// Why the pointer crossed the window's edge.
  enum Crossing: Hashable, Sendable {
    case moved
    /// Somebody took the pointer.
    case grabbed
    case ungrabbed
  }

  /// What has become of a press.
  enum Outcome: Hashable, Sendable {
    case unchanged
    /// The release is not going to be told.
    case lost
  }

  static let primaryButton = 1

  /// The pointers that hold their buttons, in the order in which they pressed.
  private var holders: [PointerID] = []

  /// Whether a pointer holds its primary button down.
  func isPrimaryDown(of pointer: PointerID) -> Bool { holders.contains(pointer) }

  /// Whether a pointer may turn the wheel: none but itself holds anything, as what is held must not
  /// be scrolled away by another hand.
  func mayScroll(_ pointer: PointerID) -> Bool { holders.allSatisfy { $0 == pointer } }

  mutating func pressed(button: Int, by pointer: PointerID) {
    if button == Self.primaryButton, !holders.contains(pointer) { holders.append(pointer) }
  }

  mutating func released(button: Int, by pointer: PointerID) {
    if button == Self.primaryButton { holders.removeAll { $0 == pointer } }
  }

  /// A pointer moved or came in, and the display says whether its primary button is down.
  mutating func moved(isPrimaryDown: Bool, by pointer: PointerID) -> Outcome {
    isPrimaryDown ? .unchanged : lose(pointer)
  }

  mutating func left(_ crossing: Crossing, by pointer: PointerID) -> Outcome {
    crossing == .grabbed ? lose(pointer) : .unchanged
  }

  /// The window went off the screen.
  mutating func unmapped() {
    holders.removeAll(keepingCapacity: true)
  }

  /// Nobody is told of what the pointers do any more.
  ///
  /// - Returns: those that held their buttons.
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
