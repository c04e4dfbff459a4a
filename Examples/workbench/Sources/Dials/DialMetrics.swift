import Canvas
import Controls
import Glibc

/// The dimensions, in points, and the spring of a dial.
public struct DialMetrics: Hashable, Sendable {
  /// The diameter of the whole dial.
  public var diameter = 72.0
  /// The width of the track around the knob.
  public var trackWidth = 4.0
  /// The diameter of the knob.
  public var knobDiameter = 56.0
  /// The distances of the mark's ends from the center.
  public var markRadii = 13.0...21
  /// The width of the mark.
  public var markWidth = 4.0
  /// The spring that turns the mark to a value that was set by a key, the wheel or code.
  public var turnSpring = Spring(response: 0.35, dampingRatio: 0.8)

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
