import Canvas

/// A floating text: a help tag, or the value above a slider's thumb.
struct Bubble: Hashable {
  struct Style: Hashable {
    /// The height of one line, in points.
    var height: Double
    /// In points, continuous.
    var cornerRadius: Double
    /// The horizontal padding, in points.
    var padding: Double
    var font: Font
    /// The distance to the anchor, in points.
    var gap: Double
    var side: Side
    /// The most lines of a text that is wider than the window.
    var mostLines = 1

    /// The style of help tags. spec: docs/spec/rendering.md#6/help-tag
    static let helpTag = Style(
      height: 24, cornerRadius: 7, padding: 8, font: Font(size: 12), gap: 6, side: .below,
      mostLines: 3)

    /// The style of help tags with a key. chosen
    static let keyHelpTag = Style(
      height: 28, cornerRadius: 8, padding: 10, font: Font(size: 12), gap: 6, side: .below,
      mostLines: 3)

    /// The style of values. spec: docs/spec/rendering.md#6/value-bubble
    static let value = Style(
      height: 26, cornerRadius: 8, padding: 9,
      font: Font(size: 12, weight: .semibold, figures: .tabular), gap: 8, side: .above)
  }

  enum Side: Hashable {
    case above
    case below
  }

  /// Seconds. spec: docs/spec/rendering.md#6/help-tag
  static let fadeDuration = 0.12
  /// In points, inside the edge. chosen: as between the rows of a card
  static let outlineWidth = 0.5
  /// The margin to the edge of the window, in points. chosen
  static let margin = 4.0

  var string: String
  /// The keyboard shortcut on a key cap after the text; `nil` for none.
  var keyCap: String?
  var style: Style

  /// The width of the key cap and its gap, in points.
  private func capExtent(_ text: any TextMeasuring) -> Double {
    keyCap.map { KeyCap($0).size(text).width + KeyCap.gap } ?? 0
  }

  /// The lines of the text in a frame of a width, in points; the last one may be cut.
  private func lines(in width: Double, _ text: any TextMeasuring) -> [Text] {
    let room = max(0, width - capExtent(text) - 2 * style.padding)
    let whole = Text(string, font: style.font, maximumWidth: room)
    if style.mostLines == 1 { return [whole] }
    var lines = text.lines(of: string, font: style.font, width: room)
    if lines.count <= 1 { return [whole] }
    if lines.count > style.mostLines {
      let rest = lines[(style.mostLines - 1)...].joined(separator: " ")
      lines = lines.prefix(style.mostLines - 1) + [rest]
    }
    return lines.map { Text($0, font: style.font, maximumWidth: room) }
  }

  /// The frame beside an anchor: centered on the preferred side, or on the other if there is no
  /// room, and within the window.
  func frame(beside frame: Rect, in window: Size, text: any TextMeasuring) -> Rect {
    let natural =
      text.size(of: Text(string, font: style.font)).width + capExtent(text) + 2 * style.padding
    let width = max(0, min(natural.rounded(.up), window.width - 2 * Self.margin))
    let further = lines(in: width, text).dropFirst().map { text.size(of: $0).height }
    let height = further.reduce((style.height * text.growth).rounded(), +)
    let above = frame.minY - style.gap - height
    let below = frame.maxY + style.gap
    let hasRoomAbove = above >= Self.margin
    let hasRoomBelow = below + height <= window.height - Self.margin
    let y: Double
    switch style.side {
    case .above: y = hasRoomAbove || !hasRoomBelow ? above : below
    case .below: y = hasRoomBelow || !hasRoomAbove ? below : above
    }
    return Rect(
      x: Self.kept(frame.midX - width / 2, length: width, in: window.width),
      y: Self.kept(y, length: height, in: window.height), width: width, height: height)
  }

  private static func kept(_ start: Double, length: Double, in whole: Double) -> Double {
    max(margin, min(start, whole - margin - length))
  }

  func paint(in frame: Rect, with painter: any Painter, text: any TextMeasuring, theme: Theme) {
    let shape = RoundedRectangle(frame, radius: style.cornerRadius, curve: .continuous)
    painter.drawFloatingCard(shape, casting: theme.popoverShadow, theme: theme)
    text.forEach(of: lines(in: frame.width, text), around: frame.midY) { line, midY in
      let size = text.size(of: line)
      let x = keyCap == nil ? frame.midX - size.width / 2 : frame.minX + style.padding
      painter.draw(line, at: Point(x, midY - size.height / 2), color: theme.label)
    }
    guard let cap = keyCap.map(KeyCap.init) else { return }
    let capSize = cap.size(text)
    cap.paint(
      at: Point(frame.maxX - style.padding - capSize.width, frame.midY - capSize.height / 2),
      with: painter, text: text, theme: theme)
  }
}
