import Controls
import Foundation
import Testing

@testable import Canvas

extension Path {
  enum Segment {
    case line(Point, Point)
    case cubic(Point, Point, Point, Point)

    func point(at t: Double) -> Point {
      let s = 1 - t
      switch self {
      case .line(let a, let b): return Point(s * a.x + t * b.x, s * a.y + t * b.y)
      case .cubic(let a, let b, let c, let d):
        let (e, f, g, h) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(e * a.x + f * b.x + g * c.x + h * d.x, e * a.y + f * b.y + g * c.y + h * d.y)
      }
    }

    func velocity(at t: Double) -> Point {
      let s = 1 - t
      switch self {
      case .line(let a, let b): return b - a
      case .cubic(let a, let b, let c, let d):
        let (e, f, g) = (3 * s * s, 6 * s * t, 3 * t * t)
        return Point(
          e * (b.x - a.x) + f * (c.x - b.x) + g * (d.x - c.x),
          e * (b.y - a.y) + f * (c.y - b.y) + g * (d.y - c.y))
      }
    }
  }

  var contours: [[Segment]] {
    var result: [[Segment]] = []
    var (start, current) = (Point.zero, Point.zero)
    func add(_ segment: Segment) { result[result.count - 1].append(segment) }
    for element in elements {
      switch element {
      case .move(let point):
        result.append([])
        (start, current) = (point, point)
      case .line(let point):
        add(.line(current, point))
        current = point
      case .cubic(let control1, let control2, let point):
        add(.cubic(current, control1, control2, point))
        current = point
      case .close:
        add(.line(current, start))
        current = start
      }
    }
    return result
  }

  /// The enclosed area, positive for clockwise contours (y points down).
  ///
  /// The integrand of a cubic has degree five, so three Gauss nodes are exact.
  var signedArea: Double {
    let nodes = [
      (0.5 - 0.15.squareRoot(), 5.0 / 18), (0.5, 8.0 / 18), (0.5 + 0.15.squareRoot(), 5.0 / 18),
    ]
    return contours.joined().reduce(0) { sum, segment in
      nodes.reduce(sum) { sum, node in
        let point = segment.point(at: node.0)
        let velocity = segment.velocity(at: node.0)
        return sum + node.1 * (point.x * velocity.y - point.y * velocity.x) / 2
      }
    }
  }

  func flattened(_ count: (Segment) -> Int) -> Path {
    var path = Path()
    for contour in contours {
      guard let first = contour.first else { continue }
      path.move(to: first.point(at: 0))
      for segment in contour {
        let steps = if case .cubic = segment { count(segment) } else { 1 }
        for step in 1...steps { path.addLine(to: segment.point(at: Double(step) / Double(steps))) }
      }
      path.close()
    }
    return path
  }
}

extension Path {
  /// A sun of 20 x 20 points: a ring and rays, of which no two contours cross.
  static func sun(radius: Double) -> Path {
    var path = Path()
    path.addCircle(center: Point(10, 10), radius: radius)
    path.addCircle(center: Point(10, 10), radius: radius - 1.5, reversed: true)
    for ray in 0..<8 {
      let direction = Point(1, 0).turned(by: Double(ray) * .pi / 4)
      let start = Point(10, 10) + direction * (radius + 2)
      path.addCircle(center: start, radius: 0.75)
    }
    return path
  }

  static let smallSun = sun(radius: 3)
  static let largeSun = sun(radius: 5)
}

/// An entry of `corner_samples.json`, from a generator that shares no code with the package, pt.
struct CornerSamples: Decodable {
  /// A point on the curve: distances from the corner's vertex along its two edges.
  struct CurvePoint: Decodable {
    let name: String
    let u: Double
    let v: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      name = try values.decode(String.self)
      u = try values.decode(Double.self)
      v = try values.decode(Double.self)
    }
  }

  let points: [CurvePoint]
  /// Pairs of a distance from the vertex along one edge and the curve's distance from that edge.
  let insets: [[Double]]
  let extent: Double
  let cutArea: Double
  let circleCutArea: Double

  private enum CodingKeys: String, CodingKey {
    case points = "curve_points_u_v"
    case insets = "v_at_u"
    case extent
    case cutArea = "corner_cut_area"
    case circleCutArea = "circle_cut_area"
  }

  private struct File: Decodable {
    let r9: CornerSamples
    let r7: CornerSamples
  }

  static func read() throws -> [(radius: Double, samples: CornerSamples)] {
    let url = try #require(
      Bundle.module.url(
        forResource: "corner_samples.json", withExtension: nil, subdirectory: "Fixtures/reference"))
    let file = try JSONDecoder().decode(File.self, from: try Data(contentsOf: url))
    return [(9, file.r9), (7, file.r7)]
  }
}
