/// A rectangle with rounded corners, in points.
///
/// A continuous corner has three regimes, by q = half the shorter side / radius: from q = 1.528665
/// upwards it is the full curve; below, it turns gradually into a circular one; at q = 1 and less
/// the shape is fully round and its radius is half the shorter side. spec: rendering, 1.3
public struct RoundedRectangle: Hashable, Sendable {
  /// What the corners are cut from, pt.
  public var rect: Rect

  /// The nominal corner radius, pt; more than half the shorter side means fully round.
  public var radius: Double

  /// How the corners are bent.
  public var curve: CornerCurve

  /// A rectangle with corners of a radius, pt.
  public init(_ rect: Rect, radius: Double, curve: CornerCurve = .circular) {
    self.rect = rect
    self.radius = radius
    self.curve = curve
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

  /// The radius that the corners have in fact, pt.
  public var effectiveRadius: Double {
    max(0, min(radius, min(rect.width, rect.height) / 2))
  }

  /// How far the corners reach along the edges, pt.
  public var cornerExtent: Double {
    effectiveRadius * CornerCurve.extent(amount: continuousAmount)
  }

  /// 0 for circular corners, 1 for full continuous ones.
  var continuousAmount: Double {
    let halfSide = min(rect.width, rect.height) / 2
    guard curve == .continuous, radius > 0, halfSide > radius else { return 0 }
    return min(1, (halfSide / radius - 1) / (CornerCurve.continuousExtent - 1))
  }
}
