import Testing

@testable import Canvas

/// An exact picture of a black shape on white, with a margin of 4 pt.
struct ShapeReference: CustomTestStringConvertible {
  static let margin = 4.0

  let name: String
  let shape: RoundedRectangle
  var scale = 1.0

  var testDescription: String { name }

  /// Stricter limits than the gate.
  ///
  /// They are slightly above the actual differences, which come from
  /// the 16 x 16 samples of the files and are largest at almost horizontal edges.
  var ownGate: (max: Double, mean: Double, area: Double) {
    shape.curve == .circular ? (1.5, 0.8, 0.16) : (4.5, 1.2, 0.2)
  }

  static let all: [ShapeReference] = [
    ShapeReference(name: "circle_27@1x", shape: .capsule(rect(27, 27))),
    ShapeReference(name: "capsule_51x31@1x", shape: .capsule(rect(51, 31))),
    ShapeReference(
      name: "cont_120x32_r9@1x",
      shape: RoundedRectangle(rect(120, 32), radius: 9, curve: .continuous)),
    ShapeReference(
      name: "cont_96x28_r7@2x",
      shape: RoundedRectangle(rect(96, 28), radius: 7, curve: .continuous), scale: 2),
  ]

  private static func rect(_ width: Double, _ height: Double) -> Rect {
    Rect(margin, margin, width, height)
  }

  var width: Int { Int((shape.rect.maxX + Self.margin) * scale) }
  var height: Int { Int((shape.rect.maxY + Self.margin) * scale) }

  /// A difference from the exact picture, in levels and in square pixels.
  struct Difference {
    var max: Double
    var meanOverEdge: Double
    var area: Double

    /// Whether the required limits are met. spec: rendering, 1.5
    var passesGate: Bool { max <= 8 && meanOverEdge <= 2.5 && abs(area) <= 0.4 }
  }

  func difference(_ draw: (CairoPainter) -> Void) throws -> Difference {
    let bitmap = try Bitmap(png: Fixture.bytes("exact_shape_\(name).png"))
    let exact = try Picture(bitmap).darkness
    let painted = try Picture(width, height, scale: scale, draw).darkness
    try #require(exact.width == painted.width && exact.height == painted.height)
    let pairs = zip(painted.values, exact.values)
    let edge = pairs.filter { pair in [pair.0, pair.1].contains { $0 > 0 && $0 < 1 } }
    return Difference(
      max: 255 * pairs.reduce(0) { Swift.max($0, abs($1.0 - $1.1)) },
      meanOverEdge: 255 * edge.reduce(0) { $0 + abs($1.0 - $1.1) } / Double(edge.count),
      area: pairs.reduce(0) { $0 + $1.0 - $1.1 })
  }
}

/// A reference for the rasterizer that computes coverage from fine scanlines and their exact
/// crossings with the outline.
enum ScanlineReference {
  static let lines = 256

  /// - Parameter path: In px, filled by the nonzero winding rule.
  static func coverage(of path: Path, width: Int, height: Int) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    let edges = path.flattened { _ in 24 }.contours.joined().compactMap { segment in
      let (from, to) = (segment.point(at: 0), segment.point(at: 1))
      return from.y == to.y ? nil : (from, to)
    }
    for line in 0..<(height * lines) {
      let y = (Double(line) + 0.5) / Double(lines)
      var crossings: [(x: Double, step: Int)] = []
      for (from, to) in edges where (from.y <= y) != (to.y <= y) {
        let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
        crossings.append((x, from.y < to.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.step
        if winding == 0 { continue }
        let end = crossings[index + 1].x
        for x in max(0, Int(crossing.x))..<min(width, Int(end) + 1) {
          let part = min(end, Double(x + 1)) - max(crossing.x, Double(x))
          result[line / lines * width + x] += max(0, part) / Double(lines)
        }
      }
    }
    return result
  }
}
