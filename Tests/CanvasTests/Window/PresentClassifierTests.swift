import Testing

@testable import Canvas

@Suite struct `Present classifier` {
  private func classify(
    capabilities: UInt32 = 0, ticks: Int = 30, number: (Int) -> UInt64, time: (Int) -> UInt64
  ) -> ClockSource {
    var classifier = PresentClassifier(capabilities: capabilities)
    for index in 0..<ticks { classifier.add(Refresh(ust: time(index), msc: number(index))) }
    return classifier.source
  }

  @Test func `a driver with asynchronous flips is classified as hardware at once`() {
    #expect(
      classify(capabilities: 1, ticks: 0, number: { _ in 0 }, time: { _ in 0 }) == .presentHardware)
  }

  /// The count of a server that derives it from the time; `interval` in microseconds.
  private func number(at time: UInt64, interval: UInt64) -> UInt64 {
    (time + interval / 2) / interval
  }

  @Test(arguments: [UInt64(16_666), 8_333, 33_333, 16_949, 4_166, 1_000_000])
  func `a count equal to time divided by an interval is classified as synthetic at once`(
    interval: UInt64
  ) {
    for offset in stride(from: 0, to: interval, by: Int(interval / 8)) {
      let time = 2_500_000_000 + offset
      var classifier = PresentClassifier(capabilities: 0)
      classifier.add(Refresh(ust: time, msc: number(at: time, interval: interval)))
      #expect(classifier.source == .presentSynthetic)
      #expect(abs((classifier.syntheticPeriod ?? 0) * 1e6 - Double(interval)) < 1, "+ \(offset) µs")
    }
  }

  @Test func `a count with another start is classified as hardware at once`() {
    #expect(
      classify(
        ticks: 1, number: { UInt64(12_345 + $0) }, time: { 2_500_000_000 + UInt64($0) * 16_667 })
        == .presentHardware)
  }

  @Test(arguments: [16_667.0, 16_683.3, 16_666.7, 6_944.4, 13_333.3])
  func `a display turned on seconds after the clock started is classified as hardware`(
    interval: Double
  ) {
    // After an hour the count differs from time divided by interval by only a tenth of a percent.
    for start in [2.0, 5, 17, 60] {
      let now = 3600e6
      let count = UInt64((now - start * 1e6) / interval)
      #expect(
        classify(ticks: 1, number: { _ in count }, time: { _ in UInt64(now) }) == .presentHardware,
        "turned on after \(start) s")
    }
  }

  @Test(arguments: [(99.9, .present), (100, .presentSynthetic)] as [(Double, ClockSource)])
  func `a count is classified as synthetic 100 s after boot`(age: Double, source: ClockSource) {
    let time = UInt64(age * 1e6)
    let count = number(at: time, interval: 16_666)
    #expect(classify(ticks: 30, number: { _ in count }, time: { _ in time }) == source)
  }

  @Test func `a count that matches by chance is detected by the next ones`() {
    // The first count matches 50 Hz, but the count increases at 60 Hz.
    let time = { (index: Int) in 20_000_000 + UInt64(index) * 16_667 }
    var classifier = PresentClassifier(capabilities: 0)
    for index in 0..<40 { classifier.add(Refresh(ust: time(index), msc: UInt64(1000 + index))) }
    #expect(classifier.source == .presentHardware)
    #expect(classifier.syntheticPeriod == nil)
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
