internal import CCairo
internal import CPango

/// The fonts of one engine: Pango's font map and the context that lines are laid out in.
final class FontContext {
  /// The scale below which advances are whole pixels.
  ///
  /// Cairo may put a glyph only at whole pixels. Where a pixel is large, fractional advances then
  /// show as uneven spacing, and the spacing of whole ones is even; that still holds at 1.5. From
  /// 2 on half a pixel no longer shows, and fractional advances keep the designed widths.
  static let fractionalAdvanceScale = 2.0

  /// What the size of a font saturates at, px; a letter of that size takes a megabyte.
  static let largestSize = 1024.0

  /// The name of the family that the system gives.
  private(set) lazy var familyName = loadedFamily() ?? preferredFamily

  /// Whether that is not the one asked for.
  var isFallback: Bool { familyName.lowercased() != preferredFamily.lowercased() }

  private let preferredFamily: String
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var hasWholeAdvances: Bool?
  /// The families to look for, in order, whatever font is asked for; nil before one was loaded, empty
  /// if none can be.
  private var usableFamilies: [String]?

  /// Takes a tenth of a millisecond; the system's list of fonts is then read by another thread of
  /// Pango's, and the first line waits for that.
  init(preferredFamily: String) {
    self.preferredFamily = preferredFamily
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
  }

  /// Has Pango's thread read the list, which the process keeps.
  static func readList() { g_object_unref(pango_cairo_font_map_new()) }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// A new layout without text for lines at a scale; the caller owns it.
  ///
  /// It is not to be used after one was made for a scale with other advances.
  func makeLayout(scale: Double) -> OpaquePointer {
    setOptions(wholeAdvances: scale < Self.fractionalAdvanceScale)
    return pango_layout_new(context)
  }

  /// A new description of a font at a scale, which the caller owns; nil if the system has no font that
  /// can be read.
  ///
  /// The first time it is looked whether that font can be; setting a line in it needs no search then.
  func makeDescription(of font: Font, scale: Double) -> OpaquePointer? {
    setOptions(wholeAdvances: scale < Self.fractionalAdvanceScale)
    let families = usableFamilies ?? findFamilies(for: font, scale: scale)
    return families.isEmpty ? nil : describe(font, scale: scale, families: families)
  }

  private func describe(_ font: Font, scale: Double, families: [String]) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, familyList(of: font, or: families))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_font_description_set_absolute_size(
      description, (font.size * scale).clamped(to: Self.largestSize) * Double(PANGO_SCALE))
    return description
  }

  /// Whether the system has any font that can be read.
  var hasFonts: Bool {
    let families = usableFamilies ?? findFamilies(for: Font(size: 13), scale: 1)
    return !families.isEmpty
  }

  /// Finds out which families are of use, and keeps that: the one that is preferred need not be there,
  /// and what is in the system's list can have broken off since.
  private func findFamilies(for font: Font, scale: Double) -> [String] {
    var plain = font
    plain.family = nil
    let wishes = [[preferredFamily, "sans"], ["sans"]]
    let found = wishes.first { canLoad(plain, scale: scale, families: $0) } ?? []
    usableFamilies = found
    return found
  }

  private func canLoad(_ font: Font, scale: Double, families: [String]) -> Bool {
    let wish = describe(font, scale: scale, families: families)
    defer { pango_font_description_free(wish) }
    guard let loaded = pango_context_load_font(context, wish) else { return false }
    defer { g_object_unref(loaded) }
    // Pango would use it all the same, and say of every line that it is ugly.
    return Self.canRead(OpaquePointer(loaded))
  }

  /// Whether the file of a font is one.
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
    // Text lies on layers that move and fade, where coloured fringes are wrong. For glyphs "good"
    // is grey, but unlike "grey" it is not overruled by a system set to subpixel rendering.
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GOOD)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(
      options, wholeAdvances ? CAIRO_HINT_METRICS_ON : CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, wholeAdvances ? 1 : 0)
  }

  /// The families to look for, in order: what is asked for, and what is when that is not there.
  ///
  /// A generic one stands for whatever the system has: beside a name, what it stands for is only weakly
  /// asked for, and the name would win.
  private func familyList(of font: Font, or others: [String]) -> String {
    let families = others.joined(separator: ",")
    guard let family = font.family else { return families }
    return Self.genericFamilies.contains(family) ? family : family + "," + families
  }

  private static let genericFamilies: Set<String> = ["monospace", "serif", "sans-serif"]

  /// The family of the font that text is set in; nil if the system has no font at all.
  private func loadedFamily() -> String? {
    guard let wish = makeDescription(of: Font(size: 13), scale: 1) else { return nil }
    defer { pango_font_description_free(wish) }
    guard let font = pango_context_load_font(context, wish) else { return nil }
    defer { g_object_unref(font) }
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }
}
