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
    var place = places.header
    if places.width == .compact, !chips.isEmpty { place.origin.y -= ChipMetrics.compactRise }
    return place
  }

  /// The place of the chips, in reading direction: beside the title, or below a compact one.
  func chipsPlace(in context: LayoutContext) -> Rect {
    let height = StateChip.Metrics.height
    let place = headerPlace
    chips.isLeading = places.width == .compact
    if chips.isLeading {
      return Rect(x: place.minX, y: ChipMetrics.compactY, width: place.width, height: height)
    }
    let title = header.title.measure(frame.size, in: context)
    let x = (place.minX + title.width + ChipMetrics.gap).rounded(.up)
    let midY = header.isCompact ? place.midY : place.minY + title.height / 2
    return Rect(
      x: x, y: (midY - height / 2).rounded(),
      width: max(0, place.minX + places.titleWidth - x), height: height)
  }
}
