/// What a pointer is moved by.
public enum PointerDevice: Hashable, Sendable {
  /// A mouse, a touchpad or whatever else moves a cursor.
  case mouse
  /// A finger: it is nowhere before it presses and after it lets go.
  case touch
}
