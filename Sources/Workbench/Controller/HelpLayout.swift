import Canvas
import Controls

/// In less room the card takes a second pair of columns, then tighter lines, and then shrinks.
@MainActor
struct HelpLayout {
  typealias Keys = [(key: String, meaning: String)]

  struct Line {
    var text: Text
    var origin: Point
    var width: Double
    var isKey = true
  }

  private(set) var card = Rect.zero
  private(set) var lines: [Line] = []

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
    static let margin = 8.0
    static let smallestFactor = 0.3
    static let factorStep = 0.95
  }

  init(
    _ keys: Keys, title: String, in bounds: Rect, direction: LayoutDirection,
    measuring: any TextMeasuring
  ) {
    self = Self.fitting(
      keys, title: title, in: bounds.inset(by: Metrics.margin).size, measuring: measuring)
    let size = card.size
    card = Rect(
      origin: Point(bounds.midX - size.width / 2, bounds.midY - size.height / 2), size: size)
    for index in lines.indices {
      let line = lines[index]
      let x = line.origin.x
      let placed = direction == .rightToLeft ? size.width - x - line.width : x
      lines[index].origin = Point(placed, line.origin.y) + card.origin
    }
  }

  private static func fitting(
    _ keys: Keys, title: String, in room: Size, measuring: any TextMeasuring
  ) -> Self {
    // Text does not shrink quite evenly, so the factor is searched.
    var factor = 1.0
    while true {
      for lineHeight in [Metrics.lineHeight, Metrics.tightLineHeight] {
        for pairs in [2, 1] {
          let layout = Self(
            keys, title: title, factor: factor, lineHeight: lineHeight, pairs: pairs,
            measuring: measuring)
          let fits = layout.card.width <= room.width && layout.card.height <= room.height
          if fits || factor < Metrics.smallestFactor { return layout }
        }
      }
      factor *= Metrics.factorStep
    }
  }

  private init(
    _ keys: Keys, title: String, factor: Double, lineHeight: Double, pairs: Int,
    measuring: any TextMeasuring
  ) {
    let padding = Metrics.padding * factor
    let titleText = Text(title, font: Font(size: Metrics.titleSize * factor, weight: .semibold))
    let titleWidth = measuring.size(of: titleText).width
    lines = [Line(text: titleText, origin: Point(padding, padding), width: titleWidth)]
    var (end, bottom) = (padding, padding)
    let count = (keys.count + pairs - 1) / pairs
    for pair in 0..<pairs {
      let part = keys.dropFirst(pair * count).prefix(count)
      let x = pair == 0 ? padding : end + Metrics.pairGap * factor
      let corner = addColumns(
        part, at: Point(x, padding + Metrics.titleHeight * factor), factor: factor,
        lineHeight: lineHeight, measuring: measuring)
      end = max(end, corner.x)
      bottom = max(bottom, corner.y)
    }
    let size = Size(max(end, padding + titleWidth) + padding, bottom + padding)
    card = Rect(origin: .zero, size: size)
  }

  private mutating func addColumns(
    _ keys: ArraySlice<(key: String, meaning: String)>, at origin: Point, factor: Double,
    lineHeight: Double, measuring: any TextMeasuring
  ) -> Point {
    let keyFont = Font(size: Metrics.lineSize * factor, weight: .medium)
    let meaningFont = Font(size: Metrics.lineSize * factor)
    let texts = keys.map { key in
      (key: Text(key.key, font: keyFont), meaning: Text(key.meaning, font: meaningFont))
    }
    let keyWidth = texts.map { measuring.size(of: $0.key).width }.max() ?? 0
    let meaningX = origin.x + keyWidth + Metrics.columnGap * factor
    var corner = Point(meaningX, origin.y)
    for (index, text) in texts.enumerated() {
      let y = origin.y + Double(index) * lineHeight * factor
      let (key, meaning) = (measuring.size(of: text.key), measuring.size(of: text.meaning))
      lines.append(Line(text: text.key, origin: Point(origin.x, y), width: key.width))
      lines.append(
        Line(text: text.meaning, origin: Point(meaningX, y), width: meaning.width, isKey: false))
      corner = Point(max(corner.x, meaningX + meaning.width), y + key.height)
    }
    return corner
  }
}
