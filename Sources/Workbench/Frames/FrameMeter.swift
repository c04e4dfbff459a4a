import Canvas

struct FrameMeter {
  private var input = 0.0
  private var sampled: Instant?

  /// Called between the sampling of animations and the recording.
  mutating func noteSampled(at time: Instant) { sampled = time }

  mutating func sample(of activity: WindowActivity, pixels: Int) -> FrameSample? {
    switch activity {
    case .delivered(let start, let end):
      input += end.seconds(since: start)
      return nil
    case .painted(let report, _):
      defer { (input, sampled) = (0, nil) }
      if report.rectCount == 0 { return nil }
      let paintStart = report.presented.advanced(by: -report.presentDuration - report.paintDuration)
      let start = paintStart.advanced(by: -report.updateDuration)
      let motion = sampled.map { min(max(0, $0.seconds(since: start)), report.updateDuration) } ?? 0
      return FrameSample(
        phases: [
          input, motion, report.updateDuration - motion, report.paintDuration,
          report.presentDuration,
        ],
        damage: Double(report.damagedPixels) / Double(max(pixels, 1)),
        endsRest: report.interval == nil)
    case .woke, .ticked, .received, .sleeps:
      return nil
    }
  }
}
