internal import CCairo

/// A one-page PDF file in memory.
final class PDFDocument {
  /// In points from the page's top left corner.
  let surface: OpaquePointer?

  private let sink = ByteSink()

  init(size: Size, title: String) {
    surface = cairo_pdf_surface_create_for_stream(
      ByteSink.write, sink.closure, size.width, size.height)
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    // Otherwise the current date would make each file differ.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
    if !title.isEmpty { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
  }

  /// The creation date of every document. chosen
  private static let date = "2000-01-01T00:00:00Z"

  deinit { cairo_surface_destroy(surface) }

  func finish() throws(VectorPictureError) -> [UInt8] {
    cairo_surface_show_page(surface)
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    if status != CAIRO_STATUS_SUCCESS {
      throw .cannotEncode(reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }
}
