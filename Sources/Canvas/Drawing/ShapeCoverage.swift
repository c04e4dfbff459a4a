/// The coverage of a shape, sharp or blurred, assembled from its two ends.
struct ShapeCoverage {
  private let left: EndCoverage
  private let right: EndCoverage

  /// The stored size, in pixels.
  let width: Int
  let height: Int

  /// The columns before, and rows above and below, the shape's pixels.
  let reach: Int

  let columns: Mask.Stretch
  let rows: Mask.Stretch

  /// The shortest straight middle that is worth removing, in pixels.
  ///
  /// One mask is painted faster than its corners and a shorter middle, as of a switch. measured
  private static let shortestStretch = 128

  /// The bounds begin at 0; with stretching, a long straight middle is stored as one row or column.
  init(of key: MaskKey, stretches: Bool, ends: EndCache) {
    let sigma = key.sigma
    reach = GaussianBlur.visibleReach(sigma: sigma)
    let look = sigma > 0 ? GaussianBlur.radius(sigma: sigma) : 0
    var shape = key.shape
    if sigma > 0 { shape.radius = min(shape.radius, GaussianBlur.largestRadius(sigma: sigma)) }
    let full = shape.roundedRectangle
    var rows = Mask.Stretch.none
    if stretches {
      let zone =
        Int(full.cornerExtent.rounded(.up)) + 1 + look
        + Int((key.ringWidth ?? 0).rounded(.up))
      let extra = shape.edges.height / DeviceShape.steps - (2 * zone + 2)
      if extra >= Self.shortestStretch {
        shape.edges.height -= extra * DeviceShape.steps
        rows = Mask.Stretch(index: reach + zone, extra: extra)
      }
    }
    self.rows = rows

    let steps = Double(DeviceShape.steps)
    let pixels = shape.bounds.width
    func end(_ left: Double) -> EndCoverage {
      var end = ShapeEnd(
        of: full, left: left, bottom: Double(shape.edges.maxY) / steps, ringWidth: key.ringWidth,
        sigma: sigma)
      end.shadeDepth = key.shadeDepth
      return ends.value(for: end, byteCount: \.byteCount) { end.coverage() }
    }
    left = end(Double(shape.edges.minX) / steps)
    right = end(Double(pixels) - Double(shape.edges.maxX) / steps)
    height = left.height
    let fullWidth = pixels + 2 * reach
    let ends = left.width + right.width - 1
    if stretches, fullWidth - ends >= Self.shortestStretch {
      width = ends
      columns = Mask.Stretch(index: left.width - 1, extra: fullWidth - ends)
    } else {
      width = fullWidth
      columns = .none
    }
  }

  /// Writes a row of coverage, 0...1.
  func write(row y: Int, to result: UnsafeMutablePointer<Float>) {
    left.values.withUnsafeBufferPointer { leftValues in
      right.values.withUnsafeBufferPointer { rightValues in
        guard let leftRow = leftValues.baseAddress.map({ $0 + y * left.width }),
          let rightRow = rightValues.baseAddress.map({ $0 + y * right.width })
        else { return }
        // The columns before the straight middles.
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
