import Canvas
import Controls

struct FrameSample: Hashable {
  enum Phase: Int, CaseIterable {
    case input, motion, record, paint, present

    var title: String { self == .motion ? "Animation" : "\(self)".sentenceCased }

    func color(in theme: Theme) -> Color {
      let colors = theme.tools
      return switch self {
      case .input: colors.inputPhase
      case .motion: colors.motionPhase
      case .record: colors.recordPhase
      case .paint: colors.paintPhase
      case .present: colors.presentPhase
      }
    }
  }

  /// In seconds, in the order of ``Phase``.
  var phases: [Double]
  /// The share of the window's pixels, 0 to 1.
  var damage: Double
  var endsRest: Bool

  var cost: Double { phases.reduce(0, +) }
}

/// A meter that makes samples of frames from the activity of a window.
struct FrameMeter {
  private var hasOpened = false
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
      // The first frame lays out and paints what measuring brings into the window.
      guard hasOpened else {
        hasOpened = true
        return nil
      }
      let paintStart = report.presented.advanced(by: -report.presentDuration - report.paintDuration)
      let start = paintStart.advanced(by: -report.updateDuration)
      let motion = sampled.map { min(max(0, $0.seconds(since: start)), report.updateDuration) } ?? 0
      return FrameSample(
        phases: [
          input, motion, report.updateDuration - motion, report.paintDuration,
          report.presentDuration,
        ], damage: Double(report.damagedPixels) / Double(max(pixels, 1)),
        endsRest: report.interval == nil)
    case .woke, .ticked, .received, .sleeps: return nil
    }
  }
}
