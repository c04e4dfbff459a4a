import Canvas
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
    (self.name, self.path) = (name, path)
  }

  /// Paints the symbol into a square with an origin and a side length in points.
  public func paint(with painter: any Painter, at origin: Point, size: Double, color: Color) {
    let factor = size / Self.designSize
    painter.fill(factor == 1 ? path : path.scaled(by: factor), at: origin, color: color)
  }
}

extension Symbol {
  /// A small sun: dim.
  public static let sunMin = sun(named: "sun.min", radius: 3, rays: 5.6...5.9)
  /// A large sun: bright.
  public static let sunMax = sun(named: "sun.max", radius: 3.9, rays: 6.5...8.9)

  private static func sun(named name: String, radius: Double, rays: ClosedRange<Double>) -> Symbol {
    let rays = (0..<8).map { index in
      let angle = 2 * Double.pi * Double(index) / 8
      func end(_ distance: Double) -> PathCorner {
        PathCorner(10 + cos(angle) * distance, 10 + sin(angle) * distance)
      }
      return SymbolPart.line(end(rays.lowerBound), end(rays.upperBound))
    }
    return Symbol(name, parts: [.ring(10, 10, radius: radius)] + rays)
  }
}

/// A part of a symbol, in points of the design square; corners are `[x, y]` or `[x, y, radius]`.
struct SymbolPart {
  let add: (inout Path) -> Void

  static func line(
    _ corners: PathCorner..., start: Stroke.Cap = .round, end: Stroke.Cap = .round
  ) -> Self {
    Self { $0.addStroke(along: corners, start: start, end: end) }
  }

  /// A line that joins other lines at both ends.
  static func flat(_ corners: PathCorner...) -> Self {
    Self { $0.addStroke(along: corners, start: .butt, end: .butt) }
  }

  static func outline(_ corners: PathCorner...) -> Self {
    Self { $0.addClosedStroke(along: corners) }
  }

  static func area(_ corners: PathCorner...) -> Self { Self { $0.addPolygon(corners) } }

  static func frame(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, radius: Double
  ) -> Self {
    .outline(
      [minX, minY, radius], [maxX, minY, radius], [maxX, maxY, radius], [minX, maxY, radius])
  }

  static func dot(_ x: Double, _ y: Double, radius: Double) -> Self {
    Self { $0.addCircle(center: Point(x, y), radius: radius) }
  }

  static func ring(_ x: Double, _ y: Double, radius: Double) -> Self {
    Self { path in
      path.addCircle(center: Point(x, y), radius: radius + Symbol.stroke / 2)
      path.addCircle(center: Point(x, y), radius: radius - Symbol.stroke / 2, reversed: true)
    }
  }
}
