/// Something a pointing device did, in device pixels, however the display told it.
struct PointerAction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case pressed(button: Int)
    case released(button: Int)
    case moved(isPrimaryDown: Bool)
    case entered(isPrimaryDown: Bool)
    case left(PressTracker.Crossing)
    /// Somebody else got what was begun here, and the pointer with it.
    case taken
    /// Notches to the right and downwards.
    case scrolled(x: Double, y: Double)
  }

  var kind: Kind
  var pointer = PointerID.primary
  var device = PointerDevice.mouse
  /// px in the window.
  var x: Double
  var y: Double
  var time: Instant
  var modifiers: Modifiers
}
