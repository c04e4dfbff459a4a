/// An event that a window delivers to its content.
public enum InputEvent: Hashable, Sendable {
  /// An event of a pointing device.
  case pointer(PointerEvent)
  /// A key press or release.
  case key(KeyEvent)
  /// A scroll by wheel or touchpad.
  case scroll(ScrollEvent)
  /// The window got the keyboard focus.
  case focusGained(time: Instant)
  /// The window lost the keyboard focus; gestures in progress are canceled.
  case focusLost(time: Instant)
  /// The window was unmapped; releases of held buttons never arrive.
  case unmapped(time: Instant)
  /// The window was mapped.
  case mapped(time: Instant)
  /// Another client grabbed the pointer, or its button turned out to be released.
  case gestureLost(time: Instant, pointer: PointerID = .primary)
  /// Text for the focused node that no key types: pasted, or composed by an input method.
  case text(String, time: Instant)
  /// Text that an input method composes for the focused node.
  case preedit(Preedit, time: Instant)
  /// A drag from another program is over the window.
  case dragOver(DragEvent)
  /// The drag left the window, was dropped, or ended.
  case dragLeft(time: Instant)

  /// The time of the event.
  public var time: Instant {
    switch self {
    case .pointer(let event): event.time
    case .key(let event): event.time
    case .scroll(let event): event.time
    case .dragOver(let event): event.time
    case .focusGained(let time), .focusLost(let time), .unmapped(let time), .mapped(let time),
      .gestureLost(let time, _), .dragLeft(let time), .text(_, let time), .preedit(_, let time):
      time
    }
  }
}
