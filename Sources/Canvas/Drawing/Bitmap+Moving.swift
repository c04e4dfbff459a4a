internal import CCairo

extension Bitmap {
  /// Moves the pixels of an area up or down within it; rows that nothing came to keep theirs.
  ///
  /// - Parameters:
  ///   - area: px; what lies outside of the picture is left alone.
  ///   - distance: px down, or up if it is below 0.
  package func move(_ area: PixelRect, by distance: Int) {
    let area = area.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard distance.magnitude < area.height, distance != 0, let bytes else { return }
    let column = bytes + area.minX * 4
    let count = area.height - Int(distance.magnitude)
    for step in 0..<count {
      // From the end that is moved to, so that no row is written over before it is read.
      let y = distance < 0 ? area.minY + step : area.maxY - 1 - step
      let source = column + (y - distance) * bytesPerRow
      (column + y * bytesPerRow).update(from: source, count: area.width * 4)
    }
    cairo_surface_mark_dirty(surface)
  }
}
