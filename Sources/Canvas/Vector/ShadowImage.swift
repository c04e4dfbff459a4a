internal import CCairo

/// A blurred shape, or the shade in one, as an image, for formats without blurs.
final class ShadowImage {
  /// In pixels per point; less than ``PDFPainter/shadowScale`` for large blurs or shapes.
  let scale: Double

  /// The top left corner of the first pixel, in points.
  let origin: Point

  /// Coverage, one byte a pixel.
  let surface: OpaquePointer

  private static let largestArea = 1 << 22

  /// Creates the shadow of a shape, or its shade if a depth is given; fails if memory is exhausted
  /// or the shape too large.
  ///
  /// Sides are finite; sigma is in points, above 0; the depth is in points.
  init?(of shape: RoundedRectangle, sigma: Double, shadeDepth: Double? = nil) {
    var scale = min(PDFPainter.shadowScale, GaussianBlur.largestSigma / sigma)
    let extent = shape.rect.outset(by: 3 * sigma).size
    let area = extent.width * extent.height * scale * scale
    if area > Double(Self.largestArea) {
      scale *= (Double(Self.largestArea) / area).squareRoot()
    }
    guard max(extent.width, extent.height) * scale < Double(Int16.max) else { return nil }
    let device = DeviceShape(shape, scale: scale)
    let place = device.bounds
    let coverage = ShapeCoverage(
      of: MaskKey(
        shape: device.atOrigin,
        shadeDepth: shadeDepth.map { ($0 * scale).clamped(to: DeviceShape.largestRadius) },
        sigma: sigma * scale), stretching: .none,
      ends: EndCache(byteLimit: 0))
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(coverage.width), Int32(coverage.height))
    guard let surface, let bytes = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    var row = [Float](repeating: 0, count: coverage.width)
    for y in 0..<coverage.height {
      row.withUnsafeMutableBufferPointer { row in
        row.baseAddress.map { coverage.write(row: y, to: $0) }
      }
      for x in 0..<coverage.width { bytes[y * bytesPerRow + x] = UInt8(row[x] * 255 + 0.5) }
    }
    cairo_surface_mark_dirty(surface)
    self.surface = surface
    self.scale = scale
    origin = Point(
      Double(place.x - coverage.reach) / scale, Double(place.y - coverage.reach) / scale)
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}
