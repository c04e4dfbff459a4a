struct FocusTracker: Hashable, Sendable {
  // Changes without a grab, and during one; keyboard grabs themselves, as for shortcuts, do not
  // count.
  private static let modes: Set<Int32> = [0, 3]
  /// The details for focus of the pointer, of a child or of no window.
  private static let foreignDetails: ClosedRange<Int32> = 5...7
  private static let inferior: Int32 = 2

  private(set) var hasFocus = false

  /// Handles a change of X's; returns whether the focus has changed.
  mutating func set(_ isGained: Bool, mode: Int32, detail: Int32) -> Bool {
    guard hasFocus != isGained, Self.modes.contains(mode), detail != Self.inferior,
      !Self.foreignDetails.contains(detail)
    else { return false }
    hasFocus = isGained
    return true
  }

  /// Handles a key, which is the only sign of focus without a window manager.
  mutating func keyArrived() -> Bool {
    if hasFocus { return false }
    hasFocus = true
    return true
  }
}
