internal import CCairo

/// A painter that draws into a bitmap with Cairo.
///
/// Shapes and shadows reach Cairo as finished masks, so a shape has the same bytes whether all of
/// it is painted or only the part inside a damaged rectangle.
public final class CairoPainter: Painter {
  let scale: Double
  let masks: MaskCache
  let context: OpaquePointer

  /// What may be painted at all, px.
  private(set) var clip: PixelRect

  /// Keeps the memory under the context alive.
  private let target: Bitmap
  private let text: TextEngine
  private var scratch = ScratchMask()

  /// A painter for a bitmap.
  ///
  /// - Parameters:
  ///   - target: where the pixels go.
  ///   - scale: pixels a point.
  ///   - masks: shapes and shadows already rasterised.
  ///   - text: sets and draws text.
  public init(target: Bitmap, scale: Double, masks: MaskCache, text: TextEngine) {
    self.target = target
    self.scale = scale
    self.masks = masks
    self.text = text
    clip = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    context = cairo_create(target.surface)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Restricts what the body paints to a rectangle of whole pixels.
  public func clipped(to rect: PixelRect, _ body: () -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    defer { clip = outer }
    if clip.isEmpty { return }
    cairo_save(context)
    addRectangle(clip)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }

  // MARK: Painter

  public func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    let device = DeviceShape(shape, scale: scale)
    paint(.fill(device.atOrigin), at: device.bounds, color: color, within: outline)
  }

