@testable import Canvas

extension Instant {
  /// A time in milliseconds after the start of a run of frames.
  static func inRun(_ milliseconds: Double) -> Instant {
    Instant(seconds: 100 + milliseconds / 1000)
  }
}

extension FrameTick {
  /// A tick of a 60 Hz display.
  static func inRun(_ milliseconds: Double) -> FrameTick {
    FrameTick(time: .inRun(milliseconds), period: 1.0 / 60)
  }
}

extension FramePacer {
  mutating func decide(
    _ milliseconds: Double, _ urgency: Urgency = .atTick, wants: Bool = true,
    holdsMotion: Bool = false, canPaint: Bool = true
  ) -> Decision {
    decide(
      at: .inRun(milliseconds), wants: wants, urgency: urgency, holdsMotion: holdsMotion,
      canPaint: canPaint)
  }

  mutating func tick(_ milliseconds: Double) { tick(.inRun(milliseconds)) }
}

extension FramePacer.Decision {
  /// The target in milliseconds after the start of the run; `nil` if no frame is painted.
  var shown: Double? {
    guard case .draw(let target, _) = self else { return nil }
    return target.seconds(since: .inRun(0)) * 1000
  }

  func isShown(at milliseconds: Double) -> Bool {
    shown.map { abs($0 - milliseconds) < 0.001 } == true
  }
}
