import Canvas
import Controls

extension WorkbenchView {
  /// In points. chosen
  private enum ChipMetrics {
    static let gap = 16.0
    /// From the top of a compact window, below the title.
    static let compactY = 35.0
    /// The distance by which a compact title makes room.
    static let compactRise = 9.0
  }

  /// The place of the header, in reading direction.
  var headerPlace: Rect {
    var place = arrangement.header
    if arrangement.width == .compact, !chips.isEmpty { place.origin.y -= ChipMetrics.compactRise }
    return place
  }

  /// The place of the chips, in reading direction: beside the title, or below a compact one.
  func chipsPlace(in context: LayoutContext) -> Rect {
    let height = StateChip.Metrics.height
    let header = headerPlace
    chips.isLeading = arrangement.width == .compact && !self.header.isHidden
    if chips.isLeading {
      return Rect(x: header.minX, y: ChipMetrics.compactY, width: header.width, height: height)
    }
    let title = self.header.title.measure(frame.size, in: context)
    let start: Double
    let end: Double
    let midY: Double
    if header.isEmpty || self.header.isHidden {
      start = WorkbenchLayout.Metrics.calmMargin
      end = toolsButton.isHidden ? arrangement.toolbar.minX : arrangement.toolsButton.minX
      midY = arrangement.toolsButton.midY
    } else {
      (start, end, midY) = (header.minX, header.maxX, header.minY + title.height / 2)
    }
    let x = (start + title.width + ChipMetrics.gap).rounded(.up)
    return Rect(
      x: x, y: (midY - height / 2).rounded(), width: max(0, end - ChipMetrics.gap - x),
      height: height)
  }
}
