@testable import Canvas

extension Instant {
  /// A moment of a run of frames, in milliseconds from its start.
  static func inRun(_ milliseconds: Double) -> Instant {
    Instant(seconds: 100 + milliseconds / 1000)
  }
}

extension FrameTick {
  /// A tick of a display of 60 Hz.
  static func inRun(_ milliseconds: Double) -> FrameTick {
    FrameTick(time: .inRun(milliseconds), period: 1.0 / 60)
  }
}

extension FramePacer {
  mutating func decide(
    _ milliseconds: Double, _ urgency: Urgency = .atTick, wants: Bool = true, canPaint: Bool = true
  ) -> Decision {
    decide(at: .inRun(milliseconds), wants: wants, urgency: urgency, canPaint: canPaint)
  }

  mutating func tick(_ milliseconds: Double) { tick(.inRun(milliseconds)) }
}

extension FramePacer.Decision {
  /// When the frame is shown, in milliseconds from the start of the run; `nil` if none is painted.
  var shown: Double? {
    guard case .draw(let target) = self else { return nil }
    return target.seconds(since: .inRun(0)) * 1000
  }

  func isShown(at milliseconds: Double) -> Bool {
    shown.map { abs($0 - milliseconds) < 0.001 } == true
  }
}

extension FrameScheduler {
  mutating func decide(_ milliseconds: Double, wants: Bool = true, holdsMotion: Bool = false)
    -> Decision
  {
    decide(at: .inRun(milliseconds), wants: wants, holdsMotion: holdsMotion, canPaint: true)
  }
}
