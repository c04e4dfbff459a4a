struct FocusTracker: Hashable, Sendable {
  // Changes without a grab, and during one; keyboard grabs themselves, as for shortcuts, do not
  // count.
  private static let modes: Set<Int32> = [0, 3]
  /// The details for focus of the pointer, of a child or of no window.
  private static let foreignDetails: ClosedRange<Int32> = 5...7
  private static let inferior: Int32 = 2

  private(set) var hasFocus = false

  mutating func gained(mode: Int32, detail: Int32) -> Bool {
    if hasFocus || !Self.matters(mode: mode, detail: detail) { return false }
    hasFocus = true
    return true
  }

  mutating func lost(mode: Int32, detail: Int32) -> Bool {
    if !hasFocus || !Self.matters(mode: mode, detail: detail) { return false }
    hasFocus = false
    return true
  }

  /// Handles a key, which is the only sign of focus without a window manager.
  mutating func keyArrived() -> Bool {
    defer { hasFocus = true }
    return !hasFocus
  }

  private static func matters(mode: Int32, detail: Int32) -> Bool {
    modes.contains(mode) && detail != inferior && !foreignDetails.contains(detail)
  }
}
