/// What a pointer looks like over something.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The one that the desktop shows by itself.
  case arrow
  /// Something can be pressed.
  case pointingHand
  /// Text can be selected.
  case iBeam
  /// Something can be taken hold of.
  case openHand
  /// Something is held.
  case closedHand
  case crosshair
  /// Something can be moved, and is being moved.
  case move
  case resizeLeftRight
  case resizeUpDown
  /// What is here cannot be acted on.
  case notAllowed
  /// The program is busy.
  case wait
}
