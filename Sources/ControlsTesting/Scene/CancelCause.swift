/// A cause that cancels a gesture.
public enum CancelCause: String, CaseIterable, Sendable {
  /// The user presses Escape.
  case escape
  /// Another window gets the keyboard focus.
  case focusLost
  /// The window is unmapped.
  case unmapped
  /// Another client grabs the pointer.
  case gestureLost
  /// The control is disabled.
  case disable
}
