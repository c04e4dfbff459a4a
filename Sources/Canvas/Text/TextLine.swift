internal import CPango

/// One line laid out in device pixels.
final class TextLine {
  /// px, rounded up.
  let width: Int
  /// px, rounded up.
  let height: Int

  /// px from the top; whole, so that no line stands between two rows of pixels.
  let baseline: Int

  /// The pixels that may be touched, px from the top left corner.
  let paintBounds: PixelRect

  private let layout: OpaquePointer

  /// - Parameters:
  ///   - text: what to set.
  ///   - scale: pixels a point.
  ///   - fonts: what to set it in.
  init(_ text: Text, scale: Double, fonts: FontContext) {
    layout = fonts.makeLayout(scale: scale)
    let description = fonts.makeDescription(of: text.font, scale: scale)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    Self.setAttributes(of: text.font, scale: scale, on: layout)
    pango_layout_set_text(layout, Self.withoutBreaks(text.string), -1)

    var extents = Self.extents(of: layout)
    if let maximumWidth = text.maximumWidth {
      // A limit that came from a size, in pt, has to leave room for that size in pixels.
      let limit = (maximumWidth * scale + 1e-6).rounded(.down)
      if Double(Self.ceiling(extents.logical.width)) > limit {
        pango_layout_set_width(layout, Self.units(max(0, limit)))
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        extents = Self.extents(of: layout)
      }
    }

    let ascent = -Int(extents.logical.y)
    let unit = Int(PANGO_SCALE)
    width = Self.ceiling(extents.logical.width)
    height = Self.ceiling(extents.logical.height)
    baseline = (ascent + unit / 2).flooredQuotient(unit)
    // Cairo may move each glyph to a whole pixel, and the frames that stand for unknown characters
    // do not shrink with tighter tracking as Pango believes.
    let isKnown = pango_layout_get_unknown_glyphs_count(layout) == 0
    let margin = isKnown ? 1 : 1 + Self.ceiling(Self.units(abs(text.font.tracking) * scale))
    paintBounds = Self.pixels(extents.ink, margin: margin, baseline: baseline).union(
      PixelRect(x: 0, y: 0, width: width, height: height))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Draws the line with its top left corner at a whole pixel.
  ///
  /// The context keeps its state, but loses its path.
  func draw(x: Double, y: Double, color: Color, in context: OpaquePointer) {
    cairo_save(context)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_move_to(context, x, y + Double(baseline))
    // The line and not the layout: a layout puts right-to-left text at the right of its width.
    pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
    cairo_new_path(context)
    cairo_restore(context)
  }

  /// The string with spaces for its line breaks, for which Pango would show a sign.
  private static func withoutBreaks(_ string: String) -> String {
    if !string.contains(where: \.isNewline) { return string }
    return String(string.map { $0.isNewline ? " " : $0 })
  }

  private static func setAttributes(of font: Font, scale: Double, on layout: OpaquePointer) {
    if font.figures == .proportional && font.tracking == 0 { return }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if font.figures == .tabular {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    if font.tracking != 0 {
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(units(font.tracking * scale)))
    }
    pango_layout_set_attributes(layout, attributes)
  }

  /// What the only line marks and what it takes, in Pango's units from the left of the baseline.
  private static func extents(
    of layout: OpaquePointer
  ) -> (ink: PangoRectangle, logical: PangoRectangle) {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, &logical)
    return (ink, logical)
  }

  /// The pixels that ink touches, with some around them.
  private static func pixels(_ ink: PangoRectangle, margin: Int, baseline: Int) -> PixelRect {
    if ink.width <= 0 || ink.height <= 0 { return .zero }
    let unit = Int(PANGO_SCALE)
    return PixelRect(
      minX: Int(ink.x).flooredQuotient(unit) - margin,
      minY: Int(ink.y).flooredQuotient(unit) + baseline - margin,
      maxX: ceiling(ink.x + ink.width) + margin,
      maxY: ceiling(ink.y + ink.height) + baseline + margin)
  }

  /// Pango's units in whole pixels, px, rounded up.
  private static func ceiling(_ units: Int32) -> Int {
    (Int(units) + Int(PANGO_SCALE) - 1).flooredQuotient(Int(PANGO_SCALE))
  }

  /// Pixels in Pango's units, as far as those reach.
  private static func units(_ pixels: Double) -> Int32 {
    Int32(max(-1e9, min(1e9, (pixels * Double(PANGO_SCALE)).rounded())))
  }
}
