/// The coverage of a whole shape, sharp or blurred, put together from its two ends.
struct ShapeCoverage {
  private let left: EndCoverage
  private let right: EndCoverage

  /// Size of what is stored, px.
  let width: Int
  let height: Int

  /// Columns before, and rows above and below, the shape's own pixels.
  let reach: Int

  let columns: Mask.Stretch
  let rows: Mask.Stretch

  /// What a coverage is of.
  struct Source {
    var shape: DeviceShape
    /// px; nil for a filled shape.
    var ringWidth: Double?
    /// The standard deviation of the blur, px; 0 for none.
    var sigma = 0.0
  }

  /// A straight middle shorter than this is not worth cutting out, px.
  private static let shortestStretch = 32

  /// - Parameters:
  ///   - source: a shape whose bounds begin at 0.
  ///   - stretching: whether a long straight middle is kept as one row or column.
  ///   - ends: ends already rasterised.
  init(of source: Source, stretching: Stretching, ends: EndCache) {
    let sigma = source.sigma
    reach = sigma > 0 ? GaussianBlur.visibleReach(sigma: sigma) : 0
    let look = sigma > 0 ? GaussianBlur.radius(sigma: sigma) : 0
    var shape = source.shape
    if sigma > 0 { shape.radius = min(shape.radius, GaussianBlur.largestRadius(sigma: sigma)) }
    let full = shape.roundedRectangle
    var rows = Mask.Stretch.none
    if stretching == .allowed {
      let zone =
        Int(full.cornerExtent.rounded(.up)) + 1 + look
        + Int((source.ringWidth ?? 0).rounded(.up))
      let extra = (shape.maxY - shape.minY) / DeviceShape.steps - (2 * zone + 2)
      if extra >= Self.shortestStretch {
        shape.maxY -= extra * DeviceShape.steps
        rows = Mask.Stretch(index: reach + zone, extra: extra)
      }
    }
    self.rows = rows

    let steps = Double(DeviceShape.steps)
    let pixels = shape.bounds.width
    func end(_ left: Double) -> EndCoverage {
      var end = ShapeEnd(of: full, left: left, ringWidth: source.ringWidth, sigma: sigma)
      end.bottom = Double(shape.maxY) / steps
      return ends.coverage(of: end)
    }
    left = end(Double(shape.minX) / steps)
    right = end(Double(pixels) - Double(shape.maxX) / steps)
    height = left.height
    let fullWidth = pixels + 2 * reach
    let ends = left.width + right.width - 1
    if stretching == .allowed, fullWidth - ends >= Self.shortestStretch {
      width = ends
      columns = Mask.Stretch(index: left.width - 1, extra: fullWidth - ends)
    } else {
      width = fullWidth
      columns = .none
    }
  }

  enum Stretching {
    case allowed
    case none
  }

  /// Writes a row of coverage, 0 to 1, one value a pixel.
  func write(row y: Int, to result: UnsafeMutablePointer<Float>) {
    left.values.withUnsafeBufferPointer { leftValues in
      right.values.withUnsafeBufferPointer { rightValues in
        guard let leftRow = leftValues.baseAddress.map({ $0 + y * left.width }),
          let rightRow = rightValues.baseAddress.map({ $0 + y * right.width })
        else { return }
        // Columns that the ends have before their straight middles.
        let leftCount = min(left.width - 1, width)
        let middle = leftRow[left.width - 1]
        result.update(from: leftRow, count: leftCount)
        (result + leftCount).update(repeating: middle, count: width - leftCount)
        result.add(
          mirrored: rightRow, beyond: middle, from: width - 1, count: min(right.width - 1, width))
      }
    }
  }
}
