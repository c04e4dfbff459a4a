/// An event of a pointing device in pixels, independent of its X protocol.
struct PointerAction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case pressed(button: Int)
    case released(button: Int)
    case moved(isPrimaryDown: Bool)
    case entered(isPrimaryDown: Bool)
    case left(Crossing)
    /// Another client got the pointer with its gesture.
    case taken
    /// In notches to the right and downwards.
    case scrolled(x: Double, y: Double)
  }

  enum Crossing: Hashable, Sendable {
    case moved
    /// Another client grabbed the pointer.
    case grabbed
    case ungrabbed
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
