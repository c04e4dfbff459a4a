import Canvas

/// What a behaviour is told, along its axis and across it; see ``AxisMapping``.
public enum ControlEvent: Hashable, Sendable {
  /// A press of the primary button, and what its pointer does until it lets go.
  case pointer(PointerEvent)
  /// A turn of the wheel that the behaviour accepts, in notches along the axis and across it.
  case scroll(ScrollEvent)
  /// A key that the control takes went down or came up.
  case key(KeyEvent)
  /// Escape, a lost grab, an unmapped window, or the control was disabled.
  case cancel
}
