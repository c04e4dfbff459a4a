extension CairoPainter {
  /// Paints a color through the coverage of a shape or shadow, optionally within another shape.
  func paint(_ key: MaskKey, color: Color, within outline: RoundedRectangle?) {
    let place = key.shape.bounds
    if color.alpha <= 0 || place.isEmpty || !key.bounds.intersects(clip) { return }
    if let outline { return paint(key, color: color, inside: DeviceShape(outline, scale: scale)) }
    let mask = masks.mask(for: key.atOrigin)
    let bounds = mask.bounds.offset(x: place.x, y: place.y)
    if mask.isStretched {
      paintStretched(mask, at: bounds, color: color)
    } else {
      paint(color, through: mask.surface, x: bounds.x, y: bounds.y)
    }
  }

  private func paint(_ key: MaskKey, color: Color, inside outline: DeviceShape) {
    let area = key.bounds.intersection(outline.bounds)
    let visible = area.intersection(clip)
    if visible.isEmpty { return }
    let (x, y) = (outline.bounds.x, outline.bounds.y)
    let product = MaskProduct(
      mask: key.moved(x: -x, y: -y), outline: outline.atOrigin,
      area: (area.area > MaskProduct.largestArea ? visible : area).offset(x: -x, y: -y))
    paint(color, through: masks.surface(for: product), x: product.area.x + x, y: product.area.y + y)
  }

  /// Paints a stretched mask: corners as they are, the rest as rectangles of even coverage.
  private func paintStretched(_ mask: Mask, at bounds: PixelRect, color: Color) {
    mask.rows.forEachBand(length: mask.height) { rows in
      mask.columns.forEachBand(length: mask.width) { columns in
        let cell = PixelRect(
          x: bounds.x + columns.start, y: bounds.y + rows.start, width: columns.length,
          height: rows.length)
        if !cell.intersects(clip) { return }
        if rows.isStretched || columns.isStretched {
          fillEven(cell, of: mask, columns, rows, color)
        } else {
          clipped(to: cell) {
            paint(
              color, through: mask.surface, x: cell.x - mask.columns.stored(columns.start),
              y: cell.y - mask.rows.stored(rows.start))
          }
        }
      }
    }
  }

  /// Fills a cell in which coverage changes along at most one axis, run by run.
  private func fillEven(
    _ cell: PixelRect, of mask: Mask, _ columns: Mask.Band, _ rows: Mask.Band, _ color: Color
  ) {
    let (across, down) = (columns.isStretched ? 0 : 1, rows.isStretched ? 0 : 1)
    let count = across > 0 ? cell.width : down > 0 ? cell.height : 1
    func coverage(_ step: Int) -> UInt8 {
      mask.coverage(x: columns.start + across * step, y: rows.start + down * step)
    }
    var start = 0
    while start < count {
      let value = coverage(start)
      let end = (start..<count).first { coverage($0) != value } ?? count
      let run = PixelRect(
        x: cell.x + across * start, y: cell.y + down * start,
        width: across > 0 ? end - start : cell.width, height: down > 0 ? end - start : cell.height)
      if value > 0 { fillPixels(run, color: color.opacity(Double(value) / 255)) }
      start = end
    }
  }

  func sprite(of key: SpriteKey) -> ImageSurface {
    let surface = ImageSurface(.colors, width: key.bounds.width, height: key.bounds.height)
    painting(on: surface, in: key.bounds) {
      for shadow in [key.soft, key.contact] { paint(shadow.mask, color: shadow.color, within: nil) }
      paint(MaskKey(shape: key.shape), color: key.color, within: nil)
    }
    return surface
  }
}

/// A picture of a shape with its two shadows.
struct SpriteKey: Hashable {
  /// The raised shape; its bounds begin at 0.
  var shape: DeviceShape
  var color: Color
  var soft: SpriteShadow
  var contact: SpriteShadow

  /// In pixels; larger shapes are painted in separate steps, so that their middle is not stored.
  static let largestArea = 1 << 16

  /// The sprite's pixels, relative to the raised shape's bounds.
  var bounds: PixelRect {
    var bounds = shape.bounds
    if soft.color.alpha > 0 { bounds = bounds.union(soft.mask.bounds) }
    if contact.color.alpha > 0 { bounds = bounds.union(contact.mask.bounds) }
    return bounds
  }
}

struct SpriteShadow: Hashable {
  /// Relative to the raised shape's bounds.
  var mask: MaskKey
  var color: Color

  /// Creates the shadow of a shape in points; `origin` are the raised shape's bounds.
  init(_ shadow: Shadow, of shape: RoundedRectangle, scale: Double, origin: PixelRect) {
    mask = MaskKey(shadow, of: shape, scale: scale).moved(x: -origin.x, y: -origin.y)
    color = shadow.color.paintable
  }
}
