/// What a window delivers to its content.
public enum InputEvent: Hashable, Sendable {
  /// A pointing device did something.
  case pointer(PointerEvent)
  /// A key went down or came up.
  case key(KeyEvent)
  /// The wheel was turned, or a touchpad stroked.
  case scroll(ScrollEvent)
  /// The window got the keyboard focus.
  case focusGained(time: Instant)
  /// The window lost the keyboard focus; a gesture that is under way is cancelled.
  case focusLost(time: Instant)
  /// The window was taken off the screen; the release of a held button never arrives.
  case unmapped(time: Instant)
  /// The window came onto the screen.
  case mapped(time: Instant)
  /// A pointer was grabbed away, or its button turned out to be up.
  case gestureLost(time: Instant, pointer: PointerID = .primary)
  /// What another program drags is over the window.
  case dragOver(DragEvent)
  /// What another program drags went elsewhere, was dropped, or is no more.
  case dragLeft(time: Instant)

  /// When it happened.
  public var time: Instant {
    switch self {
    case .pointer(let event): event.time
    case .key(let event): event.time
    case .scroll(let event): event.time
    case .dragOver(let event): event.time
    case .focusGained(let time), .focusLost(let time), .unmapped(let time), .mapped(let time),
      .gestureLost(let time, _), .dragLeft(let time):
      time
    }
  }
}
