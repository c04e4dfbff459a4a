import Canvas
import Controls

/// The layout of the card of keys: a column of keys and one of their meanings.
///
/// In less room the card takes a second pair of columns, then tighter lines, and then shrinks.
@MainActor
struct HelpLayout {
  struct Line {
    var text: Text
    /// Its top left corner, pt.
    var origin: Point
    var isKey: Bool
  }

  let card: Rect
  let lines: [Line]

  /// pt. chosen
  private enum Metrics {
    static let padding = 24.0
    static let titleSize = 17.0
    static let lineSize = 13.0
    static let titleHeight = 40.0
    static let lineHeight = 26.0
    static let tightLineHeight = 20.0
    static let columnGap = 20.0
    static let pairGap = 36.0
    /// Between the card and the window's edge.
    static let margin = 8.0
    static let smallestFactor = 0.3
    static let factorStep = 0.95
  }

  init(
    _ keys: [(key: String, meaning: String)], title: String, in bounds: Rect,
    direction: LayoutDirection, measuring: any TextMeasuring
  ) {
    let content = Self.content(
      keys, title: title, in: bounds.inset(by: Metrics.margin).size, measuring: measuring)
    let origin = Point(
      bounds.midX - content.size.width / 2, bounds.midY - content.size.height / 2)
    card = Rect(origin: origin, size: content.size)
    lines = content.lines.map { line, width in
      var line = line
      if direction == .rightToLeft { line.origin.x = content.size.width - line.origin.x - width }
      line.origin = line.origin + origin
      return line
    }
  }

  private static func content(
    _ keys: [(key: String, meaning: String)], title: String, in room: Size,
    measuring: any TextMeasuring
  ) -> Content {
    // Text does not shrink quite evenly, so the factor is looked for.
    var factor = 1.0
    while true {
      for lineHeight in [Metrics.lineHeight, Metrics.tightLineHeight] {
        for pairs in [2, 1] {
          let content = Content(
            keys, title: title, factor: factor, lineHeight: lineHeight, pairs: pairs,
            measuring: measuring)
          let fits = content.size.width <= room.width && content.size.height <= room.height
          if fits || factor < Metrics.smallestFactor { return content }
        }
      }
      factor *= Metrics.factorStep
    }
  }

  /// The card's content at a size, with its top left corner at the origin, read from the left.
  @MainActor
  private struct Content {
    var size: Size
    var lines: [(line: Line, width: Double)]

    init(
      _ keys: [(key: String, meaning: String)], title: String, factor: Double, lineHeight: Double,
      pairs: Int, measuring: any TextMeasuring
    ) {
      let padding = Metrics.padding * factor
      let titleText = Text(title, font: Font(size: Metrics.titleSize * factor, weight: .semibold))
      let titleWidth = measuring.size(of: titleText).width
      lines = [(Line(text: titleText, origin: Point(padding, padding), isKey: true), titleWidth)]
      var (end, bottom) = (padding, padding)
      let count = (keys.count + pairs - 1) / pairs
      for pair in 0..<pairs {
        let part = keys.dropFirst(pair * count).prefix(count)
        let x = pair == 0 ? padding : end + Metrics.pairGap * factor
        let column = Self.columns(
          part, at: Point(x, padding + Metrics.titleHeight * factor), factor: factor,
          lineHeight: lineHeight, measuring: measuring)
        lines += column.lines
        end = max(end, column.end.x)
        bottom = max(bottom, column.end.y)
      }
      size = Size(max(end, padding + titleWidth) + padding, bottom + padding)
    }

    private static func columns(
      _ keys: ArraySlice<(key: String, meaning: String)>, at origin: Point, factor: Double,
      lineHeight: Double, measuring: any TextMeasuring
    ) -> (lines: [(line: Line, width: Double)], end: Point) {
      let keyFont = Font(size: Metrics.lineSize * factor, weight: .medium)
      let meaningFont = Font(size: Metrics.lineSize * factor)
      let texts = keys.map { key in
        (key: Text(key.key, font: keyFont), meaning: Text(key.meaning, font: meaningFont))
      }
      let keyWidth = texts.map { measuring.size(of: $0.key).width }.max() ?? 0
      let meaningX = origin.x + keyWidth + Metrics.columnGap * factor
      var end = Point(meaningX, origin.y)
      var lines: [(line: Line, width: Double)] = []
      for (index, text) in texts.enumerated() {
        let y = origin.y + Double(index) * lineHeight * factor
        let (key, meaning) = (measuring.size(of: text.key), measuring.size(of: text.meaning))
        lines.append((Line(text: text.key, origin: Point(origin.x, y), isKey: true), key.width))
        lines.append(
          (Line(text: text.meaning, origin: Point(meaningX, y), isKey: false), meaning.width))
        end = Point(max(end.x, meaningX + meaning.width), y + key.height)
      }
      return (lines, end)
    }
  }
}
