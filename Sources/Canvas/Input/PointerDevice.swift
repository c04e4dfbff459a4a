/// The kind of a pointing device.
public enum PointerDevice: Hashable, Sendable {
  /// A mouse, a touchpad or another device that moves a cursor.
  case mouse
  /// A finger, which has no position before it presses and after it lifts.
  case touch
}
