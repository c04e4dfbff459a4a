/// Knows whether the window has the keyboard, through all that X says about focus.
struct FocusTracker: Hashable, Sendable {
  /// Why the focus changed, as X numbers it.
  enum Mode: Int32, Hashable, Sendable {
    case normal = 0
    case grab = 1
    case ungrab = 2
    case whileGrabbed = 3
  }

  /// Details for which the focus is the pointer's, a child's or nobody's.
  private static let foreignDetails: ClosedRange<Int32> = 5...7
  private static let inferior: Int32 = 2

  private(set) var hasFocus = false

  /// Whether the window just got the focus.
  mutating func gained(mode: Int32, detail: Int32) -> Bool {
    if hasFocus || !Self.matters(mode: mode, detail: detail) { return false }
    hasFocus = true
    return true
  }

  /// Whether the window just lost the focus.
  mutating func lost(mode: Int32, detail: Int32) -> Bool {
    if !hasFocus || !Self.matters(mode: mode, detail: detail) { return false }
    hasFocus = false
    return true
  }

  /// A key arrived: without a window manager that is the only sign of focus there is.
  mutating func keyArrived() -> Bool {
    defer { hasFocus = true }
    return !hasFocus
  }

  /// A keyboard grab comes and goes with a shortcut and takes no focus.
  private static func matters(mode: Int32, detail: Int32) -> Bool {
    switch Mode(rawValue: mode) {
    case .normal, .whileGrabbed: detail != inferior && !foreignDetails.contains(detail)
    case .grab, .ungrab, nil: false
    }
  }
}
