/// A key press or release in X's terms, for observers of all keys.
package struct KeyStroke: Hashable, Sendable {
  package var isPress: Bool
  /// The X keysym.
  package var symbol: UInt32
  package var code: UInt16
  /// X's mask of modifiers and buttons.
  package var modifierMask: UInt32
  /// The typed text, or the symbol's name if that is not printable.
  package var text: String
  /// In milliseconds.
  package var serverTime: UInt32
}
