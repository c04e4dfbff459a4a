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
