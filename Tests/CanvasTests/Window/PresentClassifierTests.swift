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

  @Test func `other counts are classified as hardware, and 100 s after boot as synthetic`() {
    let flips = classify(capabilities: 1, ticks: 0, number: { _ in 0 }, time: { _ in 0 })
    let later = classify(
      ticks: 1, number: { UInt64(12_345 + $0) }, time: { 2_500_000_000 + UInt64($0) * 16_667 })
    // The first count matches 50 Hz, but the count increases at 60 Hz.
    let chance = classify(
      ticks: 40, number: { UInt64(1000 + $0) }, time: { 20_000_000 + UInt64($0) * 16_667 })
    for classifier in [flips, later, chance] { #expect(classifier.source == .presentHardware) }
    #expect(chance.syntheticPeriod == nil)
    let sources = [UInt64(99_900_000), 100_000_000].map { time in
      classify(number: { _ in number(at: time, interval: 16_666) }, time: { _ in time }).source
    }
    #expect(sources == [.present, .presentSynthetic])
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

@Suite struct `Present counter` {
  private let period = 1.0 / 60
  private func at(_ periods: Double) -> Instant { Instant(seconds: 40 + periods / 60) }

  private func counter() -> PresentCounter {
    var counter = PresentCounter()
    _ = answer(&counter, 100, target: nil, at: 0)
    return counter
  }

  private func answer(
    _ counter: inout PresentCounter, _ number: UInt64, target: UInt64?, at time: Double
  ) -> PresentCounter.Step {
    counter.handle(
      Refresh(ust: 1, msc: number), target: target, time: at(time), now: at(time + 0.01))
  }

  @Test func `the next refresh is requested by its number, if it is known`() {
    // Refreshes are at whole numbers. Those that come too soon after a timer tick are skipped.
    for (time, target) in [
      (0, 101), (nil, nil), (0.24, 101), (0.26, 102), (1.24, 102), (1.26, nil),
    ] as [(Double?, UInt64?)] {
      #expect(counter().target(after: time.map(at), period: period) == target)
      #expect(PresentCounter().target(after: time.map(at), period: period) == nil)
    }
  }

  @Test func `an answer before its target raises the lead, and one at its target lowers it`() {
    var counter = counter()
    for (number, target, time, isTick, refreshes, lead) in [
      (100, 101, 0.1, false, 0, 1), (101, 102, 1, true, 1, 1), (103, 103, 3, true, 2, 0),
    ] as [(UInt64, UInt64, Double, Bool, UInt64, Int)] {
      let step = answer(&counter, number, target: target, at: time)
      #expect(step == (isTick, refreshes) && counter.lead == lead)
      if number == 100 { #expect(counter.target(after: nil, period: period) == 102) }
    }
    // A late answer does not change the lead.
    _ = answer(&counter, 103, target: 104, at: 4)
    _ = answer(&counter, 109, target: 105, at: 9)
    #expect(counter.lead == 1)
  }

  @Test func `a count that stands still is early, and the lead is limited to two`() {
    var counter = counter()
    _ = answer(&counter, 100, target: nil, at: 5)
    #expect(counter.lead == 1 && counter.target(after: at(5.01), period: period) == 102)
    for step in 6...14 {
      let target = counter.target(after: at(Double(step)), period: period)
      _ = answer(&counter, 100, target: target, at: Double(step))
    }
    #expect(counter.lead == 2)
  }

  @Test func `a count that goes back is adopted and not early, and the largest one wraps to 0`() {
    var counter = counter()
    let back = answer(&counter, 7, target: 101, at: 1)
    #expect(back == (true, nil) && counter.lead == 0)
    #expect(counter.target(after: at(1), period: period) == 8)
    counter = PresentCounter()
    _ = answer(&counter, .max, target: nil, at: 0)
    #expect(counter.target(after: at(0), period: period) == 0)
    let wrapped = answer(&counter, 0, target: 0, at: 1)
    #expect(wrapped == (true, nil))
  }
}
