internal import CCairo

/// What the blur of a shape covers, as an image for files that know no blurs.
final class ShadowImage {
  /// Pixels a point.
  ///
  /// Fewer than ``PDFPainter/shadowScale`` where a blur or a shape is so large that
  /// it would have more than pixels can.
  let scale: Double

  /// The top left corner of the first pixel, pt.
  let origin: Point

  /// Coverage, one byte a pixel.
  let surface: OpaquePointer

  /// The most pixels of an image. chosen
  private static let largestArea = 1 << 22

  /// - Parameters:
  ///   - shape: what casts the shadow, where the shadow falls, pt; with numbers for sides.
  ///   - sigma: the standard deviation of the blur, pt, above 0.
  /// - Returns: nil if there is no memory for it, or if the shape is beyond all pictures.
  init?(of shape: RoundedRectangle, sigma: Double) {
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
      of: ShapeCoverage.Source(shape: device.atOrigin, sigma: sigma * scale), stretching: .none,
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
