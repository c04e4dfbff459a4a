/// A rectangle with rounded corners, in points.
///
/// A continuous corner has three regimes, by q = half the shorter side / radius: the full curve for
/// q >= 1.528665; below, a gradual change into a circular one; for q <= 1 the shape is fully round,
/// with half the shorter side as radius. spec: docs/spec/rendering.md#1.3
public struct RoundedRectangle: Hashable, Sendable {
  /// The bounds, in points.
  public var rect: Rect
  /// The nominal corner radius, in points; more than half the shorter side means fully round.
  public var radius: Double
  /// The curve of the corners.
  public var curve: CornerCurve

  /// A rectangle with a corner radius, in points.
  public init(_ rect: Rect, radius: Double, curve: CornerCurve = .circular) {
    (self.rect, self.radius, self.curve) = (rect, radius, curve)
  }

  /// A fully round shape: a circle in a square, else a capsule.
  public static func capsule(_ rect: Rect) -> RoundedRectangle {
    RoundedRectangle(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// The shape moved by a distance.
  public func offset(by delta: Point) -> RoundedRectangle {
    RoundedRectangle(rect.offset(by: delta), radius: radius, curve: curve)
  }

  /// The shape with every edge moved inward and the radius reduced as much.
  public func inset(by amount: Double) -> RoundedRectangle {
    RoundedRectangle(rect.inset(by: amount), radius: max(0, radius - amount), curve: curve)
  }

  /// The radius after clamping to half the shorter side, in points.
  public var effectiveRadius: Double { max(0, min(radius, min(rect.width, rect.height) / 2)) }
  /// The extent of the corners along the edges, in points.
  public var cornerExtent: Double { effectiveRadius * CornerCurve.extent(amount: continuousAmount) }

  /// The blend between circular corners, 0, and continuous ones, 1.
  var continuousAmount: Double {
    let halfSide = min(rect.width, rect.height) / 2
    guard curve == .continuous, radius > 0, halfSide > radius else { return 0 }
    return min(1, (halfSide / radius - 1) / (CornerCurve.continuousExtent - 1))
  }
}
