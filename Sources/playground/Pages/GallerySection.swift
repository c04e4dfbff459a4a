import Canvas
import Controls

final class GallerySection: CaptionedNode {
  /// In points. chosen: design, gallery
  private static let notePadding = 10.0

  /// - Parameter rowHeight: in points; `nil` for the rows' own heights.
  init(title: String, rowHeight: Double?, rows: [FormRow]) {
    let card = Card(rowHeight: rowHeight) {
      rowHeight == nil ? rows.flatMap(Self.withAdvice) : rows
    }
    super.init(title, card, isGroup: false)
  }

  private static func withAdvice(_ row: FormRow) -> [Node] {
    let remarks = (row.control as? any DescribedControl)?.remarks ?? []
    return [row] + remarks.map { AdviceNote($0, padding: notePadding) }
  }
}
