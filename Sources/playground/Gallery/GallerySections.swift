import Controls
import Workbench

@MainActor
enum GallerySections {
  /// In points. chosen: design, gallery
  enum Metrics {
    static let switchRow = 56.0
    static let sliderRow = 64.0
    static let segmentedRow = 60.0
    /// The height of a vertical slider, with room around it.
    static let verticalSliderRow = 116.0
  }

  static func row<C: Control>(
    _ control: C, _ identifier: String, style: FormRow.Style = .trailing, subtitle: String? = nil,
    _ change: (C) -> Void = { _ in }
  ) -> FormRow {
    control.identifier = identifier
    change(control)
    return FormRow(control, style: style, subtitle: subtitle)
  }

  static func disabled(_ row: FormRow) -> FormRow {
    row.isEnabled = false
    return row
  }
}

extension CaptionedNode {
  /// In points. chosen: design, gallery
  private static let notePadding = 10.0

  /// `rowHeight` is in points; `nil` for the rows' own heights.
  convenience init(title: String, rowHeight: Double?, rows: [FormRow]) {
    let card = Card(rowHeight: rowHeight) {
      rowHeight == nil ? rows.flatMap(Self.withAdvice) : rows
    }
    self.init(title, card, isGroup: false)
  }

  private static func withAdvice(_ row: FormRow) -> [Node] {
    let remarks = (row.control as? any DescribedControl)?.remarks ?? []
    return [row] + remarks.map { AdviceNote($0, padding: notePadding) }
  }
}
