import Canvas

/// A key as it looks on a keyboard: what is written on it, in a small frame.
public struct KeyCap: Hashable, Sendable {
  /// pt between a text and the cap after it. design: playground, New parts
  static let gap = 8.0
  /// pt. design: gallery, the bar of keys
  private static let height = 18.0
  private static let cornerRadius = 5.0
  private static let padding = 6.0
  private static let borderWidth = 0.75
  private static let font = Font(size: 11, weight: .semibold)

  /// What is written on it.
  public var key: String

  /// The cap of a key, by what is written on it.
  public init(_ key: String) {
    self.key = key
  }

  /// pt; at least as wide as it is high.
  public func size(_ text: any TextMeasuring) -> Size {
    let width = text.size(of: Text(key, font: Self.font)).width + 2 * Self.padding
    let height = (Self.height * text.growth).rounded()
    return Size(max(width.rounded(.up), height), height)
  }

  /// Paints the cap.
  ///
  /// - Parameters:
  ///   - origin: its top left corner, pt.
  ///   - painter: takes the drawing.
  ///   - text: measures what is written on it.
  ///   - theme: its colours.
  public func paint(
    at origin: Point, with painter: any Painter, text: any TextMeasuring, theme: Theme
  ) {
    let frame = Rect(origin: origin, size: size(text))
    let shape = RoundedRectangle(frame, radius: Self.cornerRadius, curve: .continuous)
    painter.fill(shape, color: theme.popover)
    painter.strokeInside(shape, width: Self.borderWidth, color: theme.sliderTick)
    let line = Text(key, font: Self.font)
    let size = text.size(of: line)
    painter.draw(
      line, at: Point(frame.midX - size.width / 2, frame.midY - size.height / 2),
      color: theme.label)
  }
}
