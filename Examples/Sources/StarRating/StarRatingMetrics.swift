import Canvas
import Controls
import Glibc

/// The dimensions, in points, and the spring of a star rating; all numbers are chosen.
public struct StarRatingMetrics: MetricsStyle {
  /// The number of stars.
  static let count = 5

  /// The width and height of each star.
  public var starSize = 28.0
  /// The gap between stars.
  public var spacing = 6.0
  /// The width of the outlines with increased contrast.
  public var outlineWidth = 1.0
  /// The spring that fills and empties stars.
  public var fillSpring = Spring(response: 0.4, dampingRatio: 0.6)

  /// The rows: token, property, source.
  public static let tokens: [StyleToken<Self>] = [
    .dimension("star.size", \.starSize, "chosen"),
    .dimension("star.spacing", \.spacing, "chosen"),
    .dimension("star.outlineWidth", \.outlineWidth, "chosen"),
    .spring("motion.star.fill", \.fillSpring, "chosen"),
  ]

  /// The metrics, the same in all looks.
  public static func standard(in traits: ThemeTraits) -> Self { Self() }

  /// The size of the control.
  var size: Size { Size(frame(ofStar: Self.count - 1).maxX, starSize) }

  /// The frame of a star along the axis, before mirroring.
  func frame(ofStar index: Int) -> Rect {
    Rect(x: Double(index) * (starSize + spacing), y: 0, width: starSize, height: starSize)
  }

  /// The stars before a position along the axis: 1.5 in the middle of the second one.
  func stars(before x: Double) -> Double {
    let index = min(max((x / (starSize + spacing)).rounded(.down), 0), Double(Self.count - 1))
    return index + min(max((x - frame(ofStar: Int(index)).minX) / starSize, 0), 1)
  }

  /// A star with rounded tips in a frame.
  static func star(in frame: Rect) -> Path {
    let radius = frame.width / 2 / sin(0.4 * .pi)
    // The lower tips are closer to the center of the circle than the upper one.
    let center = frame.center + Point(0, radius * (1 - cos(0.2 * .pi)) / 2)
    func corner(_ index: Int) -> Point {
      let angle = Double(index) * 0.2 * .pi
      return center + Point(sin(angle), -cos(angle))
        * (index.isMultiple(of: 2) ? radius : radius / 2)
    }
    var path = Path()
    for index in stride(from: 0, to: 10, by: 2) {
      let (before, tip, after) = (corner(index - 1), corner(index), corner(index + 1))
      if index == 0 { path.move(to: before) }
      path.addLine(to: tip + (before - tip) * 0.3)
      path.addCubic(
        to: tip + (after - tip) * 0.3, control1: tip + (before - tip) * 0.1,
        control2: tip + (after - tip) * 0.1)
      path.addLine(to: after)
    }
    path.close()
    return path
  }
}
