#if canImport(Glibc)
import Glibc
#endif

/// A corner as a function: the distance of the curve from either edge at a position along it.
/// spec: docs/spec/rendering.md#1.1; docs/spec/rendering.md#1.3
struct ReferenceCorner {
  private enum Kind {
    case circle
    /// Three cubics in units of the radius, from the end on one edge to that on the other.
    case cubics([Cubic])
  }

  /// The distances of the four points along one edge, `u`, and along the other.
  private struct Cubic {
    var u: SIMD4<Double>
    var v: SIMD4<Double>

    /// The parameter at a value of `u`, by Newton steps inside a bracket; `u` never increases.
    func parameter(at value: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      var middle = 0.5
      for _ in 0..<44 {
        let error = Self.value(u, middle) - value
        if error > 0 { low = middle } else { high = middle }
        let next = middle - error / Self.slope(u, middle)
        let isInside = next > low && next < high
        let step = isInside ? next : (low + high) / 2
        if abs(step - middle) < 1e-14 { return step }
        middle = step
      }
      return middle
    }

    private static func slope(_ points: SIMD4<Double>, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * (points[1] - points[0]) + 6 * s * t * (points[2] - points[1])
        + 3 * t * t * (points[3] - points[2])
    }

    static func value(_ points: SIMD4<Double>, _ t: Double) -> Double {
      let s = 1 - t
      return s * s * s * points[0] + 3 * s * s * t * points[1] + 3 * s * t * t * points[2]
        + t * t * t * points[3]
    }
  }

  private typealias Point = (u: Double, v: Double)

  private let kind: Kind
  let radius: Double

  /// The extent of the corner along each edge.
  let reach: Double

  /// `halfSide` is half the shorter side of the shape, in the unit of the requested radius.
  init(radius: Double, isContinuous: Bool, halfSide: Double) {
    if !isContinuous || radius <= 0 || halfSide <= radius {
      kind = .circle
      self.radius = max(0, min(radius, halfSide))
      reach = self.radius
      return
    }
    let far = 1.528665
    // docs/decisions/0004: the circle is split where the arc of the continuous curve is.
    let amount = min(1, (halfSide / radius - 1) / (far - 1))
    let cubics = zip(Self.circle(), Self.continuous).map { circle, apple in
      var cubic = Cubic(u: .zero, v: .zero)
      for index in 0..<4 {
        cubic.u[index] = circle[index].u + (apple[index].u - circle[index].u) * amount
        cubic.v[index] = circle[index].v + (apple[index].v - circle[index].v) * amount
      }
      return cubic
    }
    kind = .cubics(cubics)
    self.radius = radius
    reach = radius * cubics[0].u[0]
  }

  /// The distance of the curve from an edge, at a distance from the vertex along that edge.
  func depth(at distance: Double) -> Double {
    if distance >= reach { return 0 }
    if distance <= 0 { return reach }
    switch kind {
    case .circle:
      let rest = radius - distance
      return radius - (radius * radius - rest * rest).squareRoot()
    case .cubics(let cubics):
      let u = distance / radius
      let cubic = cubics.first { u >= $0.u[3] } ?? cubics[2]
      return radius * Cubic.value(cubic.v, cubic.parameter(at: u))
    }
  }

  /// The control points of spec: docs/spec/rendering.md#1.1, A, B and C.
  private static let continuous: [[Point]] = [
    [(1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)],
    [
      (0.63149379, 0.07491139), (0.37282383, 0.16905956), (0.16905956, 0.37282383),
      (0.07491139, 0.63149379),
    ], [(0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665)],
  ]

  /// A quarter circle as arcs of 20, 50 and 20 degrees.
  private static func circle() -> [[Point]] {
    [(0.0, 20.0), (20, 70), (70, 90)].map { from, to in
      let (start, end) = (from * Double.pi / 180, to * Double.pi / 180)
      let handle = 4.0 / 3 * tan((end - start) / 4)
      func place(_ angle: Double, _ along: Double) -> Point {
        (1 - sin(angle) - along * cos(angle), 1 - cos(angle) + along * sin(angle))
      }
      return [place(start, 0), place(start, handle), place(end, -handle), place(end, 0)]
    }
  }
}
