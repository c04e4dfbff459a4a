import Canvas

/// What ends a gesture as if it had not begun.
enum CancelCause: String, CaseIterable, Sendable {
  case escape
  case focusLost
  case unmapped
  case gestureLost
  case disable
}
