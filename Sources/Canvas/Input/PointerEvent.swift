/// An event of a pointing device, in points of the window or of the receiving node.
public struct PointerEvent: Hashable, Sendable {
  /// The kind of a pointer event.
  public enum Phase: Hashable, Sendable {
    /// A button was pressed, or a finger touched.
    case pressed
    /// The pointer moved.
    case moved
    /// A button was released, or a finger was lifted.
    case released
    /// The pointer left the window. Behaviors do not receive it.
    case exited
  }

  /// The kind of the event.
  public var phase: Phase
  /// The position after the event, in points.
  public var position: Point
  /// The time.
  public var time: Instant
  /// The time of the first motion that was coalesced into the event; otherwise its own time.
  public var firstTime: Instant
  /// The button that was pressed or released, 1 for the primary one; 0 for other events.
  public var button: Int
  /// Whether the primary button is down after the event.
  public var isPrimaryDown: Bool

  /// The number of consecutive presses at one place, 2 for a double click; 0 for other events.
  ///
  /// A release has the count of its press. See ``ClickCounter``.
  public var clickCount: Int

  /// The modifier keys that were held.
  public var modifiers: Modifiers
  /// The pointer's ID.
  public var pointer: PointerID
  /// The kind of device.
  public var device: PointerDevice

  /// A pointer event.
  ///
  /// `nil` for `firstTime` means `time`; `nil` for `button` and `clickCount` means 1 for presses
  /// and releases, otherwise 0.
  public init(
    _ phase: Phase, at position: Point, time: Instant, firstTime: Instant? = nil,
    button: Int? = nil,
    isPrimaryDown: Bool = false, clickCount: Int? = nil, modifiers: Modifiers = [],
    pointer: PointerID = .primary, device: PointerDevice = .mouse
  ) {
    let hasButton = phase == .pressed || phase == .released
    (self.phase, self.position, self.time) = (phase, position, time)
    self.firstTime = firstTime ?? time
    self.button = button ?? (hasButton ? 1 : 0)
    self.isPrimaryDown = isPrimaryDown
    self.clickCount = clickCount ?? (hasButton ? 1 : 0)
    (self.modifiers, self.pointer, self.device) = (modifiers, pointer, device)
  }
}

/// The ID of one of a display's pointers.
///
/// Most displays have only the ``primary`` pointer; each additional cursor has another ID.
public struct PointerID: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The main pointer.
  public static let primary = PointerID(rawValue: 0)
}

/// The kind of a pointing device.
public enum PointerDevice: Hashable, Sendable {
  /// A mouse, a touchpad or another device that moves a cursor.
  case mouse
  /// A finger, which has no position before it presses and after it lifts.
  case touch
}

/// A scroll by wheel or touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// The pointer's position, in points.
  public var position: Point
  /// The distance to the right, in wheel notches.
  public var deltaX: Double
  /// The distance downwards, in wheel notches.
  public var deltaY: Double
  /// The time.
  public var time: Instant
  /// The modifier keys that were held.
  public var modifiers: Modifiers

  /// A scroll at a position, in wheel notches.
  public init(
    at position: Point, deltaX: Double, deltaY: Double, time: Instant, modifiers: Modifiers = []
  ) {
    (self.position, self.deltaX, self.deltaY, self.time) = (position, deltaX, deltaY, time)
    self.modifiers = modifiers
  }
}
