import Canvas

struct MenuMetrics: Hashable, Sendable {
  /// In points. spec: docs/spec/window.md#parts/menu
  var rowHeight = 28.0
  /// With the room above and below, in points. chosen
  var separatorHeight = 10.0
  /// In points. chosen
  var headingHeight = 22.0
  /// In points, continuous. spec: docs/spec/window.md#parts/menu
  var cornerRadius = 12.0
  /// Of a highlighted row, in points, continuous. chosen
  var rowRadius = 6.0
  /// Between menu and highlighted row, in points. chosen
  var padding = 6.0
  /// From the edge to titles, keys and lines, in points. chosen
  var textInset = 16.0
  /// From the edge to titles beside check marks, in points. chosen
  var checkedTextInset = 35.0
  /// In points, of the check mark's square. chosen
  var checkSize = 13.0
  /// The minimum between title and key, in points. chosen
  var keyGap = 32.0
  /// In points. chosen
  var leastWidth = 120.0
  /// The distance of a notch of the wheel, in points. chosen: two rows
  var notch = 56.0
  /// The height of scroll arrows, in points. chosen
  var arrowHeight = 18.0
  /// The font of titles. spec: docs/spec/window.md#fonts/row
  var font = Font(size: 13)
  /// The font of keys. chosen
  var keyFont = Font(size: 12)
  /// The font of headings. chosen
  var headingFont = Font(size: 11, weight: .semibold)
  /// The opacity of disabled rows. spec: docs/spec/window.md#parts/disabled
  var disabledOpacity = 0.3
  /// A release after a longer drag chooses, in points. chosen
  var dragDistance = 4.0
  /// A release outside of the menu after a longer press closes it, in seconds. chosen
  var holdDuration = 0.35

  static let regular = MenuMetrics()

  func height(of row: MenuRow) -> Double {
    row.isSeparator ? separatorHeight : row.isHeading ? headingHeight : rowHeight
  }

  /// The height of rows with padding, in points.
  func height(of rows: some Sequence<MenuRow>) -> Double {
    rows.reduce(2 * padding) { $0 + height(of: $1) }
  }

  func grown(by factor: Double) -> MenuMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.rowHeight = (rowHeight * factor).rounded()
    metrics.separatorHeight = (separatorHeight * factor).rounded()
    metrics.headingHeight = (headingHeight * factor).rounded()
    metrics.checkSize *= factor
    metrics.checkedTextInset = textInset + (checkedTextInset - textInset) * factor
    metrics.notch *= factor
    return metrics
  }
}
