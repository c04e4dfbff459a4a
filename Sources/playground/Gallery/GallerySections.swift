import Controls
import Workbench

@MainActor
enum GallerySections {
  /// In points. chosen
  enum Metrics {
    /// Rows of all controls on the gallery, so that both columns end at the same height.
    static let row = 60.0
    /// A slider with ticks. spec: docs/spec/window.md#gallery/rows
    static let tickedRow = 64.0
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
  /// `rowHeight` is in points; `nil` for the rows' own heights.
  convenience init(title: String, rowHeight: Double?, rows: [Node]) {
    self.init(title, Card(rowHeight: rowHeight) { rows }, isGroup: false)
  }
}
