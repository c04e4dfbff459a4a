import ControlsTesting
import Testing

@testable import Canvas

private let start = 1000.0

@Suite struct `Ticks of simulated X servers` {
  /// The time, in seconds, and content of the answer to a request; `nil` for no answer.
  private typealias Server = (_ target: UInt64?, _ now: Double) -> (time: Double, refresh: Refresh)?

  private struct Run {
    var frames: [Double] = []
    var requests: [Double] = []
    var clock: FrameClock

    func mostFrames(in period: Double) -> Int {
      frames.filter { $0 >= start + 0.1 }.map { first in
        frames.filter { $0 >= first && $0 < first + period * 0.7 }.count
      }.max() ?? 0
    }
  }

  private func refresh(_ number: UInt64, at time: Double) -> Refresh {
    Refresh(ust: UInt64(time * 1e6), msc: number)
  }

  private func animate(
    _ server: @escaping Server, seconds: Double = 2, painting: Double = 0.002, rate: Double? = 60
  ) -> Run {
    var sent: [(serial: UInt32, time: Double, refresh: Refresh)] = []
    var requests: [Double] = []
    var now = start
    var run = Run(clock: FrameClock(preference: .automatic))
    run.clock.prepare(present: PresentClock(capabilities: 9))
    func request(after beginning: Double) {
      let request = run.clock.request(
        after: Instant(seconds: beginning), at: Instant(seconds: now), refreshRate: { rate })
      guard let request else { return }
      requests.append(now)
      guard let (time, refresh) = server(request.target, now) else { return }
      sent.append((request.serial, max(time, now + 0.0001), refresh))
    }
    func paint(after tick: FrameTick?) {
      run.frames.append(now)
      now += painting
      request(after: tick?.time.seconds ?? now - painting)
    }
    paint(after: nil)
    while now < start + seconds {
      let deadline = run.clock.deadline?.seconds
      let answer = sent.min { $0.time < $1.time }
      if let answer, answer.time <= deadline ?? .infinity {
        sent.removeAll { $0.serial == answer.serial }
        now = max(now, answer.time)
        let tick = run.clock.complete(
          serial: answer.serial, refresh: answer.refresh, at: Instant(seconds: now),
          refreshRate: { rate })
        if let tick {
          paint(after: tick)
        } else if run.clock.watchdog.isHidden {
          request(after: now)
        }
      } else if let deadline {
        now = max(now, deadline)
        if let tick = run.clock.tick(at: Instant(seconds: now)) { paint(after: tick) }
        run.clock.checkDeadline(at: Instant(seconds: now), refreshRate: { rate })
      } else {
        break
      }
    }
    run.requests = requests
    return run
  }

  private func display(rate: Double, phase: Double = 0.4) -> (
    number: (Double) -> UInt64, time: (UInt64) -> Double
  ) {
    let origin = start - 50 / rate - phase / rate
    return ({ UInt64((($0 - origin) * rate).rounded(.down)) }, { origin + Double($0) / rate })
  }

  @Test(arguments: [30.0, 60, 75, 144, 240], [0.0, 0.1, 0.4, 0.9])
  func `every refresh of an X server is shown at its rate`(rate: Double, phase: Double) {
    let display = display(rate: rate, phase: phase)
    let server: Server = { target, now in
      let number = max(target ?? 0, display.number(now) + (target == nil ? 1 : 0))
      return (display.time(number), refresh(number, at: display.time(number)))
    }
    let run = animate(server, rate: rate)
    #expect(abs(Double(run.frames.count) - 2 * rate) <= 4 && run.clock.source == .presentHardware)
    #expect(run.requests.count <= run.frames.count)
    let steady = run.frames.filter { $0 > start + 0.3 }
    #expect(zip(steady.dropFirst(), steady).allSatisfy { abs($0 - $1 - 1 / rate) < 0.001 })
  }

