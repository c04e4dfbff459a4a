/// Something to lay on a picture, with all that it takes looked up already.
///
/// Steps share what they lay on and change none of it, so that several threads may carry out the same
/// ones, each on its own part of the picture.
enum PaintStep {
  /// A colour, wherever a mask has coverage; everywhere if there is none.
  case color(Color, through: PixelImage?, at: (x: Int, y: Int))

  /// A colour, through the product of two masks at their places.
  case product(Color, Mask, at: PixelRect, Mask, within: PixelRect)

  /// A picture whose first pixel lies at a place.
  case picture(PixelImage, at: (x: Int, y: Int))

  /// What follows is kept apart.
  case beginGroup

  /// What was kept apart is laid on.
  case endGroup(opacity: Double)
}
