import Testing

@testable import Canvas

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

  @Test func `without a known count the next refresh is requested without a number`() {
    #expect(PresentCounter().target(after: at(0), period: period) == nil)
    #expect(PresentCounter().target(after: nil, period: period) == nil)
  }

  @Test func `after a tick the next refresh is requested by its number`() {
    #expect(counter().target(after: at(0), period: period) == 101)
    #expect(counter().target(after: nil, period: period) == nil)
  }

  @Test func `after a timer tick, refreshes that come too soon are skipped`() {
    // Refreshes are at whole numbers. The frame was painted in between.
    #expect(counter().target(after: at(0.24), period: period) == 101)
    #expect(counter().target(after: at(0.26), period: period) == 102)
    #expect(counter().target(after: at(1.24), period: period) == 102)
    #expect(counter().target(after: at(1.26), period: period) == nil)
  }

  @Test func `an answer before its target raises the lead, and one at its target lowers it`() {
    var counter = counter()
    var step = answer(&counter, 100, target: 101, at: 0.1)
    #expect(step == (false, 0))
    #expect(counter.lead == 1)
    #expect(counter.target(after: nil, period: period) == 102)
    step = answer(&counter, 101, target: 102, at: 1)
    #expect(step == (true, 1))
    #expect(counter.lead == 1)
    step = answer(&counter, 103, target: 103, at: 3)
    #expect(step == (true, 2))
    #expect(counter.lead == 0)
    // A late answer does not change the lead.
    _ = answer(&counter, 103, target: 104, at: 4)
    _ = answer(&counter, 109, target: 105, at: 9)
    #expect(counter.lead == 1)
  }

  @Test func `a count that stands still is early`() {
    var counter = counter()
    _ = answer(&counter, 100, target: nil, at: 5)
    #expect(counter.lead == 1)
    #expect(counter.target(after: at(5.01), period: period) == 102)
  }

  @Test func `the lead is limited to two`() {
    var counter = counter()
    for step in 1...9 {
      let target = counter.target(after: at(Double(step)), period: period)
      _ = answer(&counter, 100, target: target, at: Double(step))
    }
    #expect(counter.lead == 2)
  }

  @Test func `a count that goes back is adopted and is not early`() {
    var counter = counter()
    let step = answer(&counter, 7, target: 101, at: 1)
    #expect(step == (true, nil))
    #expect(counter.lead == 0)
    #expect(counter.target(after: at(1), period: period) == 8)
  }

  @Test func `the largest count wraps to 0`() {
    var counter = PresentCounter()
    _ = answer(&counter, .max, target: nil, at: 0)
    #expect(counter.target(after: at(0), period: period) == 0)
    let step = answer(&counter, 0, target: 0, at: 1)
    #expect(step == (true, nil))
  }
}
