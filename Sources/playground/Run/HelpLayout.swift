import Canvas
import Controls

/// Where everything on the card of keys lies: keys in one column, as wide as the widest of them,
/// and what they do beside it, twice side by side where that has room; from the right where reading
/// begins there.
///
/// The card is as large as its texts ask for; where the window has less room, all of it shrinks.
@MainActor
struct HelpLayout {
  /// One text and where it is.
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
    static let columnGap = 20.0
    /// Between two columns of keys and what they do.
    static let columnsGap = 40.0
    /// Between the card and the window's edge.
    static let margin = 8.0
    static let smallestFactor = 0.3
    static let factorStep = 0.95
  }

  /// - Parameters:
  ///   - keys: from the top, each with what it does.
  ///   - title: above them.
  ///   - bounds: the window, pt.
  ///   - direction: in which one reads.
  ///   - measuring: tells how large text is.
  init(
    _ keys: [(key: String, meaning: String)], title: String, in bounds: Rect,
    direction: LayoutDirection, measuring: any TextMeasuring
  ) {
    var factor = 1.0
    while true {
      let room = bounds.inset(by: Metrics.margin)
      func fits(_ column: Column) -> Bool {
        column.size.width <= room.width && column.size.height <= room.height
      }
      var column = Column(keys, title: title, count: 2, factor: factor, measuring: measuring)
      if !fits(column) {
        column = Column(keys, title: title, count: 1, factor: factor, measuring: measuring)
      }
      let fits = fits(column)
      if fits || factor < Metrics.smallestFactor {
        let origin = Point(
          bounds.midX - column.size.width / 2, bounds.midY - column.size.height / 2)
        card = Rect(origin: origin, size: column.size)
        lines = column.lines.map { line, width in
          var line = line
          if direction == .rightToLeft { line.origin.x = column.size.width - line.origin.x - width }
          line.origin = line.origin + origin
          return line
        }
        return
      }
      // Text does not shrink quite evenly, so the factor is looked for.
      factor *= Metrics.factorStep
    }
  }

  /// The card's content at a size, with its top left corner at the origin, read from the left.
  private struct Column {
    var size: Size
    var lines: [(line: Line, width: Double)]

    /// - Parameter count: of the columns that the keys stand in.
    init(
      _ keys: [(key: String, meaning: String)], title: String, count: Int, factor: Double,
      measuring: any TextMeasuring
    ) {
      let padding = Metrics.padding * factor
      let keyFont = Font(size: Metrics.lineSize * factor, weight: .medium)
      let meaningFont = Font(size: Metrics.lineSize * factor)
      let keyTexts = keys.map { Text($0.key, font: keyFont) }
      let meaningTexts = keys.map { Text($0.meaning, font: meaningFont) }
      let titleText = Text(title, font: Font(size: Metrics.titleSize * factor, weight: .semibold))
      let keyWidths = keyTexts.map { measuring.size(of: $0).width }
      let meaningWidths = meaningTexts.map { measuring.size(of: $0).width }
      let titleWidth = measuring.size(of: titleText).width
      let meaningX = padding + (keyWidths.max() ?? 0) + Metrics.columnGap * factor
      let columnWidth = meaningX + (meaningWidths.max() ?? 0) - padding
      let pitch = columnWidth + Metrics.columnsGap * factor
      let contentWidth = max(
        padding + Double(count - 1) * pitch + columnWidth, padding + titleWidth)
      let rows = (keys.count + count - 1) / count
      lines = [(Line(text: titleText, origin: Point(padding, padding), isKey: true), titleWidth)]
      let top = padding + Metrics.titleHeight * factor
      var bottom = top
      for index in keys.indices {
        let x = Double(index / rows) * pitch
        let y = top + Double(index % rows) * Metrics.lineHeight * factor
        lines.append(
          (
            Line(text: keyTexts[index], origin: Point(padding + x, y), isKey: true),
            keyWidths[index]
          ))
        lines.append(
          (
            Line(text: meaningTexts[index], origin: Point(meaningX + x, y), isKey: false),
            meaningWidths[index]
          ))
        bottom = max(bottom, y + measuring.size(of: keyTexts[index]).height)
      }
      size = Size(contentWidth + padding, bottom + padding)
    }
  }
}
