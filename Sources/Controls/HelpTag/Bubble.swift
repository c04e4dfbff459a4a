import Canvas

/// A line of text on a small plate that floats over everything else: a help tag, or the value over a
/// slider's thumb.
struct Bubble: Hashable {
  /// The figures of one kind of bubble.
  struct Style: Hashable {
    /// pt.
    var height: Double
    /// pt, continuous.
    var cornerRadius: Double
    /// pt on each side of the text.
    var padding: Double
    var font: Font
    /// pt between the bubble and what it stands beside.
    var gap: Double
    /// Where it stands, if there is room.
    var side: Side

    /// Of help tags. spec: rendering 6, help tag
    static let helpTag = Style(
      height: 24, cornerRadius: 7, padding: 8, font: Font(size: 12), gap: 6, side: .below)

    /// Of help tags with a key. design: playground, New parts
    static let keyHelpTag = Style(
      height: 28, cornerRadius: 8, padding: 10, font: Font(size: 12), gap: 6, side: .below)

    /// Of values. spec: rendering 6, value bubble
    static let value = Style(
      height: 26, cornerRadius: 8, padding: 9,
      font: Font(size: 12, weight: .semibold, figures: .tabular), gap: 8, side: .above)
  }

  enum Side: Hashable {
    case above
    case below
  }

  /// Seconds in which it comes and goes. spec: rendering 6, help tag
  static let fadeDuration = 0.12

  /// pt, inside the edge. chosen: as between a card's rows
  static let outlineWidth = 0.5

  /// pt that stay free between the bubble and the window's edge. chosen
  static let margin = 4.0

  var string: String
  /// The key that does the same, on its cap after the text; nil for none.
  var keyCap: String?
  var style: Style

  init(string: String, keyCap: String? = nil, style: Style) {
    self.string = string
    self.keyCap = keyCap
    self.style = style
  }

  /// What the cap takes with the gap before it, pt.
  private func capExtent(_ text: any TextMeasuring) -> Double {
    keyCap.map { KeyCap($0).size(text).width + KeyCap.gap } ?? 0
  }

  /// Where it stands beside something: centred, on its own side or on the other where that has no
  /// room, and all of it in the window; as narrow as that if it has to be.
  ///
  /// - Parameters:
  ///   - frame: what it belongs to, pt in the window.
  ///   - window: the window's size, pt.
  ///   - text: measures the line.
  func frame(beside frame: Rect, in window: Size, text: any TextMeasuring) -> Rect {
    let natural =
      text.size(of: Text(string, font: style.font)).width + capExtent(text)
      + 2 * style.padding
    let width = max(0, min(natural.rounded(.up), window.width - 2 * Self.margin))
    let height = (style.height * text.growth).rounded()
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

  /// A place moved so that what begins there lies in the window.
  private static func kept(_ start: Double, length: Double, in whole: Double) -> Double {
    max(margin, min(start, whole - margin - length))
  }

  /// Paints the bubble.
  ///
  /// - Parameters:
  ///   - frame: all of it but its shadow, pt.
  ///   - painter: takes the drawing.
  ///   - text: measures the line.
  ///   - theme: the popover's colours.
  func paint(
    in frame: Rect, with painter: any Painter, text: any TextMeasuring, theme: Theme
  ) {
    let shape = RoundedRectangle(frame, radius: style.cornerRadius, curve: .continuous)
    painter.drawFloatingPlate(shape, casting: theme.popoverShadow, theme: theme)
    if let keyCap { return paint(keyCap, in: frame, with: painter, text: text, theme: theme) }
    let line = Text(
      string, font: style.font, maximumWidth: max(0, frame.width - 2 * style.padding))
    let size = text.size(of: line)
    painter.draw(
      line, at: Point(frame.midX - size.width / 2, frame.midY - size.height / 2),
      color: theme.label)
  }

  /// The text, and the key after it.
  private func paint(
    _ keyCap: String, in frame: Rect, with painter: any Painter, text: any TextMeasuring,
    theme: Theme
  ) {
    let room = frame.width - 2 * style.padding - capExtent(text)
    let line = Text(string, font: style.font, maximumWidth: max(0, room))
    let size = text.size(of: line)
    let cap = KeyCap(keyCap)
    let capSize = cap.size(text)
    painter.draw(
      line, at: Point(frame.minX + style.padding, frame.midY - size.height / 2), color: theme.label)
    cap.paint(
      at: Point(frame.maxX - style.padding - capSize.width, frame.midY - capSize.height / 2),
      with: painter, text: text, theme: theme)
  }
}
