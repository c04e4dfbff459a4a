import Canvas
import Controls
import Glibc

/// The dimensions, in points, and the spring of a dial; all numbers are chosen.
public struct DialMetrics: MetricsStyle {
  /// The diameter of the whole dial.
  public var diameter = 72.0
  /// The width of the track around the knob.
  public var trackWidth = 4.0
  /// The diameter of the knob.
  public var knobDiameter = 56.0
  /// The distance of the mark's inner end from the center.
  public var innerMarkRadius = 13.0
  /// The distance of the mark's outer end from the center.
  public var outerMarkRadius = 21.0
  /// The width of the mark.
  public var markWidth = 4.0
  /// The spring that turns the mark to a value that was set by a key, the wheel or code.
  public var turnSpring = Spring(response: 0.35, dampingRatio: 0.8)

  /// The rows: token, property, source.
  public static let tokens: [StyleToken<Self>] = [
    .dimension("dial.diameter", \.diameter, "chosen"),
    .dimension("dial.track.width", \.trackWidth, "chosen: as a slider's"),
    .dimension("dial.knob.diameter", \.knobDiameter, "chosen"),
    .dimension("dial.mark.innerRadius", \.innerMarkRadius, "chosen"),
    .dimension("dial.mark.outerRadius", \.outerMarkRadius, "chosen"),
    .dimension("dial.mark.width", \.markWidth, "chosen"),
    .spring("motion.dial.turn", \.turnSpring, "chosen"),
  ]

  /// The metrics, the same in all looks.
  public static func standard(in traits: ThemeTraits) -> Self { Self() }

  /// The angles of the mark at the ends of the range, in degrees clockwise from the top.
  static let angles = -135.0...135

  var center: Point { Point(diameter / 2, diameter / 2) }

  /// The angle of a point around the center; `nil` if the point is too close to the center.
  func angle(of point: Point) -> Double? {
    let offset = point - center
    return offset.distance(to: .zero) < 4 ? nil : atan2(offset.x, -offset.y) * 180 / .pi
  }

  /// The point at an angle and a distance from the center.
  func point(at angle: Double, radius: Double) -> Point {
    center + Point(radius * sin(angle * .pi / 180), -radius * cos(angle * .pi / 180))
  }
}
