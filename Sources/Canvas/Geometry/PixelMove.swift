/// Pixels that moved without changing: a scrolled area.
public struct PixelMove: Hashable, Sendable {
  /// The area that contains the movement, in pixels.
  ///
  /// Pixels that leave it are lost.
  public var area: PixelRect

  /// The distance that pixels move down, in pixels; negative distances move up.
  public var distance: Int

  /// The pixels to repaint after the move.
  public var damage: Region

  /// Creates a move within an area.
  public init(area: PixelRect, distance: Int, damage: Region) {
    self.area = area
    self.distance = distance
    self.damage = damage
  }
}
