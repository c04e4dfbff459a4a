extension CairoPainter {
  func paint(_ key: MaskKey, color: Color, within outline: RoundedRectangle?) {
    let place = key.shape.bounds
    if color.alpha <= 0 || place.isEmpty || !key.bounds.intersects(clip) { return }
    let mask = masks.mask(for: key.atOrigin)
    let bounds = PixelRect(
      x: place.x + mask.originX, y: place.y + mask.originY, width: mask.width, height: mask.height)
    let visible = bounds.intersection(clip)
    if visible.isEmpty { return }
    if let outline {
      paint(mask, at: bounds, color: color, visible: visible, within: outline)
    } else if mask.isStretched {
      paintStretched(mask, at: bounds, color: color)
    } else {
      perform(.color(color, through: mask.image, at: (bounds.x, bounds.y)), in: visible)
    }
  }

  private func paint(
    _ mask: Mask, at bounds: PixelRect, color: Color, visible: PixelRect,
    within outline: RoundedRectangle
  ) {
    let device = DeviceShape(outline, scale: scale)
    let area = visible.intersection(device.bounds)
    if area.isEmpty { return }
    let outlineMask = masks.mask(for: MaskKey(shape: device.atOrigin))
    perform(
      .product(color, mask, at: bounds, outlineMask, within: device.bounds), in: area)
  }

  /// Paints a stretched mask: corners as they are, the rest as rectangles of even coverage.
  private func paintStretched(_ mask: Mask, at bounds: PixelRect, color: Color) {
    StretchBand.forEach(of: mask.rows, length: mask.height) { rowBand in
      StretchBand.forEach(of: mask.columns, length: mask.width) { columnBand in
        let cell = PixelRect(
          x: bounds.x + columnBand.start, y: bounds.y + rowBand.start,
          width: columnBand.length, height: rowBand.length)
        let visible = cell.intersection(clip)
        if visible.isEmpty { return }
        if columnBand.isStretched || rowBand.isStretched {
          fillEvenCell(
            mask, cell: cell, at: bounds, columnBand: columnBand, rowBand: rowBand, color)
        } else {
          let place = (x: bounds.x + columnBand.shift, y: bounds.y + rowBand.shift)
          perform(.color(color, through: mask.image, at: place), in: visible)
        }
      }
    }
  }

  /// Fills a cell in which coverage changes along at most one axis, run by run.
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
      if value > 0 { fillPixels(run, color: color.opacity(Double(value) / 255)) }
      start = end
    }
  }

  func fillPixels(_ rect: PixelRect, color: Color) {
    let visible = rect.intersection(clip)
    if !visible.isEmpty { perform(.color(color, through: nil, at: (0, 0)), in: visible) }
  }
}
