import Canvas

/// In left-to-right layout.
struct CurvesPlaces: Hashable {
  /// pt. design: playground, Curves
  private enum Metrics {
    static let narrow = 460.0
    static let knobsWidth = 196.0
    static let gap = 16.0
    static let tabsHeight = 28.0
    static let rowTop = 36.0
    static let rowDistance = 46.0
    static let knobHeight = 42.0
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
  }

  let graph: Rect
  let readouts: [Double]
  let tabs: Rect
  let copyAs: Rect
  private(set) var response: Rect
  private(set) var damping: Rect
  private(set) var note: Rect

  /// Whether the knobs are beside each other, below the graph.
  var isStacked: Bool { response.minY == damping.minY }

  mutating func moveKnobs(down distance: Double) {
    response.origin.y += distance
    damping.origin.y += distance
    note.origin.y += distance
  }

  /// The gutter beside the graph has at least its usual width, and room for the readouts.
  init(in size: Size, readoutWidth: Double) {
    let gutter = max(LaneMetrics.gutter, readoutWidth.rounded(.up) + Metrics.readoutGap)
    self =
      size.width < Metrics.narrow
      ? Self(stackedIn: size, gutter: gutter) : Self(besideIn: size, gutter: gutter)
  }

  private init(besideIn size: Size, gutter: Double) {
    graph = Rect(
      x: gutter, y: 0,
      width: max(1, size.width - gutter - Metrics.knobsWidth - Metrics.gap),
      height: size.height)
    readouts = Self.readouts(below: 0, Metrics.readoutTop, Metrics.readoutDistance)
    let x = size.width - Metrics.knobsWidth
    func row(_ y: Double, _ height: Double) -> Rect {
      Rect(x: x, y: y, width: Metrics.knobsWidth, height: height)
    }
    (tabs, copyAs) = Self.split(row(0, Metrics.tabsHeight))
    response = row(Metrics.rowTop, Metrics.knobHeight)
    damping = row(Metrics.rowTop + Metrics.rowDistance, Metrics.knobHeight)
    note = row(Metrics.rowTop + Metrics.noteInset, Metrics.noteHeight)
  }

  private init(stackedIn size: Size, gutter: Double) {
    (tabs, copyAs) = Self.split(Rect(x: 0, y: 0, width: size.width, height: Metrics.tabsHeight))
    let knobsY = size.height - Metrics.knobHeight
    let top = Metrics.tabsHeight + Metrics.spacing
    graph = Rect(
      x: gutter, y: top, width: max(1, size.width - gutter),
      height: max(1, knobsY - Metrics.spacing - top))
    readouts =
      graph.height < Metrics.roomyHeight
      ? Self.readouts(below: top, Metrics.leastReadoutTop, Metrics.leastReadoutDistance)
      : Self.readouts(below: top, Metrics.readoutTop, Metrics.readoutDistance)
    let width = max(1, (size.width - Metrics.gap) / 2)
    response = Rect(x: 0, y: knobsY, width: width, height: Metrics.knobHeight)
    damping = Rect(x: width + Metrics.gap, y: knobsY, width: width, height: Metrics.knobHeight)
    note = Rect(x: 0, y: knobsY + Metrics.noteInset, width: size.width, height: Metrics.noteHeight)
  }

  /// The tabs, and a square button after them.
  private static func split(_ row: Rect) -> (tabs: Rect, button: Rect) {
    var tabs = row
    tabs.size.width = max(1, row.width - row.height - Metrics.spacing)
    return (
      tabs, Rect(x: row.maxX - row.height, y: row.minY, width: row.height, height: row.height)
    )
  }

  private static func readouts(below top: Double, _ first: Double, _ distance: Double) -> [Double] {
    [0, 1].flatMap { row in
      let y = top + first + Double(row) * distance
      return [y, y + Metrics.figureDistance]
    }
  }
}
