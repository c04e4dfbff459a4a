import Canvas
import Controls

/// Chips for all unusual states, in one line.
final class StateChips: Node {
  /// pt. chosen
  private static let spacing = 4.0

  var onDismiss: ((UnusualState) -> Void)?

  /// Whether the first chip is at the leading edge, else at the trailing edge.
  var isLeading = false {
    didSet { if isLeading != oldValue { invalidate(.layout, reason: "alignment") } }
  }

  private let chips = UnusualState.allCases.map { StateChip($0) }

  override init() {
    super.init()
    for chip in chips {
      chip.onDismiss = { [weak self, state = chip.state] in self?.onDismiss?(state) }
      addChild(chip)
    }
  }

  var isEmpty: Bool { chips.allSatisfy(\.isHidden) }

  func show(_ titles: [UnusualState: String]) {
    for chip in chips { chip.title = titles[chip.state] }
    invalidate(.layout, reason: "states")
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, StateChip.Metrics.height)
  }

  /// A chip has the same place whether or not the chips that a replay may lack follow it.
  override func layout(in context: LayoutContext) {
    var x = 0.0
    for (index, chip) in chips.enumerated() where !chip.isHidden {
      let others = chips[(index + 1)...].filter { !$0.isHidden || !$0.state.isReplayed }
      let reserve = Double(others.count) * (Self.spacing + StateChip.shortWidth)
      let full = chip.fullWidth(in: context.text)
      chip.isShort = x + full + reserve > frame.width
      let width = chip.isShort ? StateChip.shortWidth : full
      place(
        chip,
        Rect(
          x: isLeading ? x : frame.width - x - width, y: 0, width: width,
          height: StateChip.Metrics.height), context)
      x += width + Self.spacing
    }
  }
}
