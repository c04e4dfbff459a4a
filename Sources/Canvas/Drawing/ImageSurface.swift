internal import CCairo

/// A Cairo image that is written once and then painted.
final class ImageSurface {
  enum Format {
    /// Coverage, one byte per pixel.
    case coverage
    /// Premultiplied BGRA, four bytes per pixel.
    case colors
  }

  let width: Int
  let height: Int
  let bytesPerRow: Int
  let handle: OpaquePointer?

  /// The first row; `nil` if the surface is empty or memory is exhausted.
  let bytes: UnsafeMutablePointer<UInt8>?

  /// Whether memory was exhausted, so that pixels are missing.
  var lacksMemory: Bool { misses || cairo_surface_status(handle) == CAIRO_STATUS_NO_MEMORY }

  /// Whether memory was exhausted while the pixels were drawn.
  private var misses = false

  init(_ format: Format, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    handle = cairo_image_surface_create(
      format == .coverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    bytes = cairo_image_surface_get_data(handle)
    bytesPerRow = Int(cairo_image_surface_get_stride(handle))
  }

  convenience init(
    _ format: Format, width: Int, height: Int,
    writeRow: (_ y: Int, _ row: UnsafeMutablePointer<UInt8>) -> Void
  ) {
    self.init(format, width: width, height: height)
    guard let bytes else { return }
    for y in 0..<height { writeRow(y, bytes + y * bytesPerRow) }
    cairo_surface_mark_dirty(handle)
  }

  /// Creates a surface on premultiplied pixels, which have to outlive it.
  init(on words: UnsafeMutablePointer<UInt32>, width: Int, height: Int, wordsPerRow: Int) {
    (self.width, self.height) = (width, height)
    bytesPerRow = 4 * wordsPerRow
    let memory = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
    bytes = memory
    handle = cairo_image_surface_create_for_data(
      memory, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
  }

  func draw(_ body: (_ context: OpaquePointer?) -> Void) {
    let context = cairo_create(handle)
    body(context)
    if cairo_status(context) == CAIRO_STATUS_NO_MEMORY { misses = true }
    cairo_destroy(context)
    cairo_surface_flush(handle)
  }

  /// Notes that the pixels are made from those of another surface.
  func depend(on other: ImageSurface) { if other.lacksMemory { misses = true } }

  deinit {
    // Cairo copies the pixels if a page still needs them.
    cairo_surface_finish(handle)
    cairo_surface_destroy(handle)
  }

  var byteCount: Int { bytesPerRow * height }

  /// The grid on which Cairo draws coverage: finer than pixels, because 15 lines of a row, which
  /// Cairo samples, are up to 8 levels off at an edge between two pixels.
  struct Fineness {
    /// The columns per pixel; a power of two, as the rows.
    var columns: Int
    /// The rows per pixel.
    var rows: Int
    /// The largest distance of a chord from its curve, in pixels; Cairo's own 0.1 makes
    /// circles visibly smaller. spec: docs/spec/rendering.md#1.5/tolerance-0.1
    var tolerance: Double

    /// For fills; a tolerance of 0.01 takes 0.9 px² from a circle of 130 px.
    static let fill = Fineness(columns: 1, rows: 4, tolerance: 0.006)

    /// For fills whose horizontal edges are at multiples of two lines.
    static let evenFill = Fineness(columns: 1, rows: 2, tolerance: 0.006)

    /// For strokes, whose miter limit Cairo applies to angles on the fine grid, and whose inner
    /// joins have holes if chords are much shorter than the line is wide.
    static let stroke = Fineness(columns: 4, rows: 4, tolerance: 0.01)

    /// For pixels made from halves; nothing is drawn.
    static let halves = Fineness(columns: 2, rows: 2, tolerance: 0)

    /// For shapes to blur, in cells: 30 lines per pixel, the grid of shadows, and fewer for wide
    /// blurs, whose grid is coarser.
    static func blurred(cell: Double) -> Fineness {
      Fineness(columns: 1, rows: Int(min(2 * cell, 4)), tolerance: 0.02)
    }
  }

  /// The lines per pixel at which a horizontal edge of a fill is exact.
  static let lines = 15 * Fineness.fill.rows

  /// The rows that are drawn at once, because Cairo's images have 32,767 rows at most.
  private static let bandHeight = 1024

  /// Coverage that a function draws with an opaque source, in pixels of the given bounds.
  convenience init(
    covering bounds: PixelRect, as fineness: Fineness = .fill,
    draw: (_ context: OpaquePointer?) -> Void
  ) {
    self.init(.coverage, width: bounds.width, height: bounds.height)
    if bytes == nil { return }
    for start in stride(from: 0, to: height, by: Self.bandHeight) {
      let count = min(Self.bandHeight, height - start)
      let fine = ImageSurface(
        .coverage, width: width * fineness.columns, height: count * fineness.rows)
      fine.draw { context in
        cairo_set_tolerance(context, fineness.tolerance * Double(fineness.columns))
        cairo_scale(context, Double(fineness.columns), Double(fineness.rows))
        cairo_translate(context, Double(-bounds.x), Double(-bounds.y - start))
        draw(context)
      }
      average(fine, fineness, to: start..<start + count)
    }
  }

  /// Writes the averages of a finer surface to rows.
  private func average(_ fine: ImageSurface, _ fineness: Fineness, to rows: Range<Int>) {
    guard let bytes else { return }
    depend(on: fine)
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: fine.width) { sums in
      guard let sums = sums.baseAddress else { return }
      for (index, y) in rows.enumerated() {
        fine.sumRows(from: index * fineness.rows, count: fineness.rows, to: sums)
        fineness.average(sums, count: width, to: bytes + y * bytesPerRow)
      }
    }
    cairo_surface_mark_dirty(handle)
  }

  /// The averages of two times two pixels each.
  func halved() -> ImageSurface {
    let surface = ImageSurface(.coverage, width: width / 2, height: height / 2)
    surface.average(self, .halves, to: 0..<surface.height)
    return surface
  }

  private func sumRows(from row: Int, count: Int, to sums: UnsafeMutablePointer<UInt16>) {
    sums.update(repeating: 0, count: width)
    guard let bytes else { return }
    for row in row..<row + count {
      let fine = bytes + row * bytesPerRow
      for x in 0..<width { sums[x] &+= UInt16(fine[x]) }
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Calls a function with a row of pixels as words, alpha in the highest byte.
  func withWords(count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    UnsafeMutableRawPointer(self).withMemoryRebound(to: UInt32.self, capacity: count, body)
  }
}

extension ImageSurface.Fineness {
  /// Writes the averages of pixels from the sums of their fine columns, which are overwritten.
  fileprivate func average(
    _ sums: UnsafeMutablePointer<UInt16>, count: Int, to row: UnsafeMutablePointer<UInt8>
  ) {
    if columns > 1 {
      for x in 0..<count {
        var sum: UInt16 = 0
        for column in 0..<columns { sum &+= sums[x &* columns &+ column] }
        sums[x] = sum
      }
    }
    let (half, shift) = (UInt16(rows * columns / 2), (rows * columns).trailingZeroBitCount)
    for x in 0..<count { row[x] = UInt8(truncatingIfNeeded: (sums[x] &+ half) &>> shift) }
  }
}
