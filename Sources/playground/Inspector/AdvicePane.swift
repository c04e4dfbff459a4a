import Canvas
import Controls

/// What the guidelines would have otherwise in a control.
final class AdvicePane: Node {
  private let preview: ControlPreview
  private let card = TextCard([])

  init(_ preview: ControlPreview) {
    self.preview = preview
    super.init()
    addChild(card)
    refresh()
  }

  func refresh() {
    let remarks = preview.description.remarks(of: preview.control)
    card.rows =
      remarks.isEmpty
      ? [TextCard.Row(name: "Guidelines", text: "All is well.")]
      : remarks.map { TextCard.Row(name: $0.title, text: $0.text) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    card.measure(available, in: context)
  }

  override func layout(in context: LayoutContext) {
    card.frame = Rect(
      origin: .zero, size: Size(frame.width, card.measure(frame.size, in: context).height))
  }
}
