import Canvas

/// In left-to-right layout.
struct CurvesPlaces: Hashable {
  /// pt. chosen
  private enum Metrics {
    static let narrow = 460.0
    static let knobsWidth = 196.0
    static let gap = 16.0
    static let tabsHeight = 28.0
    /// The thumbs do not touch the names above them. chosen
    static let rowTop = 32.0
    static let rowDistance = 47.0
    static let knobHeight = 45.0
    static let noteHeight = 16.0
    static let noteInset = 8.0
    static let readoutTop = 10.0
    static let readoutDistance = 44.0
    static let figureDistance = 17.0
    /// Between a readout and the graph. chosen
    static let readoutGap = 6.0
    /// Between parts in one column. chosen
    static let spacing = 8.0
    static let leastReadoutDistance = 36.0
    static let leastReadoutTop = 2.0
    /// A lower graph has its readouts closer. chosen
    static let roomyHeight = 110.0
    /// The width of the picture of a film as a part of the graph's, and the largest one.
    static let pictureShare = 0.3
    static let widestPicture = 280.0
  }

  let graph: Rect
  let readouts: [Double]
  let tabs, copyAs, response, damping, note, fit: Rect
  /// Beside the graph; empty without one.
  let picture: Rect

  /// The gutter beside the graph has at least its usual width, and room for the readouts.
  init(in size: Size, readoutWidth: Double, hasFit: Bool, hasPicture: Bool) {
    let gutter = max(DockMetrics.gutter, readoutWidth.rounded(.up) + Metrics.readoutGap)
    let isStacked = size.width < Metrics.narrow
    // In a low window, the graph makes room for the row.
    let isLow = size.height < CurvesPanel.Heights.dock + FitRow.Metrics.room
    let fitHeight = !hasFit ? 0 : isLow ? FitRow.Metrics.leastHeight : FitRow.Metrics.height
    let fitSpacing = !hasFit ? 0 : isLow ? FitRow.Metrics.leastSpacing : FitRow.Metrics.spacing
    // The column beside the graph, or the lines above and below it.
    let width = isStacked ? size.width : Metrics.knobsWidth
    let x = size.width - width
    let button = Metrics.tabsHeight
    tabs = Rect(x: x, y: 0, width: max(1, width - button - Metrics.spacing), height: button)
    copyAs = Rect(x: x + width - button, y: 0, width: button, height: button)
    let knobsY = isStacked ? size.height - Metrics.knobHeight : Metrics.rowTop
    let knobWidth = isStacked ? max(1, (width - Metrics.gap) / 2) : width
    response = Rect(x: x, y: knobsY, width: knobWidth, height: Metrics.knobHeight)
    damping = response.offset(
      by: isStacked ? Point(knobWidth + Metrics.gap, 0) : Point(0, Metrics.rowDistance))
    note = Rect(x: x, y: knobsY + Metrics.noteInset, width: width, height: Metrics.noteHeight)
    // The sheet of a narrow window has its end at the knobs.
    let end = (isStacked ? knobsY : size.height) - fitHeight - fitSpacing
    let top = isStacked ? Metrics.tabsHeight + Metrics.spacing : 0
    let middle = Rect(
      x: gutter, y: top,
      width: max(1, size.width - gutter - (isStacked ? 0 : Metrics.knobsWidth + Metrics.gap)),
      height: isStacked ? max(1, end - Metrics.spacing - top) : end)
    let pictureWidth =
      hasPicture ? min(middle.width * Metrics.pictureShare, Metrics.widestPicture).rounded() : 0
    picture = Rect(
      x: middle.maxX - pictureWidth, y: middle.minY, width: pictureWidth, height: middle.height)
    graph = Rect(
      x: middle.minX, y: middle.minY,
      width: middle.width - pictureWidth - (hasPicture ? Metrics.spacing : 0),
      height: middle.height)
    fit = Rect(
      x: 0, y: isStacked ? end : size.height - fitHeight, width: isLow ? middle.maxX : size.width,
      height: fitHeight)
    let isTight = isStacked && graph.height < Metrics.roomyHeight
    let first = top + (isTight ? Metrics.leastReadoutTop : Metrics.readoutTop)
    let second = first + (isTight ? Metrics.leastReadoutDistance : Metrics.readoutDistance)
    readouts = [first, second].flatMap { [$0, $0 + Metrics.figureDistance] }
  }
}
