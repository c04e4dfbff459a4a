import Canvas

/// What a behaviour is told, in points along its axis and across it; see ``AxisMapping``.
public enum ControlEvent: Hashable, Sendable {
  case press(Point)
  case move(Point)
  case release(Point)
  /// Escape, a lost grab, an unmapped window, or the control was disabled.
  case cancel
  case keyDown(Key, isRepeat: Bool)
  case keyUp(Key)
}
