import Canvas
import Controls

/// A caption and the card under it.
final class GallerySection: Node {
  /// pt. chosen: design, gallery
  private enum Metrics {
    static let caption = Font(size: 12, weight: .semibold)
    static let captionSpacing = 8.0
    static let notePadding = 10.0
  }

  private let caption: Label
  private let card: Card
  let rows: [FormRow]

  /// - Parameters:
  ///   - title: above the card.
  ///   - rowHeight: of every row, pt; nil for as high as each would like to be.
  ///   - rows: from the top.
  init(title: String, rowHeight: Double?, rows: [FormRow]) {
    caption = Label(title, font: Metrics.caption, role: .secondary)
    card = Card(rowHeight: rowHeight) {
      rowHeight == nil ? rows.flatMap(Self.withAdvice) : rows
    }
    self.rows = rows
    super.init()
    addChild(caption)
    addChild(card)
  }

  /// A row, and what the guidelines would have otherwise in its control.
  private static func withAdvice(_ row: FormRow) -> [Node] {
    let description = ControlCatalog.playground.description(of: row.control)
    let remarks = description?.remarks(of: row.control) ?? []
    return [row] + remarks.map { AdviceNote($0, padding: Metrics.notePadding) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let captionSize = caption.measure(available, in: context)
    let cardSize = card.measure(available, in: context)
    return Size(
      available.width, captionSize.height + Metrics.captionSpacing + cardSize.height)
  }

  override func layout(in context: LayoutContext) {
    let captionSize = caption.measure(frame.size, in: context)
    let cardSize = card.measure(frame.size, in: context)
    let width = frame.width - 2 * Card.padding
    caption.frame = Rect(x: Card.padding, y: 0, width: width, height: captionSize.height)
    card.frame = Rect(
      x: 0, y: captionSize.height + Metrics.captionSpacing, width: frame.width,
      height: cardSize.height)
  }

  /// Lets the user act on the rows or not; rows that are disabled for good stay so.
  func setRowsEnabled(_ isEnabled: Bool) {
    card.isEnabled = isEnabled
  }
}
