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

  @Test func `the continuous corner has the sampled points and insets`() throws {
    let cubics = Self.cubics(amount: 1)
    let places =
      [0, 0.25, 0.5, 0.75, 1].map { cubics[0].point(at: $0) }
      + [0.25, 0.5].map { cubics[1].point(at: $0) }
    for (radius, samples) in try CornerSamples.read() {
      #expect(places.count == samples.points.count && samples.insets.count >= 11)
      for (place, sample) in zip(places, samples.points) {
        let off = max(abs(place.x * radius - sample.u), abs(place.y * radius - sample.v))
        #expect(off < 2e-6, "\(sample.name), r = \(radius)")
      }
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
      #expect(zip(unit, unit.reversed()).allSatisfy { $0.distance(to: Point($1.y, $1.x)) < 1e-12 })
    }
  }

  @Test func `the joints of the continuous corner have a kink of 2.45 degrees`() {
    let cubics = Self.cubics(amount: 1)
    for (before, after) in zip(cubics, cubics.dropFirst()) {
      let kink = Self.degrees(between: before.velocity(at: 1), after.velocity(at: 0))
      #expect(abs(kink - 2.45) < 0.01)
    }
    #expect(cubics[0].velocity(at: 0).y == 0 && cubics[2].velocity(at: 1).x == 0)
  }

  @Test func `the circular corner is split at 20 and 70 degrees and lies on the circle`() {
    let cubics = Self.cubics(amount: 0)
    for cubic in cubics {
      let places = (0...200).map { cubic.point(at: Double($0) / 200) }
      #expect(places.allSatisfy { abs($0.distance(to: Point(1, 1)) - 1) < 1e-5 })
    }
    let joint = Point(1, 1) - cubics[0].point(at: 1)
    #expect(abs(joint.x - 0.3420201433) < 1e-9 && abs(joint.y - 0.9396926208) < 1e-9)
    #expect(Self.degrees(between: cubics[0].velocity(at: 1), cubics[1].velocity(at: 0)) < 1e-5)
  }

  @Test func `intermediate corners are interpolated point by point`() {
    let ends = zip(CornerCurve.unitCorner(amount: 0), CornerCurve.unitCorner(amount: 1))
    for (point, (circle, continuous)) in zip(CornerCurve.unitCorner(amount: 0.25), ends) {
      #expect(point.distance(to: circle * 0.75 + continuous * 0.25) < 1e-12)
    }
  }
}
