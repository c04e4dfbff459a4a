/// The position and size of a window on the screen.
///
/// Its text has the numbers of the position, if there is one, and of the size, such as
/// `40.0 30.0 360.0 240.0`.
public struct WindowPlacement: Hashable, Sendable, LosslessStringConvertible {
  /// The top left corner of the content on the screen, in whole pixels; `nil` leaves the choice to
  /// the window manager.
  public var position: Point?

  /// The size of the content, in points.
  public var size: Size

  /// The limits of positions and sizes in X, in pixels.
  private static let limit = 32767.0

  /// A position and size on the screen.
  public init(position: Point? = nil, size: Size) {
    (self.position, self.size) = (position, size)
  }

  /// Reads a text; `nil` if it is not one of a placement, or a number is out of range.
  public init?(_ description: String) {
    let words = description.split(whereSeparator: \.isWhitespace)
    let numbers = words.compactMap { Double($0) }.filter { abs($0) <= Self.limit }
    guard numbers.count == words.count, numbers.count == 2 || numbers.count == 4,
      numbers.suffix(2).allSatisfy({ $0 >= 1 })
    else { return nil }
    size = Size(numbers[numbers.count - 2], numbers[numbers.count - 1])
    if numbers.count == 4 { position = Point(numbers[0], numbers[1]) }
  }

  public var description: String {
    let numbers = (position.map { [$0.x, $0.y] } ?? []) + [size.width, size.height]
    return numbers.map { "\($0)" }.joined(separator: " ")
  }

  /// The nearest placement that lies within a screen.
  func fitted(to screen: PixelSize, scale: Double) -> WindowPlacement {
    let (width, height) = (Double(screen.width), Double(screen.height))
    let size = Size(min(size.width, width / scale), min(size.height, height / scale))
    let position = position.map {
      Point(
        max(0, min($0.x, width - size.width * scale)).rounded(.down),
        max(0, min($0.y, height - size.height * scale)).rounded(.down))
    }
    return WindowPlacement(position: position, size: size)
  }
}
