/// The app's answer to a change that the user wants.
public enum Decision: Hashable, Sendable {
  /// The control takes the new value.
  case accept
  /// The control returns to the old value.
  case refuse
  /// The control stays pending until ``BehaviorControl/resolve(_:)``.
  case later
}
