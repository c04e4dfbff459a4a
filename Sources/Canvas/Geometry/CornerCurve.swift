/// The curve of rounded corners.
public enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// The curve of Apple's `.continuous` corners, whose curvature grows gradually.
  case continuous

  /// The extent of a continuous corner along each edge, in radii. spec: docs/spec/rendering.md#1.1
  public static let continuousExtent = 1.528665

  /// The extent of a corner along each edge, in radii; `amount` as for ``unitCorner(amount:)``.
  static func extent(amount: Double) -> Double { 1 + (continuousExtent - 1) * amount }

  /// The corner's three cubics as ten points, in radii from the corner's vertex: `x` along the
  /// incoming edge, `y` along the outgoing one. spec: docs/spec/rendering.md#1.3
  ///
  /// `amount` 0 is the circle, cut at 20 and 70 degrees; 1 is the continuous corner. Values between
  /// interpolate, so that a shrinking shape changes without a jump.
  static func unitCorner(amount: Double) -> [Point] {
    zip(circularCorner, continuousCorner).map { circle, continuous in
      circle + (continuous - circle) * amount
    }
  }

  private static let continuousCorner: [Point] = [
    Point(continuousExtent, 0), Point(1.08849296, 0), Point(0.86840694, 0),
    Point(0.63149379, 0.07491139),
    Point(0.37282383, 0.16905956), Point(0.16905956, 0.37282383),
    Point(0.07491139, 0.63149379),
    Point(0, 0.86840694), Point(0, 1.08849296), Point(0, continuousExtent),
  ]

  /// A quarter circle as arcs of 20, 50 and 20 degrees; the cubics miss it by less than 1e-5 radii.
  private static let circularCorner: [Point] = {
    // (1 - sin a, 1 - cos a) for a = 20 degrees; the handles 4/3 tan(arc / 4) along the tangents.
    let sin20 = 0.342_020_143_325_668_7
    let cos20 = 0.939_692_620_785_908_4
    let handle20 = 4.0 / 3.0 * 0.087_488_663_525_924_01
    let handle50 = 4.0 / 3.0 * 0.221_694_662_642_939_28
    let joint = Point(1 - sin20, 1 - cos20)
    func mirrored(_ point: Point) -> Point { Point(point.y, point.x) }
    let first = [
      Point(1, 0), Point(1 - handle20, 0),
      Point(joint.x + handle20 * cos20, joint.y - handle20 * sin20), joint,
      Point(joint.x - handle50 * cos20, joint.y + handle50 * sin20),
    ]
    return first + first.reversed().map(mirrored)
  }()
}
