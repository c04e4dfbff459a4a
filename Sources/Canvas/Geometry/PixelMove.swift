/// Pixels that look as before at another place: what was scrolled.
public struct PixelMove: Hashable, Sendable {
  /// Where all of it happens, px; what is moved out of this is gone.
  public var area: PixelRect

  /// How far down the pixels of the area go, px; below 0 they go up.
  public var distance: Int

  /// The pixels to paint once they are moved.
  public var damage: Region

  /// What is moved within an area, how far, and what is painted then.
  public init(area: PixelRect, distance: Int, damage: Region) {
    self.area = area
    self.distance = distance
    self.damage = damage
  }
}
