import Foundation
import Testing

@testable import Canvas

/// An exact Gaussian blur of an opaque shape at scale 1, with a margin of 24 pt.
struct ShadowReference: CustomTestStringConvertible {
  static let margin = 24.0

  let name: String
  let shape: RoundedRectangle
  let blur: Double

  var testDescription: String { name }

  /// The required limits, as fractions of full coverage. spec: rendering, 2.2
  var gate: (max: Double, mean: Double) {
    switch blur / 2 {
    case 4...: (0.005, 0.001)
    case 2...: (0.008, 0.001)
    case 1...: (0.025, 0.0008)
    default: (0.06, 0.002)
    }
  }

  static let all: [ShadowReference] = {
    func rect(_ width: Double, _ height: Double) -> Rect { Rect(margin, margin, width, height) }
    let pill = RoundedRectangle(rect(96, 28), radius: 7, curve: .continuous)
    let shapes: [(String, RoundedRectangle, [Double])] = [
      ("capsule31x27", .capsule(rect(31, 27)), [1, 8]),
      ("circle27", .capsule(rect(27, 27)), [1, 8]),
      ("circle28", .capsule(rect(28, 28)), [1, 4]),
      ("pill96x28r7c", pill, [1, 8]),
    ]
    return shapes.flatMap { name, shape, blurs in
      blurs.map { ShadowReference(name: "\(name)_blur\(Int($0))@1x", shape: shape, blur: $0) }
    }
  }()

  func exact() throws -> GrayMap { try GrayMap(pgm: Fixture.bytes("exact_shadowmask_\(name).pgm")) }

  func difference(_ draw: (CairoPainter) -> Void) throws -> (max: Double, mean: Double) {
    let exact = try exact()
    return try Picture(exact.width, exact.height, draw).darkness.difference(from: exact)
  }

  func passesGate(_ difference: (max: Double, mean: Double)) -> Bool {
    difference.max <= gate.max && difference.mean <= gate.mean
  }

  /// The shape blurred by three box blurs, with the sizes of feGaussianBlur in SVG.
  func boxBlurred() throws -> GrayMap {
    let exact = try exact()
    var rasterizer = CoverageRasterizer(width: exact.width, height: exact.height)
    rasterizer.add(shape.path, scale: 1, origin: .zero)
    var values = rasterizer.coverage().map(Double.init)
    let size = Int((blur / 2 * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    // Two boxes of even size are off center in opposite directions, and the third has odd size.
    let boxes =
      size % 2 == 1
      ? [(-size / 2, size / 2), (-size / 2, size / 2), (-size / 2, size / 2)]
      : [(-size / 2, size / 2 - 1), (1 - size / 2, size / 2), (-size / 2, size / 2)]
    for (first, last) in boxes {
      for (step, count) in [(1, exact.width), (exact.width, exact.height)] {
        let source = values
        for index in values.indices {
          let place = index / step % count
          let range = max(first, -place)...min(last, count - 1 - place)
          let sum = range.reduce(0) { $0 + source[index + $1 * step] }
          values[index] = sum / Double(last - first + 1)
        }
      }
    }
    return GrayMap(width: exact.width, height: exact.height, values: values)
  }
}
