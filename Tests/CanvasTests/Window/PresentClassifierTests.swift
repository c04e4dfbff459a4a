import Testing

@testable import Canvas

@Suite struct `Present classifier` {
  private func classify(
    capabilities: UInt32 = 0, ticks: Int = 30, number: (Int) -> UInt64, time: (Int) -> UInt64
  ) -> PresentClassifier {
    var classifier = PresentClassifier(capabilities: capabilities)
    for index in 0..<ticks { classifier.add(Refresh(ust: time(index), msc: number(index))) }
    return classifier
  }

  /// The count of a server that derives it from the time; `interval` in microseconds.
  private func number(at time: UInt64, interval: UInt64) -> UInt64 {
    (time + interval / 2) / interval
  }

  @Test(arguments: [UInt64(16_666), 8_333, 33_333, 16_949, 4_166, 1_000_000])
  func `a count equal to time divided by an interval is synthetic at once`(interval: UInt64) {
    for offset in stride(from: 0, to: interval, by: Int(interval / 8)) {
      let time = 2_500_000_000 + offset
      let classifier = classify(
        ticks: 1, number: { _ in number(at: time, interval: interval) }, time: { _ in time })
      #expect(classifier.source == .presentSynthetic)
      #expect(abs((classifier.syntheticPeriod ?? 0) * 1e6 - Double(interval)) < 1, "+ \(offset) µs")
    }
  }

  @Test(arguments: [16_667.0, 16_683.3, 16_666.7, 6_944.4, 13_333.3])
  func `a display turned on seconds after the clock started is hardware`(interval: Double) {
    // After an hour the count differs from time divided by interval by only a tenth of a percent.
    for start in [2.0, 5, 17, 60] {
      let count = UInt64((3600e6 - start * 1e6) / interval)
      let classifier = classify(ticks: 1, number: { _ in count }, time: { _ in 3_600_000_000 })
      #expect(classifier.source == .presentHardware, "turned on after \(start) s")
    }
  }

  @Test(arguments: [(99.9, .present), (100, .presentSynthetic)] as [(Double, ClockSource)])
  func `a count is classified as synthetic 100 s after boot`(age: Double, source: ClockSource) {
    let time = UInt64(age * 1e6)
    let count = number(at: time, interval: 16_666)
    #expect(classify(number: { _ in count }, time: { _ in time }).source == source)
  }

  @Test func `other counts are classified as hardware`() {
    let flips = classify(capabilities: 1, ticks: 0, number: { _ in 0 }, time: { _ in 0 })
    let later = classify(
      ticks: 1, number: { UInt64(12_345 + $0) }, time: { 2_500_000_000 + UInt64($0) * 16_667 })
    // The first count matches 50 Hz, but the count increases at 60 Hz.
    let chance = classify(
      ticks: 40, number: { UInt64(1000 + $0) }, time: { 20_000_000 + UInt64($0) * 16_667 })
    for classifier in [flips, later, chance] { #expect(classifier.source == .presentHardware) }
    #expect(chance.syntheticPeriod == nil)
  }

  @Test(
    arguments: [
      // A counter at 0, and a clock that stands still soon after the start.
      ([(2_500_000_000, 0)], .present, nil),
      ([(20_000_000, 1200), (20_000_000, 1200)], .present, nil),
      // Implausible counts.
      ([(2_500_000_000, .max)], .presentHardware, nil), ([(0, 7)], .presentHardware, nil),
      ([(2_500_000_000, 2_600_000)], .presentHardware, nil),
      // A classified clock keeps its class.
      ([(2_500_000_000, 150_006)], .presentSynthetic, 1.0 / 60),
      ([(2_500_000_000, 150_006), (2_500_100_000, 77)], .presentSynthetic, 1.0 / 60),
    ] as [([(ust: UInt64, msc: UInt64)], ClockSource, Double?)])
  func `odd counts are classified, or not yet`(
    refreshes: [(ust: UInt64, msc: UInt64)], source: ClockSource, period: Double?
  ) {
    var classifier = PresentClassifier(capabilities: 0)
    for refresh in refreshes { classifier.add(Refresh(ust: refresh.ust, msc: refresh.msc)) }
    #expect(classifier.source == source && classifier.syntheticPeriod == period)
  }
}
