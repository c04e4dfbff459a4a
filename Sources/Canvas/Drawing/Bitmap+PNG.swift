internal import CCairo

extension Bitmap {
  /// The bytes of a deterministic PNG file; throws a ``PictureError`` if it cannot be encoded.
  public func png() throws -> [UInt8] {
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure)
    if status != CAIRO_STATUS_SUCCESS {
      throw PictureError.cannotEncode(reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }

  /// Decodes a PNG file.
  ///
  /// Bitmaps that exceed the limits of ``Image`` are refused before decompression, and files whose
  /// pixels inflate to more than their size needs soon after. Throws a ``PictureError`` if the file
  /// is refused, not PNG, or damaged.
  public convenience init(png bytes: [UInt8]) throws {
    let file: PNGFile
    do {
      file = try PNGFile(bytes)
    } catch {
      throw PictureError.cannotDecode(reason: "\(error)")
    }
    try self.init(file)
  }

  convenience init(_ file: PNGFile) throws {
    var remaining = file.bytes[...]
    let surface = withUnsafeMutablePointer(to: &remaining) { pointer in
      cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
          let source = closure.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          if source.pointee.count < Int(length) { return CAIRO_STATUS_READ_ERROR }
          _ = UnsafeMutableBufferPointer(start: data, count: Int(length))
            .update(fromContentsOf: source.pointee.prefix(Int(length)))
          source.pointee.removeFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      // Cairo reports damaged and missing pixels as this error.
      let reason =
        status == CAIRO_STATUS_NO_MEMORY
        ? "its pixels are damaged or truncated" : String(cString: cairo_status_to_string(status))
      throw PictureError.cannotDecode(reason: reason)
    }
    // Pixels with more than 8 bits per component are converted.
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    try self.init(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      format: isOpaque ? .opaque : .transparent)
    let context = cairo_create(self.surface)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    let hasMemory = cairo_status(context) != CAIRO_STATUS_NO_MEMORY
    cairo_destroy(context)
    if !hasMemory { throw PictureError.outOfMemory }
    cairo_surface_flush(self.surface)
  }
}

/// The bytes of a file that Cairo writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static var write: cairo_write_func_t {
    { closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
      return CAIRO_STATUS_SUCCESS
    }
  }
}
