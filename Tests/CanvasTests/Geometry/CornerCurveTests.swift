import Testing

@testable import Canvas

@Suite struct `Corner curves` {
  /// The three cubics of a corner: 0 is circular, 1 is continuous.
  static func cubics(amount: Double) -> [Path.Segment] {
    let unit = CornerCurve.unitCorner(amount: amount)
    return stride(from: 0, to: 9, by: 3).map {
      .cubic(unit[$0], unit[$0 + 1], unit[$0 + 2], unit[$0 + 3])
    }
  }

  /// The distance of the curve from an edge, at a distance `u` from the vertex along that edge, in
  /// radii.
  static func inset(at u: Double, amount: Double = 1) -> Double {
    for cubic in cubics(amount: amount) where cubic.point(at: 1).x <= u {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if cubic.point(at: middle).x > u { low = middle } else { high = middle }
      }
      return cubic.point(at: low).y
    }
    return .nan
  }

  static func degrees(between a: Point, _ b: Point) -> Double {
    let dot = (a.x * b.x + a.y * b.y) / (a.distance(to: .zero) * b.distance(to: .zero))
    // For small angles the sine is more precise than the cosine.
    let sine = max(0, 1 - dot * dot).squareRoot()
    return sine * (1 + sine * sine / 6) * 180 / .pi
  }

  @Test func `the continuous corner passes through the sampled points`() throws {
    for (radius, samples) in try CornerSamples.read() {
      let ts = [0, 0.25, 0.5, 0.75, 1]
      let cubics = Self.cubics(amount: 1)
      let places = ts.map { cubics[0].point(at: $0) } + [0.25, 0.5].map { cubics[1].point(at: $0) }
      #expect(places.count == samples.points.count)
      for (place, sample) in zip(places, samples.points) {
        #expect(abs(place.x * radius - sample.u) < 2e-6, "\(sample.name), r = \(radius)")
        #expect(abs(place.y * radius - sample.v) < 2e-6, "\(sample.name), r = \(radius)")
      }
    }
  }

  @Test func `the continuous corner has the sampled inset in every column`()
    throws
  {
    for (radius, samples) in try CornerSamples.read() {
      #expect(samples.insets.count >= 11)
      for pair in samples.insets {
        let inset = Self.inset(at: pair[0] / radius) * radius
        #expect(abs(inset - pair[1]) < 1e-5, "column \(pair[0]), r = \(radius)")
      }
      #expect(abs(CornerCurve.continuousExtent * radius - samples.extent) < 1e-9)
    }
  }

  @Test func `a corner is symmetric about its diagonal`() {
    for amount in [0, 0.3, 0.7, 1] {
      let unit = CornerCurve.unitCorner(amount: amount)
      for (point, mirrored) in zip(unit, unit.reversed()) {
        #expect(abs(point.x - mirrored.y) < 1e-12 && abs(point.y - mirrored.x) < 1e-12)
      }
    }
  }

  @Test func `the joints of the continuous corner have a kink of 2.45 degrees`() {
    let cubics = Self.cubics(amount: 1)
    for (before, after) in zip(cubics, cubics.dropFirst()) {
      let kink = Self.degrees(between: before.velocity(at: 1), after.velocity(at: 0))
      #expect(abs(kink - 2.45) < 0.01)
    }
    #expect(cubics[0].velocity(at: 0).y == 0)
    #expect(cubics[2].velocity(at: 1).x == 0)
  }

  @Test func `the circular corner is split at 20 and 70 degrees and lies on the circle`() {
    let cubics = Self.cubics(amount: 0)
    for cubic in cubics {
      for step in 0...200 {
        let distance = cubic.point(at: Double(step) / 200).distance(to: Point(1, 1))
        #expect(abs(distance - 1) < 1e-5)
      }
    }
    let joint = cubics[0].point(at: 1)
    #expect(abs((1 - joint.x) - 0.3420201433) < 1e-9)
    #expect(abs((1 - joint.y) - 0.9396926208) < 1e-9)
    let kink = Self.degrees(between: cubics[0].velocity(at: 1), cubics[1].velocity(at: 0))
    #expect(kink < 1e-5)
  }

  @Test func `intermediate corners are interpolated point by point`() {
    let (circle, continuous) = (
      CornerCurve.unitCorner(amount: 0), CornerCurve.unitCorner(amount: 1)
    )
    for (index, point) in CornerCurve.unitCorner(amount: 0.25).enumerated() {
      #expect(abs(point.x - (0.75 * circle[index].x + 0.25 * continuous[index].x)) < 1e-12)
      #expect(abs(point.y - (0.75 * circle[index].y + 0.25 * continuous[index].y)) < 1e-12)
    }
  }
}