  /// Xwayland answers one refresh too early, and counts only while a request is pending.
  private func xwayland(rate: Double, isSeen: @escaping (Double) -> Bool = { _ in true }) -> Server
  {
    var (number, time) = (UInt64(1), start)
    return { target, now in
      let target = target ?? number + 1
      if target - 1 <= number { return (now, refresh(number, at: time)) }
      let wait = isSeen(now) ? 1 / rate : 1
      number += 1
      time = max(time + (isSeen(now) ? 1 / rate : 1), now)
      if time - now > wait { time = now + wait }
      while number < target - 1 {
        number += 1
        time += wait
      }
      return (time, refresh(number, at: time))
    }
  }

  @Test(arguments: [60.0, 120])
  func `Xwayland is followed although it answers one refresh early`(rate: Double) {
    let run = animate(xwayland(rate: rate), rate: rate)
    #expect(run.frames.count > Int(1.7 * rate) && run.frames.count <= Int(2 * rate) + 3)
    #expect(run.clock.source == .presentHardware && run.clock.watchdog.fallbacks == 0)
    #expect(run.requests.count <= run.frames.count && run.mostFrames(in: 1 / rate) == 1)
  }

  @Test func `one refresh a second hides the window until refreshes are faster`() {
    let back = start + 6.5
    let run = animate(xwayland(rate: 60) { $0 < start + 1 || $0 >= back }, seconds: 6)
    #expect(run.clock.watchdog.isHidden)
    // The timer replaces the server until its first answer.
    #expect(run.frames.allSatisfy { $0 < start + 2.2 })
    #expect(run.requests.filter { $0 > start + 2.5 }.count <= 5)
    let seen = animate(xwayland(rate: 60) { $0 < start + 1 || $0 >= start + 4.5 }, seconds: 8)
    #expect(!seen.clock.watchdog.isHidden)
  }

  /// Counters that no display has.
  @Test(
    arguments: [
      "standing still", "zero", "at once", "at once and ahead", "backwards", "jumping", "random",
      "a thousand a second",
    ], [0.0005, 0.004, 0.014])
  func `an implausible counter causes no busy loop`(kind: String, painting: Double) {
    var random = SeededGenerator(seed: 5)
    var count: UInt64 = 1 << 40
    let server: Server = { target, now in
      switch kind {
      case "standing still": return (now, refresh(count, at: start))
      case "zero": return (now, Refresh(ust: 0, msc: 0))
      case "at once": count += 1
      case "at once and ahead":
        count += 1
        return (now, refresh(count, at: now + Double(count % 1000) / 60))
      case "backwards": count -= 1
      case "jumping": count += 1_000_003
      case "random": count = UInt64.random(in: 0...(.max), using: &random)
      default:
        count += 1
        return (now + 0.001, refresh(count, at: now + 0.001))
      }
      return (now, refresh(count, at: now))
    }
    let run = animate(server, painting: painting)
    // Two ticks are at least three quarters of a period apart.
    #expect((110...160).contains(run.frames.count), "\(run.frames.count)")
    #expect(run.requests.count <= run.frames.count && run.mostFrames(in: 1.0 / 60) == 1)
  }

  @Test(arguments: [0.4, 1.2, 3.0]) func `a server that stops for a while loses no tick`(
    stop: Double
  ) {
    let display = display(rate: 60)
    let stopped = (start + 0.5)..<(start + 0.5 + stop)
    let server: Server = { target, now in
      let number = max(target ?? 0, display.number(now) + (target == nil ? 1 : 0))
      let time = display.time(number)
      let answered = stopped.contains(time) ? stopped.upperBound : time
      return (answered, refresh(max(number, display.number(answered)), at: time))
    }
    let run = animate(server, seconds: 5)
    let gaps = zip(run.frames.dropFirst(), run.frames).map { $0 - $1 }
    // A gap is noticed after three periods; later gaps are at most two.
    #expect(gaps.filter { $0 > 2.0 / 60 }.count <= 1, "\(gaps.filter { $0 > 2.0 / 60 })")
    #expect((gaps.max() ?? 9) < 4.5 / 60)
    #expect(run.clock.source == .presentHardware && run.clock.watchdog.fallbacks == 1)
    #expect(run.mostFrames(in: 1.0 / 60) == 1)
  }
}
