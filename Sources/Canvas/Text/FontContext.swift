internal import CCairo
internal import CPango

/// The fonts of a text engine: Pango's font map, and a context for layouts.
final class FontContext {
  /// The scale from which advances may be fractional.
  ///
  /// Below it they show as uneven spacing, because Cairo may place glyphs only at whole pixels.
  static let fractionalAdvanceScale = 2.0

  /// The limit of font sizes, in pixels; a letter of this size takes a megabyte.
  static let largestSize = 1024.0

  var familyName: String { fallbacks?.name ?? preferredFamily }
  var hasFonts: Bool { fallbacks != nil }

  private let preferredFamily: String
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var hasWholeAdvances: Bool?

  /// The families to use if the requested one is missing, in order, with the family of the font
  /// that is found for them; `nil` if no font can be loaded.
  ///
  /// The preferred one can be missing, and font files can have become unreadable.
  private lazy var fallbacks = load(preferredFamily + ",sans") ?? load("sans")

  /// Takes 0.1 ms; a thread of Pango then reads the system's list of fonts, which the first line
  /// awaits.
  init(preferredFamily: String) {
    self.preferredFamily = preferredFamily
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
  }

  /// Starts Pango's thread that reads the list; the process keeps the list.
  static func readList() { g_object_unref(pango_cairo_font_map_new()) }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// Creates the layout of a single line, which the caller owns; `nil` if the system has no
  /// readable font, which the first call checks.
  ///
  /// Do not use it after creating one for a scale with other advances.
  func makeLayout(of string: String, _ font: Font, scale: Double) -> OpaquePointer? {
    setOptions(wholeAdvances: scale < Self.fractionalAdvanceScale)
    guard let fallbacks else { return nil }
    let description = describe(font, scale: scale, fallbacks: fallbacks.families)
    defer { pango_font_description_free(description) }
    let layout: OpaquePointer = pango_layout_new(context)
    pango_layout_set_font_description(layout, description)
    TextLine.setAttributes(of: font, scale: scale, on: layout)
    pango_layout_set_text(layout, TextLine.withoutBreaks(string), -1)
    return layout
  }

  private func describe(_ font: Font, scale: Double, fallbacks: String) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    // A generic family stands alone, because Fontconfig prefers named families.
    let families = font.family.map { Self.genericFamilies.contains($0) ? $0 : $0 + "," + fallbacks }
    pango_font_description_set_family(description, families ?? fallbacks)
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_font_description_set_absolute_size(
      description, (font.size * scale).clamped(to: Self.largestSize) * Double(PANGO_SCALE))
    return description
  }

  private func load(_ families: String) -> (families: String, name: String)? {
    let wish = describe(Font(size: 13), scale: 1, fallbacks: families)
    defer { pango_font_description_free(wish) }
    guard let font = pango_context_load_font(context, wish) else { return nil }
    defer { g_object_unref(font) }
    // Pango would use an unreadable font, and warn for every line.
    guard Self.canRead(OpaquePointer(font)) else { return nil }
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    let name = pango_font_description_get_family(description).map { String(cString: $0) }
    return (families, name ?? preferredFamily)
  }

  private static func canRead(_ font: OpaquePointer) -> Bool {
    let face = cairo_ft_font_face_create_for_pattern(pango_fc_font_get_pattern(.init(font)))
    let options = cairo_font_options_create()
    var matrix = cairo_matrix_t()
    cairo_matrix_init_identity(&matrix)
    let scaled = cairo_scaled_font_create(face, &matrix, &matrix, options)
    defer {
      cairo_scaled_font_destroy(scaled)
      cairo_font_options_destroy(options)
      cairo_font_face_destroy(face)
    }
    return cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
  }

  private func setOptions(wholeAdvances: Bool) {
    if wholeAdvances == hasWholeAdvances { return }
    hasWholeAdvances = wholeAdvances
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    // Text on moving and fading layers must not have color fringes. "Good" means gray for glyphs,
    // but unlike "gray" it is not overridden by a system set to subpixel rendering.
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GOOD)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(
      options, wholeAdvances ? CAIRO_HINT_METRICS_ON : CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, wholeAdvances ? 1 : 0)
  }

  private static let genericFamilies: Set<String> = ["monospace", "serif", "sans-serif"]
}
