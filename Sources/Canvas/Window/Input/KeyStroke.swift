/// A key that goes down or up, in the server's own terms, as those want it who listen to all keys.
package struct KeyStroke: Hashable, Sendable {
  package var isPress: Bool

  /// What X calls the symbol that the key stands for at the moment.
  package var symbol: UInt32

  package var code: UInt16

  /// X's mask of modifiers and buttons.
  package var modifierMask: UInt32

  /// What the key types; the symbol's name if that is nothing one can see.
  package var text: String

  /// The server's time, ms.
  package var serverTime: UInt32
}
