/// The shape of a mask, and its key in the cache if the bounds begin at 0.
struct MaskKey: Hashable {
  var shape: DeviceShape

  /// The width of a ring along the inside of the edge, in pixels; `nil` for a filled shape.
  var ringWidth: Double?

  /// The depth of a shade below the upper edge, in pixels; `nil` for the whole shape.
  var shadeDepth: Double?

  /// The standard deviation of a blur, in pixels; 0 for none.
  var sigma = 0.0

  var bounds: PixelRect { shape.bounds.outset(by: GaussianBlur.visibleReach(sigma: sigma)) }

  var atOrigin: MaskKey {
    var key = self
    key.shape = shape.atOrigin
    return key
  }
}

extension MaskKey {
  /// Creates the shadow of a shape in points.
  init(_ shadow: Shadow, of shape: RoundedRectangle, scale: Double) {
    sigma = GaussianBlur.sigma(shadow.sigma * scale)
    self.shape = DeviceShape(
      shape, scale: scale, offset: shadow.offset, stride: DeviceShape.shadowStride(sigma: sigma))
  }
}

extension MaskKey {
  /// Creates the shade in a shape in points.
  init(_ shade: Lens.Shade, in shape: RoundedRectangle, scale: Double) {
    sigma = GaussianBlur.sigma(shade.sigma * scale)
    self.shape = DeviceShape(
      shape, scale: scale,
      stride: DeviceShape.shadowStride(sigma: sigma, cellsPerSigma: GaussianBlur.shadeCells))
    shadeDepth = (shade.depth * scale).clamped(to: DeviceShape.largestRadius)
  }
}

/// The coverage of a shape or shadow, 0...255 per pixel.
///
/// Large shapes store one column and one row of their straight middle for all of it.
final class Mask {
  struct Stretch {
    var index: Int
    var extra: Int

    static let none = Stretch(index: Int.max / 2, extra: 0)

    func stored(_ place: Int) -> Int {
      if place <= index { return place }
      return max(index, place - extra)
    }
  }

  /// The left and top edges relative to the shape's bounds, in pixels.
  let originX: Int
  let originY: Int

  let storedWidth: Int
  let storedHeight: Int

  let columns: Stretch
  let rows: Stretch

  let image: PixelImage
  var bytes: UnsafeMutablePointer<UInt8> { image.bytes }
  var bytesPerRow: Int { image.bytesPerRow }

  var width: Int { storedWidth + columns.extra }
  var height: Int { storedHeight + rows.extra }

  var byteCount: Int { image.byteCount }
  var isStretched: Bool { columns.extra > 0 || rows.extra > 0 }

  /// Creates a mask with a stored size in pixels from a function that writes each row, 0...1 per
  /// pixel.
  init(
    width: Int, height: Int, originX: Int, originY: Int, columns: Stretch = .none,
    rows: Stretch = .none, writeRow: (_ y: Int, _ row: UnsafeMutablePointer<Float>) -> Void
  ) {
    storedWidth = width
    storedHeight = height
    self.originX = originX
    self.originY = originY
    self.columns = columns
    self.rows = rows
    image = PixelImage(.coverage, width: width, height: height)
    let (bytes, bytesPerRow) = (image.bytes, image.bytesPerRow)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: max(1, width)) { row in
      guard let values = row.baseAddress else { return }
      for y in 0..<height {
        writeRow(y, values)
        let to = bytes + y * bytesPerRow
        for x in 0..<width {
          to[x] = UInt8(truncatingIfNeeded: (values[x] * 255).roundedLevel)
        }
      }
    }
  }
}

extension Mask {
  convenience init(_ key: MaskKey, ends: EndCache = EndCache(byteLimit: 0)) {
    let coverage = ShapeCoverage(of: key, stretching: .allowed, ends: ends)
    self.init(
      width: coverage.width, height: coverage.height, originX: -coverage.reach,
      originY: -coverage.reach, columns: coverage.columns, rows: coverage.rows
    ) { coverage.write(row: $0, to: $1) }
  }
}
