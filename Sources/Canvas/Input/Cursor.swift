/// The shape of the pointer.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The desktop's default.
  case arrow
  /// For elements that can be pressed.
  case pointingHand
  /// For text that can be selected.
  case iBeam
  /// For elements that can be grabbed.
  case openHand
  /// For elements that are held.
  case closedHand
  /// For choosing a precise position.
  case crosshair
  /// For elements that are being moved.
  case move
  /// For edges that can be moved sideways.
  case resizeLeftRight
  /// For edges that can be moved up and down.
  case resizeUpDown
  /// For areas where an action is not possible.
  case notAllowed
  /// The program is busy.
  case wait
}
