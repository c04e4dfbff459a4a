extension ReferenceShape {
  /// The exact coverage of every pixel.
  ///
  /// Along one axis the extent has a closed form; along the other the midpoint rule sums 32 lines
  /// per pixel, which cross the curve steeply, so that the error is 1e-4.
  public func coverage(
    from left: Double = -.infinity, to right: Double = .infinity
  ) -> ReferenceMask {
    let bounds = bounds
    var mask = ReferenceMask(bounds: bounds)
    if width <= 0 || height <= 0 { return mask }
    let corner = corner
    let (from, to) = (max(minX, left), min(maxX, right))
    let columns = Lines(
      pixels: bounds.minX..<bounds.maxX, from: from, to: to, edges: (minX, maxX), corner: corner)
    let rows = Lines(
      pixels: bounds.minY..<bounds.maxY, from: minY, to: maxY, edges: (minY, maxY), corner: corner)
    for y in 0..<bounds.height {
      for x in 0..<bounds.width {
        let (pixelX, pixelY) = (Double(bounds.minX + x), Double(bounds.minY + y))
        let value: Double
        if columns.isStraight[x] || rows.isStraight[y] {
          value = columns.length[x] * rows.length[y]
        } else if distance(pixelX + 0.5, minX, maxX) > distance(pixelY + 0.5, minY, maxY) {
          value =
            columns.mean(x) { depth in min(pixelY + 1, maxY - depth) - max(pixelY, minY + depth) }
            * columns.length[x]
        } else {
          value =
            rows.mean(y) { depth in
              min(pixelX + 1, maxX - depth, to) - max(pixelX, minX + depth, from)
            } * rows.length[y]
        }
        mask.values[y * bounds.width + x] = value
      }
    }
    return mask
  }

  private func distance(_ place: Double, _ first: Double, _ second: Double) -> Double {
    min(place - first, second - place)
  }

  /// The coverage of a ring inside the edge; its width is in pixels.
  public func ring(width: Double) -> ReferenceMask {
    coverage().subtracting(inset(by: width).coverage())
  }
}

private struct Lines {
  static let count = 32

  /// The fraction of each pixel between the ends.
  var length: [Double] = []

  /// Whether a pixel is away from all corners.
  var isStraight: [Bool] = []

  /// The inset of the edge at each line.
  private var depths: [Double] = []

  init(
    pixels: Range<Int>, from: Double, to: Double, edges: (Double, Double), corner: ReferenceCorner
  ) {
    for pixel in pixels {
      let start = max(Double(pixel), from)
      let end = min(Double(pixel + 1), to)
      let reach = corner.reach
      let isStraight = start >= edges.0 + reach && end <= edges.1 - reach
      length.append(max(0, end - start))
      self.isStraight.append(isStraight)
      for line in 0..<Self.count {
        if isStraight {
          depths.append(0)
          continue
        }
        let place = start + (end - start) * (Double(line) + 0.5) / Double(Self.count)
        depths.append(corner.depth(at: min(place - edges.0, edges.1 - place)))
      }
    }
  }

  func mean(_ pixel: Int, _ length: (Double) -> Double) -> Double {
    var sum = 0.0
    for line in (pixel * Self.count)..<((pixel + 1) * Self.count) {
      sum += max(0, length(depths[line]))
    }
    return sum / Double(Self.count)
  }
}
