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
  /// A place is chosen exactly.
  case crosshair
  /// Something can be moved, and is being moved.
  case move
  /// An edge can be moved sideways.
  case resizeLeftRight
  /// An edge can be moved up and down.
  case resizeUpDown
  /// What is here cannot be acted on.
  case notAllowed
  /// The program is busy.
  case wait
}
