internal import CCairo

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

  /// The fineness at which horizontal edges are exact; most of them are edges of pixels.
  var fineness: ImageSurface.Fineness {
    let depths = [ringWidth, shadeDepth].map { ($0 ?? 0) * Double(DeviceShape.steps) }
    let edges = [Double(shape.edges.minY), Double(shape.edges.maxY)] + depths
    return edges.allSatisfy { $0.remainder(dividingBy: 2) == 0 } ? .evenFill : .fill
  }

  /// Fills the sharp shape; the scale is in units of the context per pixel.
  func draw(on context: OpaquePointer?, scale: Double) {
    let body = shape.roundedRectangle
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    let path = ringWidth.map(body.ring(width:)) ?? body.path
    path.trace(on: context, scale: scale)
    cairo_fill(context)
    guard let shadeDepth else { return }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    path.trace(on: context, scale: scale, origin: Point(0, shadeDepth * scale))
    cairo_fill(context)
  }
}

/// The sharp shape in cells, which a blur reads.
extension MaskKey {
  /// The cells that the shape touches, of a side in pixels.
  func cells(of side: Double) -> PixelRect {
    PixelRect(covering: Rect(shape.bounds, scale: 1), scale: 1 / side)
  }

  func sharp(cell: Double) -> ImageSurface {
    ImageSurface(covering: cells(of: cell), as: .blurred(cell: cell)) {
      draw(on: $0, scale: 1 / cell)
    }
  }

  /// The sharp shape in halves of pixels.
  var halves: ImageSurface { sharp(cell: 0.5) }
}

extension MaskKey {
  init(_ shadow: Shadow, of shape: RoundedRectangle, scale: Double) {
    sigma = GaussianBlur.sigma(shadow.sigma * scale)
    self.shape = DeviceShape(
      shape, scale: scale, offset: shadow.offset, stride: DeviceShape.shadowStride(sigma: sigma))
  }

  init(shade: Shadow, in shape: RoundedRectangle, scale: Double) {
    sigma = GaussianBlur.sigma(shade.sigma * scale)
    self.shape = DeviceShape(shape, scale: scale, stride: DeviceShape.shadowStride(sigma: sigma))
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

  /// Creates a mask whose surface has the stored part of the bounds.
  init(
    _ surface: ImageSurface, in stored: PixelRect, columns: Stretch = .none, rows: Stretch = .none
  ) {
    bounds = PixelRect(
      x: stored.x, y: stored.y, width: stored.width + columns.extra,
      height: stored.height + rows.extra)
    (self.surface, self.columns, self.rows) = (surface, columns, rows)
  }

  /// The shortest straight middle that is worth removing, in pixels.
  ///
  /// One mask is painted faster than its corners and a shorter middle, as of a switch. measured
  private static let shortestStretch = 128

  /// Creates the mask of a key whose bounds begin at 0; `stretches` stores a long middle only once.
  convenience init(
    _ key: MaskKey, stretches: Bool = true, halves: (MaskKey) -> ImageSurface = \.halves
  ) {
    var key = key
    var (columns, rows) = (Stretch.none, Stretch.none)
    let reach = GaussianBlur.visibleReach(sigma: key.sigma)
    if stretches {
      // The pixels of corners and rings, and those in which a blur sees them.
      let zone =
        Int(key.shape.roundedRectangle.cornerExtent.rounded(.up)) + 1
        + Int((key.ringWidth ?? 0).rounded(.up)) + GaussianBlur.radius(sigma: key.sigma)
      func shorten(_ length: inout Int) -> Stretch {
        let extra = length / DeviceShape.steps - (2 * zone + 2)
        if extra < Self.shortestStretch { return .none }
        length -= extra * DeviceShape.steps
        return Stretch(index: reach + zone, extra: extra)
      }
      columns = shorten(&key.shape.edges.width)
      rows = shorten(&key.shape.edges.height)
    }
    let stored = key.shape.bounds.outset(by: reach)
    let blur = key.sigma > 0 ? GaussianBlur(sigma: key.sigma) : nil
    let surface =
      blur.map { $0.surface(in: stored, of: key, halves: halves) }
      ?? ImageSurface(covering: stored, as: key.fineness) { key.draw(on: $0, scale: 1) }
    self.init(surface, in: stored, columns: columns, rows: rows)
  }

  func coverage(x: Int, y: Int) -> UInt8 { storedRow(y)?[columns.stored(x)] ?? 0 }

  /// Writes the coverage of some pixels of a row, 0...1; it is 0 beyond the bounds.
  func write(x: Int, y: Int, count: Int, to row: UnsafeMutablePointer<Float>) {
    row.update(repeating: 0, count: count)
    let columns = max(x, bounds.minX)..<max(x, bounds.minX, min(x + count, bounds.maxX))
    guard bounds.minY <= y, y < bounds.maxY, let bytes = storedRow(y - bounds.minY) else { return }
    for column in columns {
      row[column - x] = Float(bytes[self.columns.stored(column - bounds.minX)]) / 255
    }
  }

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
    let surface = ImageSurface(.coverage, width: area.width, height: area.height) { y, row in
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
    for factor in [mask, outlineMask] { surface.depend(on: factor.surface) }
    return surface
  }
}
