import Canvas
import Controls

/// What the guidelines would have otherwise in a control.
final class AdvicePane: Node {
  private let control: Control
  private let card = TextCard([])

  init(_ control: Control) {
    self.control = control
    super.init()
    addChild(card)
    refresh()
  }

  func refresh() {
    let advice = (control as? SegmentedControl)?.advice ?? []
    card.rows =
      advice.isEmpty
      ? [TextCard.Row(name: "Guidelines", text: "All is well.")]
      : advice.map { TextCard.Row(name: $0.rule.rawValue, text: $0.advice) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    card.measure(available, in: context)
  }

  override func layout(in context: LayoutContext) {
    card.frame = Rect(
      origin: .zero, size: Size(frame.width, card.measure(frame.size, in: context).height))
  }
}
