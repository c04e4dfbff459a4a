import Foundation
import Testing

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
