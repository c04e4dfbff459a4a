internal import CCairo
internal import CPango
import Synchronization

/// The fonts of a text engine, which are used with ``withLock(_:)``.
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
  private let all = FontMap()
  private lazy var matcher = all.makeMatcher()

  /// The maps of matched fonts; `nil` where only the map of all fonts serves.
  var matched: [FontRequest: FontMap?] = [:]

  /// The families to use if the requested one is missing, in order, with the family of the font
  /// that is found for them; `nil` if no font can be loaded.
  ///
  /// The preferred one can be missing, and font files can have become unreadable.
  private lazy var fallbacks = load(preferredFamily + ",sans") ?? load("sans")

  init(preferredFamily: String) { self.preferredFamily = preferredFamily }

  /// Creates the layout of a single line, which the caller owns; `nil` if the system has no
  /// readable font, which the first call checks.
  ///
  /// Do not use it after creating one for a scale with other advances.
  func makeLayout(of string: String, _ font: Font, scale: Double) -> OpaquePointer? {
    guard let fallbacks else { return nil }
    // A generic family stands alone, because Fontconfig prefers named families.
    let families =
      font.family.map { Self.genericFamilies.contains($0) ? $0 : $0 + "," + fallbacks.families }
      ?? fallbacks.families
    // Emoji have a font of their own, even where the matched font has an outline of them.
    if !string.unicodeScalars.contains(where: \.requestsEmoji),
      let map = matchedMap(for: FontRequest(families: families, weight: font.weight))
    {
      let layout = makeLayout(of: string, font, families, scale: scale, from: map)
      if pango_layout_get_unknown_glyphs_count(layout) == 0 { return layout }
      release(layout)
    }
    return makeLayout(of: string, font, families, scale: scale, from: all)
  }

  func release(_ layout: OpaquePointer) { g_object_unref(UnsafeMutableRawPointer(layout)) }

  private func makeLayout(
    of string: String, _ font: Font, _ families: String, scale: Double, from map: FontMap
  ) -> OpaquePointer {
    map.setOptions(wholeAdvances: scale < Self.fractionalAdvanceScale)
    let description = describe(font, families, scale: scale, in: map)
    defer { pango_font_description_free(description) }
    let layout: OpaquePointer = pango_layout_new(map.context)
    pango_layout_set_font_description(layout, description)
    TextLine.setAttributes(of: font, scale: scale, on: layout)
    pango_layout_set_text(layout, TextLine.withoutBreaks(string), -1)
    return layout
  }

  /// Describes a font of a map as Pango does where it measures the font of a line, so that it loads
  /// the same one.
  private func describe(
    _ font: Font, _ families: String, scale: Double, in map: FontMap
  ) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, map.family ?? families)
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_font_description_set_absolute_size(
      description, (font.size * scale).clamped(to: Self.largestSize) * Double(PANGO_SCALE))
    return description
  }

  private func matchedMap(for request: FontRequest) -> FontMap? {
    if let map = matched[request] { return map }
    let map = FontMap(matching: request, with: matcher)
    matched[request] = .some(map)
    return map
  }

  private func load(_ families: String) -> (families: String, name: String)? {
    // The weight of control titles, so that hardly a page matches a font for this alone.
    let font = Font(size: 13, weight: .medium)
    let map = matchedMap(for: FontRequest(families: families, weight: font.weight)) ?? all
    let description = describe(font, families, scale: 1, in: map)
    defer { pango_font_description_free(description) }
    let name = map.readableFamily(for: description)
    return name.map { (families, $0) }
  }

  private static let genericFamilies: Set<String> = ["monospace", "serif", "sans-serif"]

  private static let lock = Mutex(())

  /// Calls a closure while no other thread uses fonts.
  ///
  /// Cairo keeps ten font files open for the whole process, and closes one for another without a
  /// lock (1.16). Threads that use more fonts at once would draw other glyphs, or crash.
  static func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock { _ in body() } }
}

extension Unicode.Scalar {
  /// Whether Pango may show the character, or the one before it, in the font of emoji.
  fileprivate var requestsEmoji: Bool {
    if value < 0x2000 { return false }
    return properties.isEmojiPresentation || value == 0xFE0F || value == 0x20E3
  }
}
