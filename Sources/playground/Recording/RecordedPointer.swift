import Canvas

/// Which events of a session a log can hold: it knows of one pointer.
///
/// While a pointer holds the primary button, what others do is left out, so that what is played
/// back is one gesture and not a mixture of two.
struct RecordedPointer: Hashable, Sendable {
  /// The pointer that holds the button.
  private var holder: PointerID?

  /// Whether an event belongs into the log.
  mutating func admits(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let event):
      if let holder, holder != event.pointer { return false }
      guard event.button == 1 else { return true }
      holder = event.phase == .pressed ? event.pointer : nil
      return true
    case .gestureLost(_, let pointer):
      if let holder, holder != pointer { return false }
      holder = nil
      return true
    case .unmapped:
      holder = nil
      return true
    case .key, .scroll, .focusGained, .focusLost, .mapped:
      return true
    }
  }
}
