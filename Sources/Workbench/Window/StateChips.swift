import Canvas
import Controls

/// The chips that name settings with other values than the usual ones.
final class StateChips: Node {
  /// pt. chosen
  private static let spacing = 4.0

  var onDismiss: ((NonDefaultState) -> Void)?

  /// Whether the first chip is at the leading edge, else at the trailing edge.
  var isLeading = false { didSet { changed(isLeading, from: oldValue, .layout, "alignment") } }

  private var chips: [StateChip] = []

  var isEmpty: Bool { chips.isEmpty }

  /// The width of all chips after the last layout, in points.
  private(set) var contentWidth = 0.0

  func show(_ titles: [NonDefaultState: String]) {
    let states = NonDefaultState.allCases.filter { titles[$0] != nil }
    if states != chips.map(\.state) {
      for chip in chips { chip.removeFromParent() }
      chips = states.map { state in chips.first { $0.state == state } ?? makeChip(for: state) }
      for chip in chips { addChild(chip) }
    }
    for chip in chips { chip.title = titles[chip.state] ?? "" }
    invalidate(.layout, reason: "states")
  }

  private func makeChip(for state: NonDefaultState) -> StateChip {
    let chip = StateChip(state)
    chip.onDismiss = { [weak self] in self?.onDismiss?(state) }
    return chip
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, StateChip.Metrics.height)
  }

  /// A chip has the same place whether or not the chips that a replay may lack follow it.
  override func layout(in context: LayoutContext) {
    var x = 0.0
    for chip in chips {
      let others = NonDefaultState.allCases.drop { $0 != chip.state }.dropFirst()
      let count = others.count { state in !state.isReplayed || chips.contains { $0.state == state }
      }
      let reserve = Double(count) * (Self.spacing + StateChip.shortWidth)
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
    contentWidth = max(0, x - Self.spacing)
  }
}
