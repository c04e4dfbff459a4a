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

  /// The first row; `nil` if the surface cannot be painted, because it is empty or memory is
  /// exhausted.
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

  /// Lets a function draw on the surface.
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
}

extension UnsafeMutablePointer<UInt8> {
  /// Calls a function with a row of pixels as words, alpha in the highest byte.
  func withWords(count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    UnsafeMutableRawPointer(self).withMemoryRebound(to: UInt32.self, capacity: count, body)
  }
}
