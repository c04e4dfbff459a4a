/// A turn of the wheel or a move on a touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// Where the pointer is, pt.
  public var position: Point

  /// Notches to the right.
  public var deltaX: Double

  /// Notches downwards.
  public var deltaY: Double

  /// When.
  public var time: Instant
  /// What was held on the keyboard.
  public var modifiers: Modifiers

  /// A turn of the wheel at a place, in notches.
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
