import Glibc

/// A small picture in one color, made of paths and sharp at every size.
public struct Symbol: Hashable, Sendable {
  /// The side of the square that ``path`` is drawn in, in points.
  public static let designSize = 20.0

  /// The name, such as `chevron.left`.
  public let name: String

  /// The path, in a square of ``designSize``.
  public let path: Path

  /// A custom symbol.
  public init(name: String, path: Path) {
    self.name = name
    self.path = path
  }

  /// Paints the symbol into a square with an origin and a side length in points.
  public func paint(
    with painter: any Painter, at origin: Point, size: Double, color: Color
  ) {
    let factor = size / Self.designSize
    painter.fill(factor == 1 ? path : path.scaled(by: factor), at: origin, color: color)
  }
}

extension Symbol {
  /// A small sun: dim.
  public static let sunMin = sun(
    name: "sun.min", radius: 3.0, stroke: 1.5, rays: 8, from: 5.6, to: 5.9, rayWidth: 1.5)

  /// A large sun: bright.
  public static let sunMax = sun(
    name: "sun.max", radius: 3.9, stroke: 1.5, rays: 8, from: 6.5, to: 8.9, rayWidth: 1.5)

  private static func sun(
    name: String, radius: Double, stroke: Double, rays: Int, from inner: Double, to outer: Double,
    rayWidth: Double
  ) -> Symbol {
    let center = Point(designSize / 2, designSize / 2)
    var path = Path()
    path.addCircle(center: center, radius: radius + stroke / 2)
    path.addCircle(center: center, radius: radius - stroke / 2, reversed: true)
    for index in 0..<rays {
      let angle = 2 * Double.pi * Double(index) / Double(rays)
      let direction = Point(cos(angle), sin(angle))
      path.addStroke(
        from: Point(center.x + direction.x * inner, center.y + direction.y * inner),
        to: Point(center.x + direction.x * outer, center.y + direction.y * outer), width: rayWidth)
    }
    return Symbol(name: name, path: path)
  }
}