  public func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    let device = DeviceShape(shape, scale: scale)
    paint(
      .ring(device.atOrigin, width: width * scale), at: device.bounds, color: color, within: nil)
  }

  public func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    let device = DeviceShape(
      shape, scale: scale, offset: shadow.offset, stride: DeviceShape.shadowStride)
    let sigma = shadow.sigma * scale
    let key: MaskKey =
      sigma > 0 ? .shadow(device.atOrigin, sigma: sigma) : .fill(device.atOrigin)
    paint(key, at: device.bounds, color: shadow.color, within: outline)
  }

  public func fill(_ path: Path, at origin: Point, color: Color) {
    let steps = DeviceShape.steps
    let x = Int((origin.x * scale * Double(steps)).rounded())
    let y = Int((origin.y * scale * Double(steps)).rounded())
    let (column, row) = (x.flooredQuotient(steps), y.flooredQuotient(steps))
    let key = MaskKey.path(
      path, scale: scale, phaseX: x - column * steps, phaseY: y - row * steps)
    paint(key, at: PixelRect(x: column, y: row, width: 1, height: 1), color: color, within: nil)
  }

  public func fillAligned(_ rect: Rect, color: Color) {
    fillPixels(PixelRect(aligning: rect, scale: scale), color: color, coverage: 255)
  }

  public func draw(_ text: Text, at origin: Point, color: Color) {
    self.text.draw(text, at: origin, color: color, scale: scale, in: context)
  }

  public func group(opacity: Double, _ body: () -> Void) {
    group(opacity: opacity, in: clip, body)
  }

  /// Paints a group whose extent is known, so that only that much is kept apart.
  func group(opacity: Double, in bounds: PixelRect, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    clipped(to: bounds) {
      cairo_push_group(context)
      body()
      guard let pattern = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(pattern) }
      var surface: OpaquePointer?
      cairo_pattern_get_surface(pattern, &surface)
      guard let surface, let below = cairo_get_group_target(context) else { return }
      GroupBlend.lay(surface, over: below, in: clip, opacity: opacity)
    }
  }

  // MARK: Masks

  /// - Parameter place: its left and top are where the mask's origin goes, px.
  private func paint(
    _ key: MaskKey, at place: PixelRect, color: Color, within outline: RoundedRectangle?
  ) {
    if color.alpha <= 0 || place.isEmpty { return }
    let mask = masks.mask(for: key)
    let bounds = PixelRect(
      x: place.x + mask.originX, y: place.y + mask.originY, width: mask.width, height: mask.height)
    let visible = bounds.intersection(clip)
    if visible.isEmpty { return }
    if let outline {
      paint(mask, at: bounds, color: color, visible: visible, within: outline)
    } else if mask.isStretched {
      paintStretched(mask, at: bounds, color: color)
    } else {
      setSource(color)
      cairo_mask_surface(context, mask.surface, Double(bounds.x), Double(bounds.y))
    }
  }

  /// Paints the product of two masks.
  private func paint(
    _ mask: Mask, at bounds: PixelRect, color: Color, visible: PixelRect,
    within outline: RoundedRectangle
  ) {
    let device = DeviceShape(outline, scale: scale)
    let outlineMask = masks.mask(for: .fill(device.atOrigin))
    let area = visible.intersection(device.bounds)
    if area.isEmpty { return }
    scratch.setProduct(
      of: mask, at: bounds, and: outlineMask, at: device.bounds, in: area)
    setSource(color)
    scratch.withSurface { cairo_mask_surface(context, $0, Double(area.x), Double(area.y)) }
  }

  /// Paints a mask whose middle row or column stands for many: corners as they are, the rest as
  /// rectangles of even coverage.
  private func paintStretched(_ mask: Mask, at bounds: PixelRect, color: Color) {
    let columnBands = StretchBand.bands(of: mask.columns, length: mask.width)
    let rowBands = StretchBand.bands(of: mask.rows, length: mask.height)
    for rowBand in rowBands {
      for columnBand in columnBands {
        let cell = PixelRect(
          x: bounds.x + columnBand.start, y: bounds.y + rowBand.start,
          width: columnBand.length, height: rowBand.length)
        if !cell.intersects(clip) { continue }
        if columnBand.isStretched || rowBand.isStretched {
          fillEvenCell(
            mask, cell: cell, at: bounds, columnBand: columnBand, rowBand: rowBand, color)
        } else {
          clipped(to: cell) {
            setSource(color)
            cairo_mask_surface(
              context, mask.surface, Double(bounds.x + columnBand.shift),
              Double(bounds.y + rowBand.shift))
          }
        }
      }
    }
  }

  /// Fills a cell in which coverage changes along one direction at most, run by run.
  private func fillEvenCell(
    _ mask: Mask, cell: PixelRect, at bounds: PixelRect, columnBand: StretchBand,
    rowBand: StretchBand, _ color: Color
  ) {
    let alongRows = columnBand.isStretched && !rowBand.isStretched
    let alongColumns = rowBand.isStretched && !columnBand.isStretched
    let count = alongRows ? cell.height : alongColumns ? cell.width : 1
    func coverage(_ step: Int) -> UInt8 {
      let x = mask.columns.stored(cell.x - bounds.x + (alongRows ? 0 : step))
      let y = mask.rows.stored(cell.y - bounds.y + (alongRows ? step : 0))
      return mask.bytes[y * mask.bytesPerRow + x]
    }
    var start = 0
    while start < count {
      let value = coverage(start)
      var end = start + 1
      while end < count && coverage(end) == value { end += 1 }
      var run = cell
      if alongRows {
        run.y += start
        run.height = end - start
      } else if count > 1 {
        run.x += start
        run.width = end - start
      }
      fillPixels(run, color: color, coverage: value)
      start = end
    }
  }

  private func fillPixels(_ rect: PixelRect, color: Color, coverage: UInt8) {
    let visible = rect.intersection(clip)
    if visible.isEmpty || coverage == 0 { return }
    setSource(color.opacity(Double(coverage) / 255))
    addRectangle(visible)
    cairo_fill(context)
  }

  private func addRectangle(_ rect: PixelRect) {
    cairo_rectangle(
      context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  private func setSource(_ color: Color) {
    // Cairo cuts components off to 8 bits (after multiplying them with alpha) where they should be
    // rounded; a multiple of 1/255 survives that.
    let alpha = Self.rounded(color.alpha)
    if alpha <= 0 { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
    func component(_ value: Double) -> Double { Self.rounded(value * color.alpha) / alpha }
    cairo_set_source_rgba(
      context, component(color.red), component(color.green), component(color.blue), alpha)
  }

  private static func rounded(_ component: Double) -> Double {
    (component * 255).rounded() / 255
  }
}
