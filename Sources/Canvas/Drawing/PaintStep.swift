/// A paint step with all its resources, which threads can share.
enum PaintStep {
  case color(Color, through: PixelImage?, at: (x: Int, y: Int))
  case product(Color, Mask, at: PixelRect, Mask, within: PixelRect)
  case picture(PixelImage, at: (x: Int, y: Int))
  case beginGroup
  case endGroup(opacity: Double)
}

extension PaintStep {
  /// The step at another place, in pixels.
  func moved(x: Int, y: Int) -> PaintStep {
    switch self {
    case .color(let color, through: let mask, at: let place):
      .color(color, through: mask, at: (place.x + x, place.y + y))
    case .product(let color, let mask, at: let place, let outline, within: let outlinePlace):
      .product(
        color, mask, at: place.offset(x: x, y: y), outline,
        within: outlinePlace.offset(x: x, y: y))
    case .picture(let picture, at: let place):
      .picture(picture, at: (place.x + x, place.y + y))
    case .beginGroup, .endGroup: self
    }
  }
}
