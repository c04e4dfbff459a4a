import Canvas
import Controls

/// The panels of the column, the splitters between them, and the one beside the column.
extension WorkbenchView {
  func makeSplitters() -> [PanelSplitter] {
    panels(at: .column).indices.dropFirst().map { index in
      let splitter = PanelSplitter(.vertical)
      splitter.identifier = "panel-splitter"
      splitter.onResize = { [weak self] height in self?.resizePanel(index, to: height) }
      splitter.onReset = { [weak self] in self?.panelSizes.shares.removeAll() }
      return splitter
    }
  }

  func makeColumnSplitter() -> PanelSplitter {
    let splitter = PanelSplitter(.horizontal)
    splitter.identifier = "column-splitter"
    splitter.onResize = { [weak self] width in self?.panelSizes.columnWidth = width }
    splitter.onReset = { [weak self] in self?.panelSizes.columnWidth = nil }
    return splitter
  }

  private var shownColumn: [any Panel] {
    sheetLayer == nil ? panels(at: .column).filter { !$0.isHidden } : []
  }

  /// The places of the shown panels of the column, in reading direction.
  private func columnFrames(_ shown: [any Panel]) -> [Rect] {
    places.columnFrames(shown.map { panelSizes.shares[$0.name] })
  }

  func arrangeColumn(_ arrange: (Node, Rect) -> Void) {
    let shown = shownColumn
    let frames = columnFrames(shown)
    let titles = shown.map { type(of: $0).description.title }
    for (panel, frame) in zip(shown, frames) { arrange(panel, frame) }
    for (index, splitter) in splitters.enumerated() {
      splitter.isHidden = index + 1 >= shown.count
      if splitter.isHidden { continue }
      let (above, below) = (frames[index], frames[index + 1])
      splitter.label = "Height of \(titles[index + 1])"
      splitter.range = heights(between: above, below)
      splitter.value = below.height
      arrange(
        splitter, Rect(minX: below.minX, minY: above.maxY, maxX: below.maxX, maxY: below.minY))
    }
    columnSplitter.isHidden = shown.isEmpty
    if shown.isEmpty { return }
    columnSplitter.label = "Width of " + titles.joined(separator: " and ")
    columnSplitter.range = columnWidths
    columnSplitter.value = places.column.width
    arrange(columnSplitter, places.columnSplitter)
  }

  /// In points.
  var columnWidth: Double {
    guard let wanted = panelSizes.columnWidth else {
      return WorkbenchLayout.columnWidth(in: frame.size)
    }
    return min(max(wanted, columnWidths.lowerBound), columnWidths.upperBound)
  }

  private var columnWidths: ClosedRange<Double> {
    WorkbenchLayout.columnWidths(in: frame.size, contentWidth: page.contentWidth)
  }

  /// The possible heights of the lower one of two panels.
  private func heights(between above: Rect, _ below: Rect) -> ClosedRange<Double> {
    let least = places.leastPanelHeight
    let most = above.height + below.height - least
    return min(least, most)...most
  }

  private func resizePanel(_ index: Int, to height: Double) {
    let shown = shownColumn
    let column = zip(shown, columnFrames(shown)).map { (name: $0.name, height: $1.height) }
    panelSizes.setHeight(height, ofPanel: index, in: column, of: places.column.height)
  }
}
