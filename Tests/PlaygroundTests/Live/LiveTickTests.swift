import Logging
import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  /// The server's ticks, with answers that the test gives in the server's place.
  @Suite @MainActor
  struct LiveTickTests {
    private let start = Instant(seconds: 4000)

    private func at(_ seconds: Double) -> Instant { start.advanced(by: seconds) }

    /// A refresh of a display whose count has nothing to do with the time.
    private func refresh(_ number: UInt64, at seconds: Double) -> Refresh {
      Refresh(ust: UInt64(at(seconds).nanoseconds / 1000), msc: 12_345 + number)
    }

    private func clock(_ live: LiveWindow) throws -> PresentClock {
      try #require(PresentClock(connection: live.window.connection, window: live.window.id))
    }

    @Test func oneRequestIsOneTickAtTheServersTime() throws {
      let live = try LiveWindow()
      let clock = try clock(live)
      #expect(clock.complete(serial: 1, refresh: refresh(1, at: 0), at: at(0)) == nil)
      clock.requestTick(after: at(0), at: at(0))
      // It is on its way.
      clock.requestTick(after: at(0.1), at: at(0.1))
      #expect(clock.complete(serial: 7, refresh: refresh(1, at: 0.01), at: at(0.1)) == nil)
      let tick = try #require(
        clock.complete(serial: 1, refresh: refresh(1, at: 0.01), at: at(0.013)))
      #expect(tick.time == at(0.01))
      #expect(clock.complete(serial: 1, refresh: refresh(2, at: 0.03), at: at(0.03)) == nil)
    }

    @Test func aCountThatRepeatsIsNoTickAndTheNextIsAskedFor() throws {
      let live = try LiveWindow()
      let clock = try clock(live)
      clock.requestTick(after: at(0), at: at(0))
      _ = clock.complete(serial: 1, refresh: refresh(5, at: 0.01), at: at(0.01))
      clock.requestTick(after: at(0.01), at: at(0.011))
      #expect(clock.complete(serial: 2, refresh: refresh(5, at: 0.02), at: at(0.02)) == nil)
      let tick = clock.complete(serial: 3, refresh: refresh(4, at: 0.03), at: at(0.03))
      #expect(tick?.time == at(0.03))
    }

    @Test func aRequestThatIsLostIsMadeAgainAfterTwoSeconds() throws {
      let live = try LiveWindow()
      let clock = try clock(live)
      clock.requestTick(after: at(0), at: at(0))
      clock.requestTick(after: at(0), at: at(1.9))
      clock.requestTick(after: at(0), at: at(2.1))
      #expect(clock.complete(serial: 1, refresh: refresh(1, at: 2.1), at: at(2.1)) == nil)
      #expect(clock.complete(serial: 2, refresh: refresh(1, at: 2.1), at: at(2.1)) != nil)
    }

    /// The server's clock may be another's, and its answers may be ahead of what they tell.
    @Test(arguments: [(0.5, 0.5), (1.5, 1.0), (-0.5, 1.0)])
    func aTimeThatCannotBeIsNow(seconds: Double, expected: Double) throws {
      let live = try LiveWindow()
      let clock = try clock(live)
      clock.requestTick(after: at(0), at: at(0))
      let tick = clock.complete(serial: 1, refresh: refresh(1, at: seconds), at: at(1))
      #expect(tick?.time == at(expected))
      for (serial, ust) in [(UInt32(2), UInt64(0)), (3, .max)] {
        clock.requestTick(after: at(1), at: at(1))
        let odd = Refresh(ust: ust, msc: 99_000 + UInt64(serial))
        #expect(clock.complete(serial: serial, refresh: odd, at: at(2))?.time == at(2))
      }
    }

    private func ticker(
      _ preference: ClockPreference, _ clock: PresentClock, rate: Double? = 50
    ) -> FrameTicker {
      FrameTicker(
        preference: preference, present: clock, refreshRate: { rate },
        logger: Logger(label: "test"))
    }

    @Test func aServerThatDoesNotTickIsReplacedUntilItDoes() throws {
      let live = try LiveWindow()
      let clock = try clock(live)
      let ticker = ticker(.automatic, clock)
      _ = ticker.complete(serial: 0, refresh: refresh(0, at: 0), at: at(0))
      #expect(ticker.source == .presentHardware)
      ticker.request(after: at(0), at: at(0))
      // Nothing is known yet: three times the slowest display's period.
      #expect(ticker.deadline == at(3 * PeriodEstimator.slowest))
      ticker.checkDeadline(at: at(0.1))
      #expect(ticker.source == .presentHardware && ticker.fallbacks == 0)
      ticker.checkDeadline(at: at(0.2))
      #expect(ticker.source == .timer && ticker.fallbacks == 1)
      #expect(ticker.deadline == at(0.22) && ticker.period == 0.02)
      #expect(ticker.tick(at: at(0.22)) == FrameTick(time: at(0.22), period: 0.02))

      // Late as it is, it is no tick; three that are prompt are needed.
      #expect(ticker.complete(serial: 1, refresh: refresh(1, at: 0.3), at: at(0.3)) == nil)
      var time = 0.3
      for serial: UInt32 in 2...4 {
        #expect(ticker.source == .timer)
        ticker.request(after: at(time), at: at(time))
        #expect(ticker.deadline != nil)
        time += 0.016
        let number = UInt64(serial)
        #expect(
          ticker.complete(serial: serial, refresh: refresh(number, at: time), at: at(time)) == nil)
      }
      #expect(ticker.source == .presentHardware && ticker.deadline == nil)
      ticker.request(after: at(time), at: at(time))
      let tick = ticker.complete(
        serial: 5, refresh: refresh(5, at: time + 0.016), at: at(time + 0.016))
      #expect(tick?.time == at(time + 0.016))
      #expect(tick?.period == ticker.period && abs(ticker.period - 0.016) < 1e-4)
    }

    @Test func whoInsistsOnTheServerWaitsForIt() throws {
      let live = try LiveWindow()
      let ticker = ticker(.present, try clock(live))
      ticker.request(after: at(0), at: at(0))
      #expect(ticker.deadline == nil)
      ticker.checkDeadline(at: at(5))
      #expect(ticker.source == .present && ticker.fallbacks == 0)
      #expect(ticker.complete(serial: 1, refresh: refresh(1, at: 5), at: at(5)) != nil)
    }

    /// The screen's own rate is worth more than the one that the server makes up, if it says one.
    @Test(arguments: [(nil, 1.0 / 30), (240, 1.0 / 240)] as [(Double?, Double)])
    func ticksThatAServerMakesUpAreMadeHere(rate: Double?, period: Double) throws {
      let live = try LiveWindow()
      let clock = try clock(live)
      let ticker = ticker(.automatic, clock, rate: rate)
      // 30 Hz of the server's own timer.
      let synthetic = Refresh(ust: 4_000_000_000, msc: (4_000_000_000 + 16_666) / 33_333)
      #expect(ticker.complete(serial: 0, refresh: synthetic, at: at(0)) == nil)
      #expect(clock.source == .presentSynthetic && ticker.source == .timer)
      ticker.request(after: at(0), at: at(0.01))
      #expect(abs(ticker.period - period) < 1e-9)
      #expect(ticker.deadline == at(0).advanced(by: period))
      // The server was asked for nothing, so it answers nothing.
      #expect(clock.complete(serial: 1, refresh: refresh(1, at: 0.1), at: at(0.1)) == nil)
      ticker.stop()
      #expect(ticker.deadline == nil)
      let insisting = self.ticker(.present, clock)
      #expect(insisting.source == .presentSynthetic)
    }

    @Test func afterAStopNothingIsLate() throws {
      let live = try LiveWindow()
      let ticker = ticker(.automatic, try clock(live))
      ticker.request(after: at(0), at: at(0))
      #expect(ticker.deadline != nil)
      ticker.stop()
      #expect(ticker.deadline == nil)
      ticker.checkDeadline(at: at(5))
      #expect(ticker.fallbacks == 0)
    }
  }
}
