import Canvas
import Controls

/// The panels of the column, and the splitters between them.
extension WorkbenchView {
  func makeSplitters() -> [PanelSplitter] {
    panels(at: .column).indices.dropFirst().map { index in
      let splitter = PanelSplitter()
      splitter.onMove = { [weak self] place in self?.moveSplitter(index - 1, to: place) }
      splitter.onReset = { [weak self] in self?.panelSizes.shares.removeAll() }
      return splitter
    }
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
    for (panel, frame) in zip(shown, frames) { arrange(panel, frame) }
    for (index, splitter) in splitters.enumerated() {
      splitter.isHidden = index + 1 >= shown.count
      if splitter.isHidden { continue }
      let (above, below) = (frames[index], frames[index + 1])
      splitter.title = type(of: shown[index + 1]).description.title
      let limits = limits(between: above, below)
      splitter.heights =
        (below.maxY - limits.upperBound - gap / 2)...(below.maxY - limits.lowerBound - gap / 2)
      splitter.height = below.height
      arrange(
        splitter,
        Rect(minX: below.minX, minY: above.maxY, maxX: below.maxX, maxY: below.minY))
    }
  }

  private var gap: Double { WorkbenchLayout.Metrics.gap }

  /// The places of the middle of the gap between two panels.
  private func limits(between above: Rect, _ below: Rect) -> ClosedRange<Double> {
    let least = arrangement.leastPanelHeight
    let first = above.minY + least + gap / 2
    return first...max(first, below.maxY - least - gap / 2)
  }

  /// Moves the line below a panel; the panels further away keep their heights.
  private func moveSplitter(_ index: Int, to place: Double) {
    let shown = shownColumn
    let frames = columnFrames(shown)
    let whole = arrangement.column.height
    guard shown.indices.contains(index + 1), whole > 0 else { return }
    let (above, below) = (frames[index], frames[index + 1])
    let limits = limits(between: above, below)
    let middle = min(max(place, limits.lowerBound), limits.upperBound)
    var sizes = panelSizes
    // All heights are set, as those that are not depend on the number of panels.
    for (panel, frame) in zip(shown, frames).dropFirst() {
      sizes.shares[panel.name] = frame.height / whole
    }
    sizes.shares[shown[index + 1].name] = (below.maxY - middle - gap / 2) / whole
    if index > 0 { sizes.shares[shown[index].name] = (middle - gap / 2 - above.minY) / whole }
    panelSizes = sizes
  }
}
