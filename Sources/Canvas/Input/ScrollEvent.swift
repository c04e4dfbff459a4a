/// A turn of the wheel or a move on a touchpad.
public struct ScrollEvent: Hashable, Sendable {
  public var position: Point

  /// Notches to the right.
  public var deltaX: Double

  /// Notches downwards.
  public var deltaY: Double

  public var time: Instant
  public var modifiers: Modifiers

  public init(
    at position: Point, deltaX: Double, deltaY: Double, time: Instant, modifiers: Modifiers = []
  ) {
    self.position = position
    self.deltaX = deltaX
    self.deltaY = deltaY
    self.time = time
    self.modifiers = modifiers
  }
}
