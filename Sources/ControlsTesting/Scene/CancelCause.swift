/// What ends a gesture as if it had not begun.
public enum CancelCause: String, CaseIterable, Sendable {
  /// The user presses Escape.
  case escape
  /// Another window gets the keyboard.
  case focusLost
  /// The window is taken off the screen.
  case unmapped
  /// The pointer is grabbed away, or its button turns out to be up.
  case gestureLost
  /// What is held is disabled.
  case disable
}
