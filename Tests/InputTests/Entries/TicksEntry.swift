@testable import Canvas

/// Refreshes reported by an X server, and the frames scheduled by them.
enum TicksEntry {
  static func handle(_ bytes: [UInt8]) throws {
    var source = EntryBytes(bytes)
    var classifier = PresentClassifier(capabilities: 0)
    var estimator = PeriodEstimator()
    var counter = PresentCounter()
    var pacer = FramePacer()
    var (number, moment, now) = (UInt64(0), UInt64(0), Instant.zero)
    while !source.isEmpty {
      number = source.choice(8) == 0 ? source.word() : number &+ UInt64(source.byte())
      moment = source.choice(8) == 0 ? source.word() : moment &+ UInt64(source.byte()) * 100
      let refresh = Refresh(ust: moment, msc: number)
      classifier.add(refresh)
      estimator.add(refresh)
      let asked = counter.target(after: number % 2 == 0 ? now : nil, period: estimator.period)
      _ = counter.handle(refresh, target: asked, time: now, now: now)
      try require(counter.lead <= 2, "a lead of \(counter.lead)")
      try require((0.0005...0.06).contains(estimator.period), "a period of \(estimator.period) s")
      now = now.advanced(by: Double(source.byte()) / 1000)
      if source.choice(2) == 0 { pacer.awaitTick() }
      pacer.tick(FrameTick(time: now, period: estimator.period))
      let decision = pacer.decide(
        at: now, wants: source.choice(2) == 0, urgency: .atOnce, canPaint: source.choice(4) > 0)
      if case .draw(let target, _) = decision {
        try require(target >= now, "a frame for a moment that is past")
      }
    }
  }
}
