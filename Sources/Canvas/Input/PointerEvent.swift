/// Something a pointing device did, in points of the window, or of the node that hears of it.
public struct PointerEvent: Hashable, Sendable {
  /// What a pointer may do.
  public enum Phase: Hashable, Sendable {
    /// A button went down, or a finger touched.
    case pressed
    /// It went somewhere else.
    case moved
    /// A button came up, or a finger was lifted.
    case released
    /// The pointer left the window.
    case left
  }

  /// What the pointer did.
  public var phase: Phase
  /// Where it is after it, pt.
  public var position: Point
  /// When.
  public var time: Instant

  /// When the first of the motions happened that were folded into the event; its own time if it is
  /// alone.
  public var firstTime: Instant

  /// The button that was pressed or released, 1 for the primary one; 0 in the other phases.
  public var button: Int

  /// Whether the primary button is down after the event.
  public var isPrimaryDown: Bool

  /// Presses in a row at one place, 2 for a double click; 0 when nothing is pressed or released.
  ///
  /// A release has the count of its press. See ``ClickCounter``.
  public var clickCount: Int

  /// What was held on the keyboard.
  public var modifiers: Modifiers

  /// Which of the display's pointers it is.
  public var pointer: PointerID

  /// What kind of device moved it.
  public var device: PointerDevice

  /// - Parameters:
  ///   - phase: what the pointer did.
  ///   - position: where it is after it, pt.
  ///   - time: when.
  ///   - firstTime: nil for `time`.
  ///   - button: the one that was pressed or released; nil for the primary one of a press or a release,
  ///     and for none otherwise.
  ///   - isPrimaryDown: whether the primary button is down after it.
  ///   - clickCount: nil for a press, or its release, that follows no other.
  ///   - modifiers: the keys that are held.
  ///   - pointer: which of the display's pointers it is.
  ///   - device: what moves it.
  public init(
    _ phase: Phase, at position: Point, time: Instant, firstTime: Instant? = nil,
    button: Int? = nil,
    isPrimaryDown: Bool = false, clickCount: Int? = nil, modifiers: Modifiers = [],
    pointer: PointerID = .primary, device: PointerDevice = .mouse
  ) {
    let hasButton = phase == .pressed || phase == .released
    self.phase = phase
    self.position = position
    self.time = time
    self.firstTime = firstTime ?? time
    self.button = button ?? (hasButton ? 1 : 0)
    self.isPrimaryDown = isPrimaryDown
    self.clickCount = clickCount ?? (hasButton ? 1 : 0)
    self.modifiers = modifiers
    self.pointer = pointer
    self.device = device
  }
}
