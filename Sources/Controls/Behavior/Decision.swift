/// What a control's owner says to a change that the user wants.
public enum Decision: Hashable, Sendable {
  /// The control has the new value.
  case accept
  /// The control goes back to where it was.
  case refuse
  /// The control shows what is wanted and takes no input until ``BehaviorControl/resolve(_:)``.
  case later
}
