import ControlsTesting
import ReferenceRenderer
import Testing

/// Black shapes on white at positions and scales without a given file.
/// spec: docs/spec/rendering.md#1.5/tolerance-0.1
@Suite struct `Corners compared with exact coverage` {
  /// A random circle, capsule, pill or card, or a continuous shape so narrow that it becomes a
  /// circle.
  private static func shape(_ kind: Int, _ random: inout SeededGenerator) -> DrawnShape {
    func pick(_ range: ClosedRange<Double>) -> Double { random.number(in: range, step: 0.25) }
    let (width, height) = (pick(20...120), pick(12...44))
    let round = min(width, height) / 2
    switch kind % 6 {
    case 0: return DrawnShape(x: 0, y: 0, width: height, height: height, radius: height / 2)
    case 1: return DrawnShape(x: 0, y: 0, width: width, height: height, radius: round)
    case 2: return DrawnShape(x: 0, y: 0, width: width, height: height, radius: pick(1...6))
    case 3:
      return DrawnShape(
        x: 0, y: 0, width: width, height: height, radius: round / pick(1.75...4),
        isContinuous: true)
    case 4:
      return DrawnShape(
        x: 0, y: 0, width: width, height: height,
        radius: round / random.number(in: 1.02...1.52, step: 0.02), isContinuous: true)
    default: return DrawnShape(x: 0, y: 0, width: width, height: 4, radius: 2)
    }
  }

  @Test(arguments: Scales.all)
  func `shapes on the subpixel grid are within the gate`(scale: Double) throws {
    try compare("on the grid", scale, seed: 11) { shape, random in
      // The painter rounds edges to multiples of 1/60 px.
      let grid = 1 / 60.0 / scale
      shape.x = 4 + Double(Int.random(in: 0..<60, using: &random)) * grid
      shape.y = 4 + Double(Int.random(in: 0..<60, using: &random)) * grid
      shape.width = (shape.width / grid).rounded() * grid
      shape.height = (shape.height / grid).rounded() * grid
    }
  }

  @Test(arguments: Scales.all)
  func `shapes at any position are within the gate`(scale: Double) throws {
    try compare("anywhere", scale, seed: 12) { shape, random in
      shape.x = .random(in: 4...5, using: &random)
      shape.y = .random(in: 4...5, using: &random)
      shape.width += .random(in: 0...1, using: &random)
    } slack: {
      // Rounding moves an edge by half a grid step at most. This slack covers its area.
      8 * 1.528665 * $0.radius * scale / 120
    }
  }

  private func compare(
    _ name: String, _ scale: Double, seed: Int,
    place: (inout DrawnShape, inout SeededGenerator) -> Void,
    slack: (DrawnShape) -> Double = { _ in 0 }
  ) throws {
    var random = SeededGenerator(seed: seed)
    var (maximum, mean, area) = (Worst(), Worst(), Worst())
    for kind in 0..<18 {
      var shape = Self.shape(kind, &random)
      shape.scale = scale
      place(&shape, &random)
      let difference = try Self.difference(shape)
      maximum.add(difference.maximum, shape.description)
      mean.add(difference.meanOverEdge, shape.description)
      // The gate is that of a radius of 9 pt at 4x; the error of a curve grows with its length.
      let length = max(1, shape.radius * scale / 36)
      area.add(max(0, abs(difference.area) - slack(shape)) / length, shape.description)
    }
    #expect(maximum.value <= 8, "\(maximum)")
    #expect(mean.value <= 2.5, "\(mean)")
    #expect(area.value <= 0.4, "\(area)")
  }

  @Test func `a shape that becomes narrower changes to a circle without a jump`() throws {
    // From a full continuous corner (q = 1.528665) to a circle (q = 1), 9 pt of radius.
    var before: [Double]?
    for step in 0...24 {
      let height = 18 * (1 + 0.6 * Double(24 - step) / 24)
      let shape = DrawnShape(
        x: 4, y: 4 + (30 - height) / 2, width: 60, height: height, radius: 9, isContinuous: true,
        scale: 2)
      let exact = shape.reference.coverage().values(width: 136, height: 80)
      if let before {
        // The edges themselves move by 0.45 px a step.
        #expect(CoverageDifference(exact, before).maximum < 0.6 * 255, "step \(step)")
      }
      before = exact
      let difference = try Self.difference(shape)
      #expect(difference.maximum <= 8, "\(shape)")
      #expect(difference.meanOverEdge <= 2.5, "\(shape)")
    }
  }

  private static func difference(_ shape: DrawnShape) throws -> CoverageDifference {
    let painted = try shape.darkness(margin: 4) { $0.fill(shape.ours, color: .black) }
    let exact = shape.reference.coverage().values(width: painted.width, height: painted.height)
    return CoverageDifference(painted.values, exact) { index in
      shape.isAtCorner(x: index % painted.width, y: index / painted.width)
    }
  }
}
