import Testing

@testable import Canvas

@Suite struct `Rounded rectangle` {
  private func square(q: Double, side: Double = 20) -> RoundedRectangle {
    RoundedRectangle(Rect(0, 0, side, side), radius: side / 2 / q, curve: .continuous)
  }

  private func deviation(_ a: RoundedRectangle, _ b: RoundedRectangle) -> Double {
    zip(a.path.contours.joined(), b.path.contours.joined()).reduce(0) { largest, pair in
      (0...8).reduce(largest) { largest, step in
        let t = Double(step) / 8
        return max(largest, pair.0.point(at: t).distance(to: pair.1.point(at: t)))
      }
    }
  }

  @Test func `areas are exact`() throws {
    for (width, height, radius, curve, area) in [
      (120.0, 32.0, 9.0, CornerCurve.continuous, 3767.0037), (120, 32, 9, .circular, 3770.4690),
      (96, 28, 7, .continuous, 2643.8417), (96, 28, 7, .circular, 2645.9380),
      (27, 27, 13.5, .circular, 572.5553), (51, 31, 15.5, .continuous, 1374.7676),
    ] {
      let shape = RoundedRectangle(Rect(3, -4, width, height), radius: radius, curve: curve)
      // Cubics approximate a circle to 1e-5 radii.
      #expect(abs(shape.path.signedArea - area) < 0.005)
    }
    for (radius, samples) in try CornerSamples.read() {
      for (curve, cut) in [
        (CornerCurve.continuous, samples.cutArea), (.circular, samples.circleCutArea),
      ] {
        let shape = RoundedRectangle(Rect(0, 0, 60, 60), radius: radius, curve: curve)
        #expect(abs((3600 - shape.path.signedArea) / 4 - cut) < 0.001)
      }
    }
  }

  @Test(arguments: [0, 0.4, 4, 6.5, 9, 30], [CornerCurve.circular, .continuous])
  func `the outline is one closed, clockwise contour inside`(radius: Double, curve: CornerCurve) {
    let rect = Rect(2.5, 3.5, 40, 16)
    let path = RoundedRectangle(rect, radius: radius, curve: curve).path
    let moves = path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 1 && path.elements.first == moves.first)
    #expect(path.elements.last == .close && path.elements.count { $0 == .close } == 1)
    #expect(path.signedArea > 0)
    let bounds = path.controlBounds
    #expect(abs(bounds.minX - rect.minX) < 1e-9 && abs(bounds.maxX - rect.maxX) < 1e-9)
    #expect(abs(bounds.minY - rect.minY) < 1e-9 && abs(bounds.maxY - rect.maxY) < 1e-9)
  }

  /// The continuous corner begins to be limited, and becomes fully round.
  @Test(arguments: [(CornerCurve.continuousExtent, 1.0), (1, 0)])
  func `the outline is continuous where its corners begin to change`(q: Double, amount: Double) {
    let (below, above) = (square(q: q - 1e-7), square(q: q + 1e-7))
    #expect(deviation(below, above) < 1e-5)
    #expect(abs(below.path.signedArea - above.path.signedArea) < 1e-4)
    let (exact, near) = amount == 1 ? (above, below) : (below, above)
    #expect(exact.continuousAmount == amount && abs(near.continuousAmount - amount) < 1e-6)
  }

  @Test func `corners never extend beyond the middle of the shorter side`() {
    for q in stride(from: 0.2, through: 3, by: 0.01) {
      let shape = square(q: q)
      #expect(shape.cornerExtent <= 10 + 1e-12 && shape.effectiveRadius <= 10)
    }
    #expect(abs(square(q: 1.2).cornerExtent - 10) < 1e-9)
    #expect(abs(square(q: 2).cornerExtent - 5 * CornerCurve.continuousExtent) < 1e-9)
  }

  @Test func `the radius is limited to half the shorter side, and reduced by insetting`() {
    let rect = Rect(0, 0, 51, 31)
    let large = RoundedRectangle(rect, radius: 99)
    let capsule = RoundedRectangle.capsule(rect)
    #expect([large.effectiveRadius, capsule.radius] == [15.5, 15.5])
    #expect(RoundedRectangle(rect, radius: -4).effectiveRadius == 0)
    let continuous = RoundedRectangle(rect, radius: 15.5, curve: .continuous)
    for shape in [large, continuous] { #expect(shape.path == capsule.path) }
    let empty = RoundedRectangle(Rect(0, 0, 0, 5), radius: 3)
    #expect(empty.effectiveRadius == 0 && empty.path.signedArea == 0)
    let shape = RoundedRectangle(Rect(0, 0, 40, 30), radius: 9, curve: .continuous)
    #expect(
      shape.inset(by: 2) == RoundedRectangle(Rect(2, 2, 36, 26), radius: 7, curve: .continuous))
    #expect(shape.inset(by: 12).radius == 0)
    let moved = RoundedRectangle(Rect(3, 4, 40, 30), radius: 9, curve: .continuous)
    #expect(shape.offset(by: Point(3, 4)) == moved)
  }
}

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

  @Test func `corners are symmetric about their diagonals, and interpolated point by point`() {
    for amount in [0, 0.3, 0.7, 1] {
      let unit = CornerCurve.unitCorner(amount: amount)
      #expect(zip(unit, unit.reversed()).allSatisfy { $0.distance(to: Point($1.y, $1.x)) < 1e-12 })
    }
    let ends = zip(CornerCurve.unitCorner(amount: 0), CornerCurve.unitCorner(amount: 1))
    for (point, (circle, continuous)) in zip(CornerCurve.unitCorner(amount: 0.25), ends) {
      #expect(point.distance(to: circle * 0.75 + continuous * 0.25) < 1e-12)
    }
  }

  @Test func `continuous corners have kinks, and circular ones lie on the circle`() {
    let cubics = Self.cubics(amount: 1)
    for (before, after) in zip(cubics, cubics.dropFirst()) {
      let kink = Self.degrees(between: before.velocity(at: 1), after.velocity(at: 0))
      #expect(abs(kink - 2.45) < 0.01)
    }
    #expect(cubics[0].velocity(at: 0).y == 0 && cubics[2].velocity(at: 1).x == 0)
    let arcs = Self.cubics(amount: 0)
    for cubic in arcs {
      let places = (0...200).map { cubic.point(at: Double($0) / 200) }
      #expect(places.allSatisfy { abs($0.distance(to: Point(1, 1)) - 1) < 1e-5 })
    }
    let joint = Point(1, 1) - arcs[0].point(at: 1)
    #expect(abs(joint.x - 0.3420201433) < 1e-9 && abs(joint.y - 0.9396926208) < 1e-9)
    #expect(Self.degrees(between: arcs[0].velocity(at: 1), arcs[1].velocity(at: 0)) < 1e-5)
  }
}
