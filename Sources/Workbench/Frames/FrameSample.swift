import Canvas
import Controls

struct FrameSample: Hashable {
  enum Phase: Int, CaseIterable {
    case input, motion, record, paint, present

    var title: String { "\(self)".sentenceCased }

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
