import Controls
import ControlsTesting
import Testing

@testable import Measuring

/// spec: docs/spec/measuring.md#fit/model.
@Suite struct `Fitted springs` {
  /// Positions of a motion from 12 to 40 that begins at 0.2137 s, with uniform noise.
  private func samples(
    of spring: Spring, rate: Double, seconds: Double = 2, noise: Double = 0, start: Double = 0.2137
  ) -> [SpringFit.Sample] {
    var random = SeededGenerator(seed: 7)
    return (0..<Int(rate * seconds)).map { index in
      let time = Double(index) / rate
      let value = spring.stepResponse(at: time - start).value
      let error = noise > 0 ? random.number(in: -noise...noise) : 0
      return (time, 12 + 28 * value + error)
    }
  }

  @Test(arguments: [
    (0.3, 0.75), (0.15, 0.75), (0.2, 1), (0.5, 0.2), (1, 0.05), (0.4, 1.5), (0.25, 3), (1.2, 0.999),
  ])
  func `exact positions give the spring back`(response: Double, ratio: Double) throws {
    let spring = Spring(response: response, dampingRatio: ratio)
    for rate in [60.0, 90, 120, 240] {
      let fit = try #require(SpringFit(samples(of: spring, rate: rate)))
      #expect(abs(fit.spring.response / response - 1) < 1e-4, "\(fit.spring) at \(rate)")
      #expect(abs(fit.spring.dampingRatio / ratio - 1) < 1e-4, "\(fit.spring) at \(rate)")
      #expect(abs(fit.start - 0.2137) < 1e-5 && abs(fit.from - 12) < 1e-3)
      #expect(abs(fit.to - 40) < 1e-2)
      #expect(fit.residual(of: samples(of: spring, rate: rate)).max < 1e-3)
    }
  }

  @Test func `a short motion is found in a long film`() throws {
    let spring = Spring(response: 0.2, dampingRatio: 0.75)
    let film = samples(of: spring, rate: 240, seconds: 60, noise: 0.05, start: 47.3011)
    let fit = try #require(SpringFit(film))
    #expect(abs(fit.start - 47.3011) < 0.002 && abs(fit.spring.response / 0.2 - 1) < 0.02)
    #expect(abs(fit.spring.dampingRatio / 0.75 - 1) < 0.02)
  }

  @Test(arguments: [0, 1e-12, 1e-10])
  func `positions that are equal up to rounding are no motion`(rounding: Double) {
    for position in [0, 5, -5, 1e6] {
      let samples = (0..<60).map {
        (Double($0) / 60, position + rounding * Double($0 * 7 % 5))
      }
      #expect(SpringFit(samples) == nil, "at \(position)")
    }
    let small = samples(of: Spring(response: 0.3, dampingRatio: 0.75), rate: 60).map {
      (time: $0.time, position: $0.position * 1e-6)
    }
    #expect(SpringFit(small) != nil)
  }

  @Test func `noise is a standard deviation, without the motion`() {
    var random = SeededGenerator(seed: 3)
    let positions = (0..<4000).map { Double($0) / 100 + random.number(in: -1...1) }
    // The standard deviation of a uniform distribution is 1 / √3.
    #expect(abs(MotionNoise.deviation(of: positions) - 0.577) < 0.05)
  }

  private func split(_ positions: [Double]) -> MotionSplit {
    let samples = positions.enumerated().map { index, position in
      MotionSample(time: Double(index) / 60, position: position, deviation: 0.03, place: position)
    }
    return MotionSplit(samples, within: 0...60, isInterpolated: false)
  }

  @Test func `a moving part begins and ends with a position at rest`() {
    let positions =
      Array(repeating: 0.0, count: 10) + [5, 10, 15] + Array(repeating: 20, count: 10)
    #expect(split(positions).movingParts() == [9..<14])
  }

  @Test(arguments: [(15, 1), (17, 1), (19, 1), (15, 3), (19, 3), (17, 5), (18, 8)])
  func `a motion of which frames are missing is no spring`(first: Int, count: Int) throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.6)
    var positions = samples(of: spring, rate: 60, noise: 0.02).map(\.position)
    positions.removeSubrange(first..<(first + count))
    let motions = try split(positions).motions()
    #expect(!motions.isEmpty && motions.allSatisfy { $0.reason != nil }, "\(motions.map(\.fit))")
  }

  @Test func `a spring that swings faster than every second frame is not told`() throws {
    var positions = samples(of: Spring(response: 0.3, dampingRatio: 0.75), rate: 60)
      .map(\.position)
    // Only the tail is left, which a ringing spring follows as well.
    positions.removeSubrange(13..<23)
    let motion = try #require(try split(positions).motions().first)
    #expect(motion.reason?.contains("is shorter than two frames") == true, "\(motion.fit)")
    for (response, isAliased) in [(0.033, true), (0.034, false)] {
      let spring = Spring(response: response, dampingRatio: 0.05)
      let fit = SpringFit(start: 0, spring: spring, from: 0, to: 1)
      #expect(fit.isAliased(in: motion.samples) == isAliased)
    }
  }

  @Test func `a jump between rests ends a motion`() throws {
    let film = samples(of: Spring(response: 0.3, dampingRatio: 0.75), rate: 60, seconds: 1)
      .map(\.position)
    let motions = try split(film + film).motions()
    #expect(motions.map(\.reason) == [nil, nil], "\(motions.map(\.fit))")
    #expect(motions.allSatisfy { abs($0.fit.spring.response / 0.3 - 1) < 0.01 })
    #expect(motions[0].time.upperBound < 1 && motions[1].time.lowerBound > 0.99)
  }

  @Test(arguments: [(0.12, true), (0.13, false)])
  func `a response is determined if its 95 % interval is within a quarter of it`(
    error: Double, isDetermined: Bool
  ) throws {
    let points = samples(of: Spring(response: 0.3, dampingRatio: 0.75), rate: 60)
    var fit = try #require(SpringFit(points))
    (fit.responseError, fit.dampingError) = (error, 0.01)
    let split = split(points.map(\.position))
    let residuals = points.map { _ in 0.0 }
    let reason = split.reason(fit, split.samples, residuals, Array(15..<30))
    #expect((reason == nil) == isDetermined)
  }

  @Test func `the nearest token is within a tenth in both numbers`() {
    let tokens = SpringToken.all(of: Design())
    let cases: [(response: Double, ratio: Double, name: String?)] = [
      (0.31, 0.74, "motion.switch.slide"), (0.329, 0.75, "motion.switch.slide"), (0.331, 0.75, nil),
      (0.3, 0.68, "motion.switch.slide"), (0.3, 0.67, nil), (0.155, 0.75, "motion.switch.press"),
    ]
    for (response, ratio, name) in cases {
      let spring = Spring(response: response, dampingRatio: ratio)
      #expect(SpringToken.nearest(to: spring, among: tokens)?.name == name, "\(spring)")
    }
  }
}

/// spec: docs/spec/recordings.md#edge.
@Suite struct `Edges on a probe` {
  @Test func `an edge that its motion blurs is one edge`() throws {
    let line = [8, 24, 41, 57, 72, 88, 105, 121, 136, 153, 169].map { Float($0) }
    let edges = ProbeEdge.edges(
      in: Array(repeating: 8, count: 8) + line + Array(repeating: 169, count: 8), noise: 0)
    #expect(edges.count == 1)
    #expect(abs(try #require(edges.first).position - 13) < 0.1)
  }
}
