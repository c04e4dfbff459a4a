/// A paint step with all its resources, which threads can share.
enum PaintStep {
  /// A color, through a mask or everywhere.
  case color(Color, through: PixelImage?, at: (x: Int, y: Int))
  /// A color, through the product of two masks.
  case product(Color, Mask, at: PixelRect, Mask, within: PixelRect)
  case picture(PixelImage, at: (x: Int, y: Int))
  case beginGroup
  case endGroup(opacity: Double)
}
