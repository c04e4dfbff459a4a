/// A paint step with all its resources, which threads can share.
enum PaintStep {
  case color(Color, through: PixelImage?, at: (x: Int, y: Int))
  case product(Color, Mask, at: PixelRect, Mask, within: PixelRect)
  case picture(PixelImage, at: (x: Int, y: Int))
  case beginGroup
  case endGroup(opacity: Double)
}
