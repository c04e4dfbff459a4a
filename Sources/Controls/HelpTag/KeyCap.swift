import Canvas

/// A picture of a keyboard key.
public struct KeyCap: Hashable, Sendable {
  /// The gap between a text and a key cap, in points. chosen
  static let gap = 8.0
  /// In points. chosen
  private static let height = 18.0
  private static let cornerRadius = 5.0
  private static let padding = 6.0
  private static let borderWidth = 0.75
  private static let font = Font(size: 11, weight: .semibold)
  /// The text on the key.
  public var key: String

  /// A key with a text.
  public init(_ key: String) { self.key = key }

  /// The size in points; at least as wide as high.
  public func size(_ text: any TextMeasuring) -> Size {
    let width = text.size(of: Text(key, font: Self.font)).width + 2 * Self.padding
    let height = (Self.height * text.growth).rounded()
    return Size(max(width.rounded(.up), height), height)
  }

  /// Paints the key with its top left corner at a point.
  public func paint(
    at origin: Point, with painter: any Painter, text: any TextMeasuring, theme: Theme
  ) {
    let frame = Rect(origin: origin, size: size(text))
    let shape = RoundedRectangle(frame, radius: Self.cornerRadius, curve: .continuous)
    painter.fill(shape, color: theme.popover)
    painter.strokeInside(shape, width: Self.borderWidth, color: theme.tick)
    let line = Text(key, font: Self.font)
    let size = text.size(of: line)
    painter.draw(
      line, at: Point(frame.midX - size.width / 2, frame.midY - size.height / 2),
      color: theme.label)
  }
}
