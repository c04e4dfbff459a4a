internal import CCairo

/// A vector picture, which can be exported as SVG or PDF.
///
///     let picture = VectorPicture(Size(51, 31), title: "A switch") { painter in
///       painter.fill(.capsule(Rect(x: 0, y: 0, width: 51, height: 31)), color: green)
///     }
///     let bytes = picture.svg()
///
/// A picture stores the painting commands, so it can be compared, kept and exported repeatedly.
public struct VectorPicture: Hashable, Sendable {
  /// The scale, in pixels per point, to whose pixels hairlines, text and images are aligned.
  public let scale: Double

  /// The accessibility title; empty for none.
  public var title: String

  let pixels: PixelRect
  let list: DisplayList

  /// Creates a picture from the painting commands of a closure.
  ///
  /// The size is in points, and rounded up to whole pixels. The origin of the closure's painter is
  /// the top left corner.
  public init(_ size: Size, scale: Double = 1, title: String = "", paint: (any Painter) -> Void) {
    self.scale = scale
    pixels = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    self.title = title
    list = DisplayList(paint)
  }

  /// The size in points, a whole number of pixels at the picture's ``scale``.
  public var size: Size { Rect(pixels, scale: scale).size }

  /// The pixels of the picture at its ``scale``, to which the text engine is set.
  package func bitmap(text: TextEngine) throws -> Bitmap {
    try Bitmap(size, scale: scale, text: text) { list.replay(on: $0, at: .zero, text: text) }
  }

  /// The bytes of a deterministic SVG file, in which one unit is a point.
  ///
  /// Coordinates are accurate to a ten-thousandth of a point. Shadows are Gaussian blurs. Text is
  /// converted to outlines, so that it looks the same without the font. Images are embedded at the
  /// picture's scale, to which the text engine is set. Bitmap glyphs, such as emoji, are left out.
  public func svg(text: TextEngine = TextEngine()) -> [UInt8] {
    text.scale = scale
    let painter = SVGPainter(size: pixels, scale: scale, text: text)
    list.replay(on: painter, at: .zero, text: text)
    return Array(painter.document(title: title).utf8)
  }

  /// The bytes of a deterministic PDF file with one page of the picture's size.
  ///
  /// Shapes are vectors, and text is text with its font embedded. Shadows are masks of 4 px per
  /// point, because PDF has no blurs. The text engine is set to the picture's scale.
  /// Throws a ``PictureError`` if the file cannot be written.
  public func pdf(text: TextEngine = TextEngine()) throws(PictureError) -> [UInt8] {
    text.scale = scale
    let sink = ByteSink()
    let surface = cairo_pdf_surface_create_for_stream(
      ByteSink.write, sink.closure, size.width, size.height)
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    // Otherwise the current date would make each file differ.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    if !title.isEmpty { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    let painter = PagePainter(surface, size: pixels, scale: scale, text: text)
    list.replay(on: painter, at: .zero, text: text)
    if painter.lacksMemory { throw .cannotEncode(reason: "out of memory") }
    // Cairo reads the fonts now.
    FontContext.withLock {
      cairo_surface_show_page(surface)
      cairo_surface_finish(surface)
    }
    let status = cairo_surface_status(surface)
    if status != CAIRO_STATUS_SUCCESS {
      throw .cannotEncode(reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }
}
