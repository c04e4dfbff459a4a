/// A text engine, which measures and draws text.
///
/// An engine may be used from any thread, but only from one at a time; engines on other threads
/// wait meanwhile. It loads fonts when text is first measured or drawn.
public final class TextEngine: TextMeasuring {
  static let lineLimit = 512

  /// The scale for measuring, in pixels per point; lines are laid out in pixels.
  public var scale = 1.0

  private let preferredFamily: String
  private(set) lazy var fonts = FontContext(preferredFamily: preferredFamily)

  /// Each line counts as one byte.
  private var lines = RasterCache<Text, TextLine>(byteLimit: lineLimit)
  private var lineScale = 1.0
  /// Each broken text counts as one byte.
  private var paragraphs = RasterCache<Paragraph, [String]>(byteLimit: lineLimit)

  private struct Paragraph: Hashable {
    var string: String
    var font: Font
    /// In points.
    var width: Double
    var scale: Double
  }

  /// Creates an engine, which loads no fonts yet, with a default family, `nil` for Inter; the
  /// system's sans serif replaces a missing one.
  public init(family: String? = nil) { preferredFamily = family ?? "Inter" }

  /// Starts to read the system's list of fonts on another thread.
  ///
  /// The first text waits for that list, about 10 ms. Call this once, as early as possible.
  public static func prepareFonts() { _ = FontMap() }

  /// The name of the family in use; loads the fonts.
  public var familyName: String { FontContext.withLock { fonts.familyName } }
  /// Whether the default family is missing and another one replaces it; loads the fonts.
  public var isFallback: Bool { familyName.lowercased() != preferredFamily.lowercased() }

  /// Whether the system has a readable font; loads the fonts.
  ///
  /// Without one, lines are measured by their number of characters, and nothing is drawn.
  public var hasFonts: Bool { FontContext.withLock { fonts.hasFonts } }

  /// The size of a line, in points; a whole number of pixels that contains all marks.
  ///
  /// A line exceeds its maximum width only where an ellipsis does not fit.
  public func size(of text: Text) -> Size {
    let line = line(for: text, scale: scale)
    return Size(Double(line.width) / scale, Double(line.height) / scale)
  }

  /// The bounds of a line's marks, relative to its top left corner, in points.
  ///
  /// The bounds are whole pixels and stay valid wherever the line is drawn.
  public func paintBounds(of text: Text) -> Rect {
    Rect(line(for: text, scale: scale).paintBounds, scale: scale)
  }

  public func lines(of string: String, font: Font, width: Double) -> [String] {
    // Most texts fit into one line, which is measured and drawn anyway.
    if Double(line(for: Text(string, font: font), scale: scale).width) <= width * scale {
      return string.isEmpty ? [] : [TextLine.content(ofLine: TextLine.withoutBreaks(string))]
    }
    let paragraph = Paragraph(string: string, font: font, width: width, scale: scale)
    return paragraphs.value(for: paragraph, byteCount: { _ in 1 }) {
      FontContext.withLock {
        TextLine.lines(of: string, font, width: width * scale, scale: scale, fonts: fonts)
      }
    }
  }

  /// The places of the caret in a line, from a layout that is not kept.
  public func caretLine(of text: Text) -> CaretLine {
    let line = FontContext.withLock {
      fonts.makeLayout(of: text.string, text.font, scale: scale).map { layout in
        defer { fonts.release(layout) }
        return CaretLine(layout, scale: scale)
      }
    }
    return line
      ?? CaretLine(text.string) { size(of: Text(String($0), font: text.font)).width }
  }

  var lineCount: Int { lines.statistics.byteCount }

  /// The line of a text, which texts with a maximum width share where it fits.
  ///
  /// Drawing at another scale than the measuring one empties the cache.
  func line(for text: Text, scale: Double) -> TextLine {
    if let maximumWidth = text.maximumWidth {
      let whole = line(for: Text(text.string, font: text.font), scale: scale)
      if Double(whole.width) <= TextLine.limit(maximumWidth, scale: scale) { return whole }
    }
    if scale != lineScale {
      lines = RasterCache(byteLimit: Self.lineLimit)
      lineScale = scale
    }
    return lines.value(for: text, byteCount: { _ in 1 }) {
      FontContext.withLock { TextLine(text, scale: scale, fonts: fonts) }
    }
  }
}
