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

  var atOrigin: MaskKey { moved(x: -shape.bounds.x, y: -shape.bounds.y) }

  func moved(x: Int, y: Int) -> MaskKey {
    var key = self
    key.shape = shape.moved(x: x, y: y)
    return key
  }
}

extension MaskKey {
  init(_ shadow: Shadow, of shape: RoundedRectangle, scale: Double) {
    sigma = GaussianBlur.sigma(shadow.sigma * scale)
    self.shape = DeviceShape(
      shape, scale: scale, offset: shadow.offset, stride: DeviceShape.shadowStride(sigma: sigma))
  }

  init(shade: Shadow, in shape: RoundedRectangle, scale: Double) {
    sigma = GaussianBlur.sigma(shade.sigma * scale)
    self.shape = DeviceShape(
      shape, scale: scale,
      stride: DeviceShape.shadowStride(sigma: sigma, cellsPerSigma: GaussianBlur.shadeCells))
    shadeDepth = (shade.offset.y * scale).clamped(to: DeviceShape.largestRadius)
  }
}

/// The coverage of a shape or shadow, 0...255 per pixel.
///
/// Large shapes store one column and one row of their straight middle for all of it.
final class Mask {
  /// The column or row that is repeated.
  struct Stretch {
    var index: Int
    var extra: Int

    static let none = Stretch(index: Int.max / 2, extra: 0)

    func stored(_ place: Int) -> Int {
      if place <= index { return place }
      return max(index, place - extra)
    }

    /// Calls a function with each range of columns or rows that are painted at once.
    func forEachBand(length: Int, _ body: (Band) -> Void) {
      if extra == 0 { return body(Band(start: 0, length: length, isStretched: false)) }
      let end = index + extra + 1
      body(Band(start: 0, length: index, isStretched: false))
      body(Band(start: index, length: extra + 1, isStretched: true))
      body(Band(start: end, length: length - end, isStretched: false))
    }
  }

  /// A range of columns or rows, in pixels of the full mask.
  struct Band {
    var start: Int
    var length: Int
    var isStretched: Bool
  }

  /// The full mask's pixels, relative to the shape's bounds.
  let bounds: PixelRect

  let columns: Stretch
  let rows: Stretch

  let surface: ImageSurface

  var width: Int { bounds.width }
  var height: Int { bounds.height }
  var byteCount: Int { surface.byteCount }
  var isStretched: Bool { columns.extra > 0 || rows.extra > 0 }

  /// Creates a mask with a stored place in pixels from a function that writes each row, 0...1 per
  /// pixel.
  init(
    _ place: PixelRect, columns: Stretch = .none, rows: Stretch = .none,
    writeRow: (_ y: Int, _ row: UnsafeMutablePointer<Float>) -> Void
  ) {
    bounds = PixelRect(
      x: place.x, y: place.y, width: place.width + columns.extra, height: place.height + rows.extra)
    self.columns = columns
    self.rows = rows
    surface = withUnsafeTemporaryAllocation(of: Float.self, capacity: max(1, place.width)) { row in
      ImageSurface(.coverage, width: place.width, height: place.height) { y, bytes in
        guard let values = row.baseAddress else { return }
        writeRow(y, values)
        for x in 0..<place.width {
          bytes[x] = UInt8(truncatingIfNeeded: (values[x] * 255).roundedLevel)
        }
      }
    }
  }

  convenience init(
    _ key: MaskKey, stretches: Bool = true, ends: EndCache = EndCache(byteLimit: 0)
  ) {
    let coverage = ShapeCoverage(of: key, stretches: stretches, ends: ends)
    let place = PixelRect(
      x: -coverage.reach, y: -coverage.reach, width: coverage.width, height: coverage.height)
    self.init(place, columns: coverage.columns, rows: coverage.rows) {
      coverage.write(row: $0, to: $1)
    }
  }

  func coverage(x: Int, y: Int) -> UInt8 { storedRow(y)?[columns.stored(x)] ?? 0 }

  /// The stored row that stands for a row of the full mask.
  fileprivate func storedRow(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
    surface.bytes.map { $0 + rows.stored(y) * surface.bytesPerRow }
  }
}

/// The product of the coverage of a shape or shadow and that of an outline around it.
struct MaskProduct: Hashable {
  /// The area above which only the visible part is made, in pixels. chosen
  static let largestArea = 1 << 20

  /// The shape, relative to the outline's bounds.
  var mask: MaskKey
  var outline: DeviceShape

  /// The pixels that both cover, relative to the outline's bounds.
  var area: PixelRect

  func surface(of mask: Mask, within outlineMask: Mask) -> ImageSurface {
    let bounds = mask.bounds.offset(x: self.mask.shape.bounds.x, y: self.mask.shape.bounds.y)
    let left = area.x - bounds.x
    return ImageSurface(.coverage, width: area.width, height: area.height) { y, row in
      guard let inner = mask.storedRow(area.y + y - bounds.y),
        let outer = outlineMask.storedRow(area.y + y)
      else { return }
      for x in 0..<area.width {
        let product =
          Int(inner[mask.columns.stored(left + x)])
          * Int(outer[outlineMask.columns.stored(area.x + x)])
        row[x] = UInt8((product + 127) / 255)
      }
    }
  }
}
