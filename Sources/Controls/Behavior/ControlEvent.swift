import Canvas

/// An event for a behavior, in the behavior's coordinates; see ``AxisMapping``.
public enum ControlEvent: Hashable, Sendable {
  /// A press of the primary button, and its pointer until the release.
  case pointer(PointerEvent)
  /// A scroll event that the behavior accepts, in notches.
  case scroll(ScrollEvent)
  /// A key that the control handles went down or came up.
  case key(KeyEvent)
  /// The interaction is canceled: Escape, a lost grab, an unmapped window, or a disabled control.
  case cancel
}

extension ControlEvent {
  /// Whether an edit with a held key ends: the key came up, or the interaction is canceled.
  var endsKeyEditing: Bool {
    switch self {
    case .key(let event): event.phase == .up
    case .cancel: true
    case .pointer, .scroll: false
    }
  }
}
