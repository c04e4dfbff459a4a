import Testing

@testable import Canvas

@Suite struct `Edge cases of frame clocks` {
  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 5 + milliseconds / 1000) }

  /// An estimator after five refreshes of a 60 Hz display.
  private func estimator() -> PeriodEstimator {
    var estimator = PeriodEstimator()
    for number: UInt64 in 0..<5 {
      estimator.add(Refresh(ust: 1_000_000 + number * 16_667, msc: 500 + number))
    }
    return estimator
  }

  @Test(arguments: [(UInt64(8), true), (9, false)])
  func `refreshes up to eight apart are measured, and nine apart are not`(
    gap: UInt64, isTaken: Bool
  ) {
    var estimator = estimator()
    let before = estimator.period
    estimator.add(Refresh(ust: 1_000_000 + 4 * 16_667 + gap * 10_000, msc: 504 + gap))
    #expect((estimator.period != before) == isTaken)
  }

  @Test func `a clock that stands still or goes back is ignored`() {
    for ust: UInt64 in [1_000_000 + 4 * 16_667, 1_000_000] {
      var estimator = estimator()
      let before = estimator.period
      estimator.add(Refresh(ust: ust, msc: 505))
      #expect(estimator.period == before)
      estimator.add(Refresh(ust: ust + 20_000, msc: 506))
      #expect(estimator.period > before)
    }
  }

  @Test(arguments: [(UInt64(900), false), (1100, true), (51_000, true), (53_000, false)])
  func `a period is accepted between 1 ms and about 50 ms`(
    interval: UInt64, isTaken: Bool
  ) {
    var estimator = PeriodEstimator()
    estimator.add(Refresh(ust: 1_000_000, msc: 500))
    estimator.add(Refresh(ust: 1_000_000 + interval, msc: 501))
    #expect((estimator.period != PeriodEstimator.nominal) == isTaken)
    #expect(estimator.patientPeriod == estimator.period)
  }

  @Test func `after many refreshes the period adapts by a sixteenth at a time`() {
    var estimator = PeriodEstimator()
    for number: UInt64 in 0...100 { estimator.add(Refresh(ust: 1 + number * 10_000, msc: number)) }
    #expect(abs(estimator.period - 0.01) < 1e-9)
    estimator.add(Refresh(ust: 1 + 100 * 10_000 + 26_000, msc: 101))
    #expect(abs(estimator.period - 0.011) < 1e-9)
  }

  @Test func `content time converts back to wall time`() throws {
    var clock = ContentClock()
    #expect(clock.wall(at: at(40)) == at(40))
    clock.setRate(0.25, from: at(100))
    clock.advance(by: 2)
    let wall = try #require(clock.wall(at: clock.time(at: at(300))))
    #expect(abs(wall.seconds(since: at(300))) < 1e-6)
    // A quarter of a second of content time is a second of wall time.
    let later = try #require(clock.wall(at: clock.time(at: at(300)).advanced(by: 0.25)))
    #expect(abs(later.seconds(since: at(300)) - 1) < 1e-6)
    clock.setRate(0, from: at(400))
    #expect(clock.wall(at: at(500)) == nil)
  }

  @Test func `a counter at 0 is not classified`() {
    var classifier = PresentClassifier(capabilities: 0)
    classifier.add(Refresh(ust: 2_500_000_000, msc: 0))
    #expect(classifier.source == .present)
    #expect(classifier.syntheticPeriod == nil)
  }

  @Test func `implausible counts are classified as hardware`() {
    for refresh in [
      Refresh(ust: 2_500_000_000, msc: .max), Refresh(ust: 0, msc: 7),
      Refresh(ust: 2_500_000_000, msc: 2_600_000),
    ] {
      var classifier = PresentClassifier(capabilities: 0)
      classifier.add(refresh)
      #expect(classifier.source == .presentHardware)
    }
  }

  @Test func `a classified clock keeps its class`() {
    var classifier = PresentClassifier(capabilities: 0)
    classifier.add(Refresh(ust: 2_500_000_000, msc: (2_500_000_000 + 8_333) / 16_666))
    #expect(classifier.source == .presentSynthetic)
    classifier.add(Refresh(ust: 2_500_100_000, msc: 77))
    #expect(classifier.source == .presentSynthetic && classifier.syntheticPeriod == 1.0 / 60)
  }

  @Test func `a clock that stands still soon after the start is not classified`() {
    var classifier = PresentClassifier(capabilities: 0)
    let first = (20_000_000 + 8_333) / UInt64(16_666)
    classifier.add(Refresh(ust: 20_000_000, msc: first))
    classifier.add(Refresh(ust: 20_000_000, msc: first))
    #expect(classifier.source == .present)
  }
}
