internal import CCairo
internal import CPango

/// The glyphs of a line that runs from left to right, shaped without a layout.
///
/// Before a layout answers anything, it computes its height from the metrics of its fonts, for
/// which Pango shapes a sentence of the language: more work than the line itself.
final class ShapedLine {
  /// In Pango's units from the left of the baseline.
  private(set) var ink = PangoRectangle()
  /// In Pango's units from the left of the baseline.
  private(set) var logical = PangoRectangle()

  /// A part in one font.
  fileprivate struct Run {
    var item: UnsafeMutablePointer<PangoItem>
    var glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// In Pango's units.
    var x: Int32
  }

  private var runs: [Run] = []

  /// PANGO_GLYPH_UNKNOWN_FLAG, which Swift does not import.
  fileprivate static let unknown: PangoGlyph = 0x1000_0000

  /// Returns `nil` for a string that needs a layout: one that is empty or has tabs, other
  /// directions or emoji, and one with characters that the fonts of the context lack.
  init?(_ string: String, _ attributes: OpaquePointer?, in context: OpaquePointer) {
    if string.isEmpty || !string.unicodeScalars.allSatisfy(\.isPlain) { return nil }
    let flags =
      pango_context_get_round_glyph_positions(context) == 0
      ? PANGO_SHAPE_NONE : PANGO_SHAPE_ROUND_POSITIONS
    let isComplete = string.withCString { text in
      let length = Int32(string.utf8.count)
      let items = pango_itemize(context, text, 0, length, attributes, nil)
      defer { g_list_free(items) }
      var next = items
      while let node = next {
        let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
        guard let glyphs = pango_glyph_string_new() else { return false }
        pango_shape_item(item, text, length, nil, glyphs, flags)
        add(Run(item: item, glyphs: glyphs, x: logical.width))
        next = node.pointee.next
      }
      return !runs.contains(where: \.lacksGlyphs)
    }
    if !isComplete { return nil }
  }

  private func add(_ run: Run) {
    runs.append(run)
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_glyph_string_extents(run.glyphs, run.item.pointee.analysis.font, &ink, &logical)
    (ink.x, logical.x) = (ink.x + run.x, logical.x + run.x)
    self.ink = self.ink.union(ink)
    self.logical = self.logical.union(logical)
  }

  /// Calls a function for each part, with the current point of a context at its place.
  func forEachRun(
    from point: (x: Int, y: Int), on context: OpaquePointer?,
    _ body: (UnsafeMutablePointer<PangoFont>?, UnsafeMutablePointer<PangoGlyphString>) -> Void
  ) {
    for run in runs {
      cairo_move_to(context, Double(point.x) + Double(run.x) / Double(PANGO_SCALE), Double(point.y))
      body(run.item.pointee.analysis.font, run.glyphs)
    }
  }

  deinit {
    for run in runs {
      pango_glyph_string_free(run.glyphs)
      pango_item_free(run.item)
    }
  }
}

extension ShapedLine.Run {
  var lacksGlyphs: Bool {
    guard item.pointee.analysis.font != nil else { return true }
    return UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs))
      .contains { $0.glyph & ShapedLine.unknown != 0 }
  }
}

extension PangoRectangle {
  fileprivate func union(_ other: PangoRectangle) -> PangoRectangle {
    if width == 0 || height == 0 { return other }
    if other.width == 0 || other.height == 0 { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PangoRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension Unicode.Scalar {
  /// Whether the character runs from left to right or has no direction, and is neither a tab nor
  /// one of the emoji: Latin, Greek, Cyrillic and their marks, dashes, quotes and the ellipsis.
  fileprivate var isPlain: Bool {
    (0x20..<0x590).contains(value) || (0x2010...0x2027).contains(value)
  }
}
