import Testing

@testable import Canvas

@Suite struct `Present classifier` {
  private func classify(
    capabilities: UInt32 = 0, ticks: Int = 30, number: (Int) -> UInt64, time: (Int) -> UInt64
  ) -> ClockSource {
    var classifier = PresentClassifier(capabilities: capabilities)
    for index in 0..<ticks {
      classifier.add(Refresh(ust: time(index), msc: number(index)))
    }
    return classifier.source
  }

  @Test func `a driver that can flip is real at once`() {
    #expect(
      classify(capabilities: 1, ticks: 0, number: { _ in 0 }, time: { _ in 0 }) == .presentHardware)
  }

  @Test(arguments: [UInt64(16_666), 8_333, 33_333])
  func `a number that is the time divided by the interval is made up`(interval: UInt64) {
    let start: UInt64 = 2_500_000_000
    let time = { (index: Int) in start + UInt64(index) * interval + UInt64(index % 3) * 300 }
    #expect(
      classify(number: { (time($0) + interval / 2) / interval }, time: time) == .presentSynthetic)
  }

  @Test func `a number that counts from somewhere else is real`() {
    let start: UInt64 = 2_500_000_000
    #expect(
      classify(number: { UInt64(12_345 + $0) }, time: { start + UInt64($0) * 16_667 })
        == .presentHardware)
  }

  @Test func `a few ticks decide nothing`() {
    #expect(
      classify(ticks: 10, number: { UInt64(1 + $0) }, time: { UInt64(1 + $0) * 16_667 })
        == .present)
  }
}
