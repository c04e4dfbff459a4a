import Canvas

/// What a control is told, in points from its own top left corner, left to right.
///
/// A control under right-to-left layout gets mirrored places, so that no behaviour knows about it.
public enum ControlEvent: Hashable, Sendable {
  case press(Point)
  case move(Point)
  case release(Point)
  /// Escape, a lost grab, an unmapped window, or the control was disabled.
  case cancel
  case keyDown(Key, isRepeat: Bool)
  case keyUp(Key)
}
