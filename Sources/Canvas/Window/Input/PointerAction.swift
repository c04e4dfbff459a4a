/// An event of a pointing device in pixels, independent of its X protocol.
struct PointerAction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case pressed(button: Int)
    case released(button: Int)
    case moved(isPrimaryDown: Bool)
    case entered(isPrimaryDown: Bool)
    /// `isGrabbed`: another client grabbed the pointer.
    case left(isGrabbed: Bool)
    /// Another client got the pointer with its gesture.
    case taken
    /// In notches to the right and downwards.
    case scrolled(x: Double, y: Double)
  }

  var kind: Kind
  var pointer = PointerID.primary
  var device = PointerDevice.mouse
  /// In the window, in pixels.
  var x: Double
  var y: Double
  var time: Instant
  var modifiers: Modifiers
}
