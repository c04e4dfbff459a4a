import Controls
import Testing

@testable import Measuring

/// Several motions in a film.
extension `Fits to recordings` {
  /// spec: docs/spec/recordings.md#films/on-off-and-on-in.
  @Test func `motions with rests between them are told apart`() throws {
    for seed in 1...12 {
      let recording = recording(seed) { recording, _ in
        recording.starts = [0.3, 1.1, 1.9]
        (recording.frameCount, recording.noise) = (170, 2)
      }
      var options = Bound.all[0].options
      let fit = try fit(recording, options)
      #expect(fit.motions.count == 3 && fit.reason == nil, "seed \(seed)")
      #expect(fit.verdict.hasSuffix(" % (the longest of 3 motions)"), "\(fit.verdict)")
      for (motion, start) in zip(fit.motions, recording.starts) {
        #expect(abs(motion.fit.spring.response / 0.3 - 1) < 0.02, "seed \(seed): \(motion.fit)")
        #expect(abs(motion.fit.spring.dampingRatio / 0.75 - 1) < 0.02)
        #expect(abs(motion.fit.start - start) < 0.002)
      }
      options.isRepeated = true
      let joined = try self.fit(recording, options)
      #expect(joined.motions.map(\.parts.count) == [2, 1], "seed \(seed)")
      #expect(joined.motions.allSatisfy { abs($0.fit.spring.response / 0.3 - 1) < 0.01 })
    }
  }

  @Test func `a turn continues with its velocity`() throws {
    var velocities: [Double] = []
    for seed in 1...12 {
      let recording = recording(seed) { recording, _ in
        (recording.starts, recording.noise) = ([0.3, 0.46], 1)
      }
      let fit = try fit(recording, Bound.all[0].options)
      #expect(fit.motions.count == 2 && fit.reason == nil, "seed \(seed)")
      guard let turn = fit.motions.last else { continue }
      #expect(abs(turn.fit.spring.response / 0.3 - 1) < 0.02, "seed \(seed): \(turn.fit)")
      #expect(abs(turn.fit.start - 0.46) < 0.01, "seed \(seed)")
      velocities.append(turn.fit.velocity)
    }
    // A slow turn may look like a rest.
    #expect(velocities.count { abs($0 - 122) < 10 } >= 8, "\(velocities)")
  }

  @Test(arguments: [
    (60.0, 60.0, 0.3, 0.75, 0.35), (60, 60, 0.3, 0.75, 0.4), (60, 60, 0.3, 0.75, 0.5),
    (60, 60, 0.3, 0.75, 0.6), (60, 60, 0.3, 0.75, 0.7), (60, 60, 0.3, 0.75, 1),
    (120, 140, 0.35, 0.8, 0.365), (120, 140, 0.35, 0.8, 0.375), (120, 140, 0.35, 0.8, 0.39),
  ])
  func `the overshoot before a motion is no part of it`(
    rate: Double, way: Double, response: Double, damping: Double, gap: Double
  ) throws {
    for seed in 1...2 {
      let recording = recording(seed) { recording, _ in
        (recording.rate, recording.frameCount) = (rate, Int(rate * (1 + gap)))
        (recording.way, recording.barWidth, recording.noise) = (way, 141 - way, 1)
        recording.motion = .spring(response: response, damping: damping)
        recording.starts = [0.3, 0.3 + gap]
      }
      let fit = try fit(recording, Bound.all[0].options)
      #expect(fit.motions.count == 2 && fit.reason == nil, "seed \(seed): \(fit.reason ?? "")")
      for (motion, start) in zip(fit.motions, recording.starts) {
        #expect(
          abs(motion.fit.spring.response / response - 1) < 0.01, "seed \(seed): \(motion.fit)")
        #expect(abs(motion.fit.spring.dampingRatio / damping - 1) < 0.01, "seed \(seed)")
        #expect(abs(motion.fit.start - start) < 0.002, "seed \(seed): \(motion.fit)")
      }
    }
  }

  @Test(arguments: [(1, "only 1 position lies within"), (2, "only 2 positions lie within")])
  func `too few positions are counted`(count: Int, expected: String) {
    let samples = (0..<10).map { index in
      MotionSample(time: Double(index) / 60, position: 20, deviation: 0.03, place: 20)
    }
    let split = MotionSplit(samples, within: 0...100, isInterpolated: true)
    let spring = Spring(response: 0.3, dampingRatio: 0.75)
    let fit = SpringFit(start: 0.1, spring: spring, from: 20, to: 40)
    let reason = split.reason(fit, samples, samples.map { _ in 0 }, Array(0..<count))
    #expect(reason?.hasPrefix(expected) == true, "\(reason ?? "")")
  }
}
