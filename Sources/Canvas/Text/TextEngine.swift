/// Sets, measures and draws text.
///
/// An engine may be used from any thread, but from one at a time. It loads no font before the
/// first text is measured or drawn, so that a window without text does not wait for fonts.
public final class TextEngine: TextMeasuring {
  /// The most lines that are kept laid out.
  static let lineLimit = 512

  /// Pixels a point, for measuring.
  ///
  /// Every size depends on it a little, because lines are laid out in device pixels.
  public var scale = 1.0

  private let preferredFamily: String
  private var loadedFonts: FontContext?
  private var lines = RecentCache<Text, TextLine>(capacity: lineLimit)

  /// The scale that the lines were laid out at.
  private var lineScale = 1.0

  /// An engine that has loaded nothing yet.
  ///
  /// - Parameter family: the family to set text in where it is installed and can be read; the
  ///   system's sans serif stands in for it where it is not. Nil for Inter.
  public init(family: String? = nil) {
    preferredFamily = family ?? "Inter"
  }

  /// Has another thread begin to read the system's list of fonts.
  ///
  /// The first text waits for that list, some 10 ms. A program that is going to show text calls this
  /// first of all, and does the rest of what it starts with meanwhile. Once for a process is enough.
  public static func prepareFonts() { FontContext.readList() }

  /// The name of the family that text is set in; asking for it loads the fonts.
  public var familyName: String { fonts.familyName }

  /// Whether another family stands in for the one asked for; asking for it loads the fonts.
  public var isFallback: Bool { fonts.isFallback }

  /// Whether the system has any font that can be read; asking for it loads the fonts.
  ///
  /// Without one, lines are measured by their number of characters, and nothing is drawn.
  public var hasFonts: Bool { fonts.hasFonts }

  /// The space a line takes, pt; whole device pixels, and no less than what it is drawn on.
  ///
  /// A line is only wider than its own limit where not even an ellipsis fits.
  public func size(of text: Text) -> Size {
    let line = line(for: text, scale: scale)
    return Size(Double(line.width) / scale, Double(line.height) / scale)
  }

  public func baseline(of text: Text) -> Double {
    Double(line(for: text, scale: scale).baseline) / scale
  }

  /// Where a line leaves marks when it is drawn with its top left corner at the origin, pt.
  ///
  /// The bounds are whole device pixels and hold wherever the line is drawn, although drawing
  /// moves the corner to a whole pixel: the pixels that cover the bounds, moved by any distance,
  /// are also those that the rounded distance leads to.
  public func paintBounds(of text: Text) -> Rect {
    let bounds = line(for: text, scale: scale).paintBounds
    return Rect(
      minX: Double(bounds.minX) / scale, minY: Double(bounds.minY) / scale,
      maxX: Double(bounds.maxX) / scale, maxY: Double(bounds.maxY) / scale)
  }

  /// The number of lines that are kept laid out.
  var lineCount: Int { lines.count }

  /// Whether the loading of fonts has begun.
  var isLoaded: Bool { loadedFonts != nil }

  private var fonts: FontContext {
    if let loadedFonts { return loadedFonts }
    let fonts = FontContext(preferredFamily: preferredFamily)
    loadedFonts = fonts
    return fonts
  }

  /// A text laid out; drawing at another scale than the measuring one is right, but not fast.
  func line(for text: Text, scale: Double) -> TextLine {
    if scale != lineScale {
      lines.removeAll()
      lineScale = scale
    }
    return lines.value(for: text) { TextLine(text, scale: scale, fonts: fonts) }
  }
}
