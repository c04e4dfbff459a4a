extension ReferenceShape {
  /// The shape less the same shape moved down, blurred, in rows of a twentieth of a pixel.
  func shade(depth: Double, sigma: Double) -> ReferenceMask {
    var mask = ReferenceMask(bounds: bounds)
    let profile = SpanProfile(sigma: sigma)
    let (width, height) = (mask.bounds.width, mask.bounds.height)
    var (row, column) = (
      [Double](repeating: 0, count: width), [Double](repeating: 0, count: height)
    )
    let count = Int(((maxY - minY) * 20).rounded(.up))
    for index in 0..<count {
      let top = minY + (maxY - minY) * Double(index) / Double(count)
      let bottom = minY + (maxY - minY) * Double(index + 1) / Double(count)
      let middle = (top + bottom) / 2
      guard let outer = interval(at: middle) else { continue }
      for index in row.indices { row[index] = 0 }
      if let inner = interval(at: middle - depth) {
        if inner.from <= outer.from { continue }
        profile.add(to: &row, first: mask.bounds.minX, from: outer.from, to: inner.from)
        profile.add(to: &row, first: mask.bounds.minX, from: inner.to, to: outer.to)
      } else {
        profile.add(to: &row, first: mask.bounds.minX, from: outer.from, to: outer.to)
      }
      for index in column.indices { column[index] = 0 }
      profile.add(to: &column, first: mask.bounds.minY, from: top, to: bottom)
      for y in 0..<height where column[y] != 0 {
        for x in 0..<width { mask.values[y * width + x] += column[y] * row[x] }
      }
    }
    return mask
  }

  /// The extent of a row; `nil` above and below the shape.
  private func interval(at y: Double) -> (from: Double, to: Double)? {
    if y <= minY || y >= maxY { return nil }
    let depth = corner.depth(at: min(y - minY, maxY - y))
    return (minX + depth, maxX - depth)
  }
}
