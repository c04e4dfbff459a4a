internal import CCairo
internal import CPango

/// A line of text laid out in device pixels.
final class TextLine {
  let width: Int
  let height: Int
  /// In pixels from the top; whole, so that no line stands between two rows of pixels.
  let baseline: Int
  /// The pixels that drawing may touch, relative to the top left corner.
  let paintBounds: PixelRect
  /// Pango's layout of the line; `nil` if there is no font.
  let layout: OpaquePointer?

  init(_ text: Text, scale: Double, fonts: FontContext) {
    layout = fonts.makeLayout(of: text.string, text.font, scale: scale)
    guard let layout else {
      // Pango would measure with uninitialized memory.
      let size = (text.font.size * scale).clamped(to: FontContext.largestSize)
      let natural = size / 2 * Double(text.string.count)
      let limit = max(0, (text.maximumWidth ?? .infinity) * scale)
      width = Int(saturating: min(natural, limit).rounded(.up))
      height = Int((1.25 * size).rounded(.up))
      baseline = Int(size.rounded())
      paintBounds = .zero
      return
    }
    var extents = Self.extents(of: layout)
    if let maximumWidth = text.maximumWidth {
      let limit = Self.limit(maximumWidth, scale: scale)
      if Double(Self.ceiling(extents.logical.width)) > limit {
        pango_layout_set_width(layout, Self.units(max(0, limit)))
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        extents = Self.extents(of: layout)
      }
    }

    width = max(0, Self.ceiling(extents.logical.width))
    height = Self.ceiling(extents.logical.height)
    baseline = Int(rounding: -Double(extents.logical.y) / Double(PANGO_SCALE))
    // Cairo may move each glyph to a whole pixel, and the frames that stand for unknown characters
    // do not shrink with tighter tracking as Pango believes.
    let isKnown = pango_layout_get_unknown_glyphs_count(layout) == 0
    let margin = isKnown ? 1 : 1 + Self.ceiling(abs(Self.tracking(of: text.font, scale: scale)))
    let ink = Rect(
      x: Double(extents.ink.x), y: Double(extents.ink.y), width: Double(extents.ink.width),
      height: Double(extents.ink.height))
    let marks =
      ink.isEmpty
      ? PixelRect.zero : PixelRect(covering: ink, scale: 1 / Double(PANGO_SCALE)).outset(by: margin)
    paintBounds = marks.offset(x: 0, y: baseline)
      .union(PixelRect(x: 0, y: 0, width: width, height: height))
  }

  /// The most pixels of a line with a maximum width in points.
  ///
  /// A limit that was computed from a size in points must not truncate that size.
  static func limit(_ maximumWidth: Double, scale: Double) -> Double {
    (maximumWidth * scale + 1e-6).rounded(.down)
  }

  /// Shows the line on a context with its top left corner at a whole pixel.
  func show(on context: OpaquePointer?, x: Int, y: Int) {
    guard let layout else { return }
    cairo_move_to(context, Double(x), Double(y + baseline))
    // The line and not the layout: a layout puts right-to-left text at the right of its width.
    FontContext.withLock {
      pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
    }
    cairo_new_path(context)
  }

  deinit {
    if let layout { FontContext.withLock { g_object_unref(UnsafeMutableRawPointer(layout)) } }
  }

  /// Breaks a string into lines of a width in pixels; see ``TextMeasuring/lines(of:font:width:)``.
  static func lines(
    of string: String, _ font: Font, width: Double, scale: Double, fonts: FontContext
  ) -> [String] {
    if string.isEmpty { return [] }
    guard let layout = fonts.makeLayout(of: string, font, scale: scale) else { return [string] }
    defer { fonts.release(layout) }
    pango_layout_set_width(layout, units(max(0, width)))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    let bytes = Array(withoutBreaks(string).utf8)
    return (0..<pango_layout_get_line_count(layout)).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, index)?.pointee else { return nil }
      let start = Int(line.start_index)
      let text = String(decoding: bytes[start..<start + Int(line.length)], as: UTF8.self)
      return content(ofLine: text)
    }
  }

  /// A line of a broken text without the space at its end.
  static func content(ofLine line: String) -> String {
    line.last == " " ? String(line.dropLast()) : line
  }

  /// The string with spaces for line breaks, which Pango would show as signs.
  static func withoutBreaks(_ string: String) -> String {
    if !string.contains(where: \.isNewline) { return string }
    return String(string.map { $0.isNewline ? " " : $0 })
  }

  static func setAttributes(of font: Font, scale: Double, on layout: OpaquePointer) {
    if font.figures == .proportional && font.tracking == 0 { return }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if font.figures == .tabular {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    if font.tracking != 0 {
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(tracking(of: font, scale: scale)))
    }
    pango_layout_set_attributes(layout, attributes)
  }

  /// The additional space between letters, in Pango's units.
  private static func tracking(of font: Font, scale: Double) -> Int32 {
    let limit = Int(FontContext.largestSize) * Int(PANGO_SCALE)
    return Int32(Int(rounding: font.tracking * scale * Double(PANGO_SCALE), limit: limit))
  }

  /// The ink and logical extents of the line, in Pango's units from the left of the baseline.
  private static func extents(
    of layout: OpaquePointer
  ) -> (ink: PangoRectangle, logical: PangoRectangle) {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, &logical)
    return (ink, logical)
  }

  private static func ceiling(_ units: Int32) -> Int {
    Int((Double(units) / Double(PANGO_SCALE)).rounded(.up))
  }

  private static func units(_ pixels: Double) -> Int32 {
    Int32(Int(rounding: pixels * Double(PANGO_SCALE), limit: 1_000_000_000))
  }
}
