internal import CCairo
internal import CPango

/// A font map of Pango with a context for layouts: of all fonts, or of the one that is matched.
///
/// For each size and weight, Pango sorts all fonts of a map, in case that the first one lacks a
/// character. Where thousands are installed, that takes longer than all else before the first
/// frame.
final class FontMap {
  let context: OpaquePointer
  /// The family of the matched font; `nil` for a map of all fonts.
  private(set) var family: String?
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var hasWholeAdvances: Bool?

  /// Creates a map of all fonts, whose list a thread of Pango reads then.
  init() {
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
  }

  /// Creates a map of only the file that Fontconfig matches for a request; `nil` if it would choose
  /// or treat fonts in another way than the map of all.
  convenience init?(matching request: FontRequest, with matcher: FontMatcher) {
    guard let matched = matcher.configuration(for: request) else { return nil }
    defer { FcConfigDestroy(matched.configuration) }
    self.init()
    family = matched.family
    pango_fc_font_map_set_config(fcMap, matched.configuration)
    // The rules of the system stay those of its configuration.
    pango_fc_font_map_set_default_substitute(
      fcMap,
      { pattern, system in FcConfigSubstitute(OpaquePointer(system), pattern, FcMatchPattern) },
      UnsafeMutableRawPointer(FcConfigReference(matcher.system)),
      { system in system.map { FcConfigDestroy(OpaquePointer($0)) } })
  }

  /// Creates what matches fonts among those of the map.
  func makeMatcher() -> FontMatcher {
    FontMatcher(system: pango_fc_font_map_get_config(fcMap))
  }

  deinit {
    FontContext.withLock {
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
  }

  func setOptions(wholeAdvances: Bool) {
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

  /// The family of the font that Pango loads for a description; `nil` if it cannot be read.
  func readableFamily(for description: OpaquePointer) -> String? {
    guard let font = pango_context_load_font(context, description) else { return nil }
    defer { g_object_unref(font) }
    // Pango would use an unreadable font, and warn for every line.
    guard Self.canRead(OpaquePointer(font)) else { return nil }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) } ?? ""
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

  /// The map as one of Fontconfig's fonts, which those of Cairo are on Linux.
  private var fcMap: OpaquePointer { OpaquePointer(map) }
}
