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
