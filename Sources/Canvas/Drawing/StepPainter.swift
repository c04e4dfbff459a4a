/// The painter of one thread, which executes steps.
final class StepPainter {
  private let layer: Layer

  private var scratch = ScratchMask()

  /// The unfinished groups, the innermost last.
  private var groups: [GroupLayer] = []

  init(_ layer: Layer) {
    self.layer = layer
  }

  func perform(_ step: PaintStep, in area: PixelRect) {
    switch step {
    case .color(let color, through: let mask, at: let place):
      lay(color, through: mask, at: place, in: area)
    case .product(let color, let mask, at: let place, let outline, within: let outlinePlace):
      let product = scratch.product(
        of: mask, at: place, and: outline, at: outlinePlace, in: area)
      lay(color, through: product, at: (area.x, area.y), in: area)
    case .picture(let picture, at: let place):
      if let group = groups.last {
        group.lay(picture, at: place, in: area)
      } else {
        layer.lay(picture, at: place, in: area)
      }
    case .beginGroup:
      groups.append(GroupLayer(area))
    case .endGroup(let opacity):
      guard let group = groups.popLast() else { return }
      if let below = groups.last {
        group.lay(over: below, opacity: opacity)
      } else {
        group.lay(over: layer, opacity: opacity)
      }
    }
  }

  private func lay(
    _ color: Color, through mask: PixelImage?, at place: (x: Int, y: Int), in area: PixelRect
  ) {
    if let group = groups.last {
      return group.lay(color.paintable, through: mask, placedAt: place, in: area)
    }
    if let mask {
      layer.lay(color.pixel, through: mask, at: place, in: area)
    } else {
      layer.lay(color.pixel, in: area)
    }
  }
}

extension Color {
  /// The premultiplied pixel, alpha in the highest byte.
  fileprivate var pixel: UInt32 {
    func level(_ value: Double) -> UInt32 {
      UInt32(truncatingIfNeeded: Int(rounding: value * 255))
    }
    let color = paintable
    return level(color.alpha) << 24 | level(color.red * color.alpha) << 16
      | level(color.green * color.alpha) << 8 | level(color.blue * color.alpha)
  }

  var isOpaqueAsPixel: Bool { pixel >> 24 == 255 }
}
