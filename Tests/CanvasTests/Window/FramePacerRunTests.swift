import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Frame pacer over many frames` {
  private func decide(_ pacer: inout FramePacer, at seconds: Double) -> FramePacer.Decision {
    pacer.decide(at: Instant(seconds: seconds), wants: true, urgency: .atTick, canPaint: true)
  }

  /// Runs frames at the given ticks and returns their targets, in seconds.
  private func targets(start: Double, ticks: [Double], period: Double) -> [Double] {
    var pacer = FramePacer(period: period)
    var result: [Double] = []
    func apply(_ decision: FramePacer.Decision) {
      if case .draw(let target, _) = decision {
        result.append(target.seconds)
        pacer.awaitTick()
      }
    }
    apply(decide(&pacer, at: start))
    for time in ticks {
      pacer.tick(FrameTick(time: Instant(seconds: time), period: period))
      apply(decide(&pacer, at: time + 0.0001))
    }
    return result
  }

  /// Runs a frame at each tick, with an estimated period; returns ticks and targets, in seconds.
  private func estimated(intervals: [Double]) -> [(tick: Double, target: Double)] {
    var (estimator, pacer, time) = (PeriodEstimator(), FramePacer(), 1.0)
    return intervals.enumerated().compactMap { number, interval in
      time += interval
      estimator.add(Refresh(ust: UInt64(time * 1e6), msc: UInt64(number + 1)))
      pacer.tick(FrameTick(time: Instant(seconds: time), period: estimator.period))
      guard case .draw(let target, _) = decide(&pacer, at: time + 0.0001) else { return nil }
      pacer.awaitTick()
      return (time, target.seconds)
    }
  }

  private func steps(_ values: [Double]) -> [Double] { zip(values.dropFirst(), values).map(-) }

  /// At 240 Hz, half a millisecond of jitter is an eighth of a period.
  @Test(arguments: [
    (30, 0, 1e-6), (60, 0, 1e-6), (90, 0, 1e-6), (120, 0, 1e-6), (144, 0, 1e-6), (240, 0, 1e-6),
    (60, 0.001, 0.00035), (120, 0.0005, 0.0002), (144, 0.0005, 0.0002), (240, 0.0005, 0.0002),
  ])
  func `ticks are shown and smoothed`(rate: Double, jitter: Double, tolerance: Double) {
    var random = SeededGenerator(seed: Int(rate))
    let ticks = (1...1000).map {
      50 + Double($0) / rate + Double.random(in: -jitter...jitter, using: &random)
    }
    let steps = steps(targets(start: 50, ticks: ticks, period: 1 / rate))
    #expect(steps.count == 1000)
    #expect(steps.dropFirst(jitter > 0 ? 2 : 0).allSatisfy { abs($0 - 1 / rate) < tolerance })
  }

  @Test func `a change of refresh rate is followed without skipping a tick`() {
    let rates = (0..<600).map { (200..<400).contains($0) ? 144.0 : 60 }
    let steps = steps(estimated(intervals: rates.map { 1 / $0 }).map(\.target))
    #expect(steps.count == 599 && steps.allSatisfy { $0 > 0 && $0 < 0.04 })
    #expect(steps[220..<395].allSatisfy { abs($0 - 1.0 / 144) < 0.0005 })
    #expect(steps[430...].allSatisfy { abs($0 - 1.0 / 60) < 0.0005 })
  }

  @Test func `every tick of a variable refresh rate is shown once, with increasing targets`() {
    var random = SeededGenerator(seed: 5)
    let shown = estimated(
      intervals: (0..<2000).map { _ in Double.random(in: 1.0 / 144...1.0 / 48, using: &random) })
    #expect(shown.count == 2000 && shown.allSatisfy { $0.target - $0.tick < 1.0 / 40 })
    #expect(steps(shown.map(\.target)).allSatisfy { $0 > 0 })
  }

  @Test func `a lost tick advances the target by two periods`() {
    let ticks = [1.0, 2, 3, 5, 6, 7].map { 50 + $0 / 60 }
    let steps = steps(targets(start: 50, ticks: ticks, period: 1.0 / 60))
    #expect(zip(steps, [1.0, 1, 1, 2, 1, 1]).allSatisfy { abs($0 - $1 / 60) < 1e-6 })
  }

  /// A change of display mode starts a new phase.
  @Test(arguments: [0.24, 0.26, 0.4, -0.26])
  func `a tick off by more than a quarter of a period is not smoothed`(shift: Double) {
    let period = 1.0 / 60
    let ticks = (1...4).map { 50 + Double($0) * period } + [50 + (5 + shift) * period]
    let targets = targets(start: 50, ticks: ticks, period: period)
    let expected = abs(shift) > 0.25 ? shift : shift / 8
    let off = (targets[5] - 50) / period - 6
    #expect(abs(off - expected) < 1e-4, "\(off) of a period")
  }

  @Test func `targets always increase`() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<200 {
      var (pacer, now, last) = (FramePacer(), 10.0, -Double.infinity)
      for _ in 0..<100 {
        now += Double.random(in: 0...0.04, using: &random)
        if Bool.random(using: &random) {
          let age = Double.random(in: 0...0.03, using: &random)
          let period = [1.0 / 30, 1.0 / 60, 1.0 / 120].randomElement(using: &random) ?? 0.02
          pacer.tick(FrameTick(time: Instant(seconds: now - age), period: period))
        }
        let urgency: FramePacer.Urgency =
          [.atTick, .atOnce, .always].randomElement(using: &random) ?? .atTick
        let decision = pacer.decide(
          at: Instant(seconds: now), wants: Double.random(in: 0...1, using: &random) < 0.9,
          urgency: urgency, canPaint: Double.random(in: 0...1, using: &random) < 0.9)
        guard case .draw(let target, _) = decision else { continue }
        if Bool.random(using: &random) { pacer.awaitTick() }
        #expect(target.seconds > last)
        last = target.seconds
      }
    }
  }

  @Test func `no target lies more than a quarter of a period in the past`() {
    let period = 1.0 / 60
    var pacer = FramePacer(period: period)
    _ = decide(&pacer, at: 50)
    pacer.awaitTick()
    for index in 1...50 {
      let time = 50 + Double(index) * 4 * period
      let now = time + Double(index) * 0.001
      pacer.tick(FrameTick(time: Instant(seconds: time), period: period))
      guard case .draw(let target, _) = decide(&pacer, at: now) else {
        Issue.record("nothing was painted")
        return
      }
      pacer.awaitTick()
      // Smoothing may move a target back by up to a quarter of a period.
      #expect(target.seconds - now > -period / 4)
    }
  }
}
