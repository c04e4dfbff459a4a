import Canvas
import Controls

/// A caption, and a card with a control that goes against the guidelines.
final class AdviceSection: Node {
  /// pt. chosen: design, gallery
  private enum Metrics {
    static let caption = Font(size: 12, weight: .semibold)
    static let captionSpacing = 8.0
  }

  private let caption: Label
  private let card: Card

  init(title: String, _ row: AdvisedRow) {
    caption = Label(title, font: Metrics.caption, role: .secondary)
    card = Card { row }
    super.init()
    addChild(caption)
    addChild(card)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let caption = caption.measure(available, in: context)
    let card = card.measure(available, in: context)
    return Size(available.width, caption.height + Metrics.captionSpacing + card.height)
  }

  override func layout(in context: LayoutContext) {
    let height = caption.measure(frame.size, in: context).height
    caption.frame = Rect(
      x: Card.padding, y: 0, width: frame.width - 2 * Card.padding, height: height)
    let top = height + Metrics.captionSpacing
    card.frame = Rect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top))
  }

  /// Lets the user act on the control or not.
  func setControlEnabled(_ isEnabled: Bool) {
    card.isEnabled = isEnabled
  }
}
