/// The shape of the pointer.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The desktop's default.
  case arrow
  /// A pointing hand, for elements that can be pressed.
  case pointingHand
  /// An I-beam, for text that can be selected.
  case iBeam
  /// An open hand, for elements that can be grabbed.
  case openHand
  /// A closed hand, for elements that are held.
  case closedHand
  /// A crosshair, for precise positions.
  case crosshair
  /// A move cursor, for elements that are being moved.
  case move
  /// A horizontal double arrow, for edges that can be moved sideways.
  case resizeLeftRight
  /// A vertical double arrow, for edges that can be moved up and down.
  case resizeUpDown
  /// A prohibition sign, for areas where an action is not possible.
  case notAllowed
  /// A busy cursor, while the program cannot respond.
  case wait
}
