/// Something a pointing device did, in the window's points.
public struct PointerEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case pressed
    case moved
    case released
    /// The pointer left the window.
    case left
  }

  /// One of the motions that were folded into an event.
  public struct Sample: Hashable, Sendable {
    public var position: Point
    public var time: Instant

    public init(position: Point, time: Instant) {
      self.position = position
      self.time = time
    }
  }

  public var phase: Phase
  public var position: Point
  public var time: Instant

  /// The button that was pressed or released, 1 for the primary one; 0 in the other phases.
  public var button: Int

  /// Whether the primary button is down after the event.
  public var isPrimaryDown: Bool

  public var modifiers: Modifiers

  /// The motions folded into this one, oldest first, the event itself last; empty if it is alone.
  public var samples: [Sample]

  public init(
    _ phase: Phase, at position: Point, time: Instant, button: Int = 0,
    isPrimaryDown: Bool = false, modifiers: Modifiers = [], samples: [Sample] = []
  ) {
    self.phase = phase
    self.position = position
    self.time = time
    self.button = button
    self.isPrimaryDown = isPrimaryDown
    self.modifiers = modifiers
    self.samples = samples
  }
}
