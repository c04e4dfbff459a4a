internal import CCairo
internal import CPango

extension TextLine {
  /// The scale of outlines, because Cairo keeps coordinates in 1/256 of a pixel. chosen
  private static let outlineScale = 16.0

  /// The outlines of all glyphs, in pixels from the line's top left corner; empty without a font.
  func outline() -> Path {
    var path = Path()
    guard let layout else { return path }
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_scale(context, Self.outlineScale, Self.outlineScale)
    cairo_move_to(context, 0, Double(baseline))
    FontContext.withLock {
      pango_cairo_layout_line_path(context, pango_layout_get_line_readonly(layout, 0))
    }
    guard let copy = cairo_copy_path(context) else { return path }
    defer { cairo_path_destroy(copy) }
    if copy.pointee.status == CAIRO_STATUS_SUCCESS { path.add(copy.pointee) }
    return path
  }
}

extension Path {
  fileprivate mutating func add(_ path: cairo_path_t) {
    guard let data = path.data else { return }
    var index = 0
    while index < Int(path.num_data) {
      let header = data[index].header
      func point(_ place: Int) -> Point {
        Point(data[index + place].point.x, data[index + place].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        // Cairo begins a contour after the last one.
        if index + 2 < Int(path.num_data) { move(to: point(1)) }
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: addCubic(to: point(3), control1: point(1), control2: point(2))
      default: close()
      }
      index += max(1, Int(header.length))
    }
  }
}
