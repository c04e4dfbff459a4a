import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Period estimator` {
  private func estimator(rate: Double, ticks: Int, jitter: Int64 = 0) -> PeriodEstimator {
    var estimator = PeriodEstimator()
    for number in 0..<ticks {
      let time = Int64(1e6 + Double(number) / rate * 1e6) + (number % 2 == 0 ? jitter : -jitter)
      estimator.add(Refresh(ust: UInt64(time), msc: UInt64(500 + number)))
    }
    return estimator
  }

  @Test func `the period is known after two ticks, and jitter averages out`() {
    for rate in [24.0, 30, 60, 85, 120, 240] {
      #expect(abs(estimator(rate: rate, ticks: 2).period - 1 / rate) < 1e-5)
    }
    #expect(abs(estimator(rate: 60, ticks: 100, jitter: 500).period - 1.0 / 60) < 0.0002)
    let first = estimator(rate: 120, ticks: 1)
    #expect(first.period == PeriodEstimator.nominal)
    #expect(first.deadlinePeriod == PeriodEstimator.slowest)
  }

  /// The period after each of some ticks at a new rate.
  private func periods(
    from before: Double, to after: Double, ticks: Int, jitter: Int64 = 0, newJitter: Double = 0
  ) -> [Double] {
    var estimator = estimator(rate: before, ticks: 300, jitter: jitter)
    return (1...ticks).map { number in
      let time = 1e6 + 299 / before * 1e6 + Double(number) / after * 1e6
      let jitter = number % 2 == 0 ? newJitter : -newJitter
      estimator.add(Refresh(ust: UInt64(time + jitter), msc: UInt64(799 + number)))
      return estimator.period
    }
  }

  /// The rate changes with the display mode, or with a variable refresh rate.
  @Test func `a new rate is adopted with the fourth period that agrees`() {
    for (before, after) in [(60.0, 144.0), (144, 60), (240, 120), (60, 48)] {
      let last = periods(from: before, to: after, ticks: 6, jitter: 300, newJitter: 100)[5]
      #expect(abs(last * after - 1) < 0.08, "\(1 / last) Hz")
    }
    let isNew = periods(from: 60, to: 144, ticks: 4).map { abs($0 * 144 - 1) < 0.01 }
    #expect(isNew == [false, false, false, true])
  }

  @Test(arguments: [60.0, 120, 144, 240])
  func `jitter is not mistaken for a new rate`(rate: Double) {
    var random = SeededGenerator(seed: Int(rate))
    var estimator = PeriodEstimator()
    for number in 0..<2000 {
      let time = 1e6 + Double(number) / rate * 1e6 + Double.random(in: -500...500, using: &random)
      estimator.add(Refresh(ust: UInt64(time), msc: UInt64(500 + number)))
      if number > 20 { #expect(abs(estimator.period * rate - 1) < 0.08) }
    }
  }

  @Test(
    arguments: [
      // Refreshes up to eight apart are measured; a counter that goes back is ignored.
      (1_146_668, 512, true), (1_156_668, 513, false), (9_000_000, 3, false),
      // A clock that stands still or goes back is ignored.
      (1_066_666, 505, false), (1_000_000, 505, false),
    ] as [(UInt64, UInt64, Bool)])
  func `implausible refreshes are ignored`(ust: UInt64, msc: UInt64, isTaken: Bool) {
    var estimator = estimator(rate: 60, ticks: 5)
    let before = estimator.period
    estimator.add(Refresh(ust: ust, msc: msc))
    #expect((estimator.period != before) == isTaken)
    if msc != 505 { return }
    estimator.add(Refresh(ust: ust + 20_000, msc: 506))
    #expect(estimator.period > before)
  }

  @Test func `a period is accepted between 1 ms and about 50 ms`() {
    for (interval, isTaken) in [(900, false), (1100, true), (51_000, true), (53_000, false)] {
      var estimator = PeriodEstimator()
      estimator.add(Refresh(ust: 1_000_000, msc: 500))
      estimator.add(Refresh(ust: UInt64(1_000_000 + interval), msc: 501))
      #expect((estimator.period != PeriodEstimator.nominal) == isTaken)
      #expect(estimator.deadlinePeriod == estimator.period)
    }
  }

  @Test func `after many refreshes the period adapts by a sixteenth at a time`() {
    var estimator = PeriodEstimator()
    for number: UInt64 in 0...100 { estimator.add(Refresh(ust: 1 + number * 10_000, msc: number)) }
    #expect(abs(estimator.period - 0.01) < 1e-9)
    estimator.add(Refresh(ust: 1 + 100 * 10_000 + 26_000, msc: 101))
    #expect(abs(estimator.period - 0.011) < 1e-9)
  }
}
