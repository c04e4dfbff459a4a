/// Knows whether the primary button is down, and notices when its release will never come.
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

  private(set) var isPrimaryDown = false

  mutating func pressed(button: Int) {
    if button == Self.primaryButton { isPrimaryDown = true }
  }

  mutating func released(button: Int) {
    if button == Self.primaryButton { isPrimaryDown = false }
  }

  /// The pointer moved or came in, and the display says whether the primary button is down.
  mutating func moved(isPrimaryDown: Bool) -> Outcome {
    isPrimaryDown ? .unchanged : lose()
  }

  mutating func left(_ crossing: Crossing) -> Outcome {
    crossing == .grabbed ? lose() : .unchanged
  }

  /// The window went off the screen.
  mutating func unmapped() {
    isPrimaryDown = false
  }

  private mutating func lose() -> Outcome {
    if !isPrimaryDown { return .unchanged }
    isPrimaryDown = false
    return .lost
  }
}
