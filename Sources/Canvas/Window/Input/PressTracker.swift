/// Knows which pointer holds the primary button down, and notices when its release will never come.
///
/// The pointer that pressed first owns the gesture until it lets go; a second one, of another
/// mouse and another hand, has no part in it. (A server that takes a pointer away releases its
/// buttons first.)
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

  /// The pointer that holds the button; nil if none does.
  private(set) var holder: Int?

  var isPrimaryDown: Bool { holder != nil }

  /// Whether what a pointer does means anything: no other one holds the button.
  func admits(_ pointer: Int) -> Bool { holder == nil || holder == pointer }

  mutating func pressed(button: Int, by pointer: Int) {
    if button == Self.primaryButton, holder == nil { holder = pointer }
  }

  mutating func released(button: Int, by pointer: Int) {
    if button == Self.primaryButton, holder == pointer { holder = nil }
  }

  /// A pointer moved or came in, and the display says whether its primary button is down.
  mutating func moved(isPrimaryDown: Bool, by pointer: Int) -> Outcome {
    isPrimaryDown ? .unchanged : lose(pointer)
  }

  mutating func left(_ crossing: Crossing, by pointer: Int) -> Outcome {
    crossing == .grabbed ? lose(pointer) : .unchanged
  }

  /// The window went off the screen.
  mutating func unmapped() {
    holder = nil
  }

  private mutating func lose(_ pointer: Int) -> Outcome {
    guard holder == pointer else { return .unchanged }
    holder = nil
    return .lost
  }
}
