import Canvas
import Controls

/// The panels of the column, the splitters between them, and the one beside the column.
extension WorkbenchView {
  func makeSplitters() -> [PanelSplitter] {
    panels(at: .column).indices.dropFirst().map { index in
      let splitter = PanelSplitter(.vertical)
      splitter.identifier = "panel-splitter"
      splitter.onResize = { [weak self] height in self?.resizePanel(below: index - 1, to: height) }
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
    arrangement.columnFrames(shown.map { panelSizes.shares[$0.name] })
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
      splitter.lengths = heights(between: above, below)
      splitter.length = below.height
      arrange(
        splitter,
        Rect(minX: below.minX, minY: above.maxY, maxX: below.maxX, maxY: below.minY))
    }
    columnSplitter.isHidden = shown.isEmpty
    if shown.isEmpty { return }
    columnSplitter.label = "Width of " + titles.joined(separator: " and ")
    columnSplitter.lengths = columnWidths
    columnSplitter.length = arrangement.column.width
    arrange(columnSplitter, arrangement.columnSplitter)
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
    let least = arrangement.leastPanelHeight
    let most = above.height + below.height - least
    return min(least, most)...most
  }

  /// Changes the height of the panel below a splitter; the panels further away keep theirs.
  private func resizePanel(below index: Int, to height: Double) {
    let shown = shownColumn
    let frames = columnFrames(shown)
    let whole = arrangement.column.height
    guard shown.indices.contains(index + 1), whole > 0 else { return }
    let (above, below) = (frames[index], frames[index + 1])
    var sizes = panelSizes
    // All heights are set, as those that are not depend on the number of panels.
    for (panel, frame) in zip(shown, frames).dropFirst() {
      sizes.shares[panel.name] = frame.height / whole
    }
    sizes.shares[shown[index + 1].name] = height / whole
    if index > 0 {
      sizes.shares[shown[index].name] = (above.height + below.height - height) / whole
    }
    panelSizes = sizes
  }
}
