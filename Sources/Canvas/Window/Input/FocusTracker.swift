struct FocusTracker: Hashable, Sendable {
  enum Mode: Int32, Hashable, Sendable {
    case normal = 0
    case grab = 1
    case ungrab = 2
    case whileGrabbed = 3
  }

  /// The details for focus of the pointer, of a child or of no window.
  private static let foreignDetails: ClosedRange<Int32> = 5...7
  private static let inferior: Int32 = 2

  private(set) var hasFocus = false

  /// Handles `FocusIn`; returns whether the window got the focus.
  mutating func gained(mode: Int32, detail: Int32) -> Bool {
    if hasFocus || !Self.matters(mode: mode, detail: detail) { return false }
    hasFocus = true
    return true
  }

  /// Handles `FocusOut`; returns whether the window lost the focus.
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

  /// Whether a change counts; keyboard grabs for shortcuts do not.
  private static func matters(mode: Int32, detail: Int32) -> Bool {
    switch Mode(rawValue: mode) {
    case .normal, .whileGrabbed: detail != inferior && !foreignDetails.contains(detail)
    case .grab, .ungrab, nil: false
    }
  }
}
