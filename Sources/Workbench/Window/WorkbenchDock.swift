import Canvas
import Controls

final class WorkbenchDock: Node {
  /// pt. design: playground, Frame
  private enum Metrics {
    static let padding = 14.0
    /// A row of 48 in windows below 900. design: playground
    static let compactPadding = 8.0
    static let spacing = 12.0
  }

  let transport = TransportLane()
  let timeline = Timeline()
  let row = TimeRow()
  let curves = CurvesLane()
  let frames = FramesLane()

  private var lanes: [any DockLane] = []
  private var padding = Metrics.padding
  private var hasCurves = false

  /// The wanted lanes in a wide and in a narrow window, kept while the dock moves away.
  private var wanted: (wide: [any DockLane], compact: [any DockLane]) = ([], [])
  private(set) var wantedHeight = 0.0
  /// The panels of the wanted lanes that do not fit.
  private(set) var panesWithoutRoom: WorkbenchPanes = []

  override init() {
    super.init()
    curves.onWindow = { [weak self] window in
      self?.timeline.bracket = self?.hasCurves == true ? window : nil
    }
  }

  func show(_ panes: WorkbenchPanes, of page: WorkbenchPage, _ time: PageTime?) {
    transport.time = time
    timeline.time = time
    row.time = time
    let isTimed = panes.contains(.time) && time != nil
    hasCurves = panes.contains(.curves) && page.time != nil
    curves.show(panes.contains(.curves) ? page.preview : nil, page.time)
    if !hasCurves { timeline.bracket = nil }
    // A narrow window has the curves in its sheet.
    let frames: [any DockLane] = panes.contains(.frames) ? [frames] : []
    let compact = (isTimed ? [row] : []) + frames
    let wide = (isTimed ? [transport, timeline] : []) + (hasCurves ? [curves] : []) + frames
    if !wide.isEmpty || !panes.isDisjoint(with: .dock) { wanted = (wide, compact) }
    invalidate(.layout, reason: "lanes")
  }

  func fit(_ limit: Double, isCompact: Bool) {
    let padding = isCompact ? Metrics.compactPadding : Metrics.padding
    var lanes: [any DockLane] = []
    var height = 2 * padding
    let wanted = isCompact ? wanted.compact : wanted.wide
    for lane in wanted {
      let next = height + lane.leastHeight + (lanes.isEmpty ? 0 : Metrics.spacing)
      // The row is always shown, as a compact window has no other lane for the time.
      if next > limit && lane !== row { break }
      lanes.append(lane)
      height = next
    }
    if lanes.last === frames {
      let before = height - frames.leastHeight
      frames.fit(limit - before)
      height = before + frames.height
    }
    panesWithoutRoom = panes(of: wanted).subtracting(panes(of: lanes))
    wantedHeight = lanes.isEmpty ? 0 : height
    let isSame = lanes.elementsEqual(self.lanes) { $0 === $1 }
    if isSame && padding == self.padding { return }
    self.padding = padding
    for lane in self.lanes { lane.removeFromParent() }
    self.lanes = lanes
    for lane in lanes { addChild(lane) }
    invalidate(.layout, reason: "lanes")
  }

  private func panes(of lanes: [any DockLane]) -> WorkbenchPanes {
    WorkbenchPanes(lanes.map { $0 === frames ? .frames : $0 === curves ? .curves : .time })
  }

  var isEmpty: Bool { lanes.isEmpty }

  func refresh() {
    if isHidden { return }
    for lane in lanes { lane.refresh() }
  }

  override var elevatesChildren: Bool { true }

  override var isHitTestable: Bool { true }

  /// Presses do not reach the page.
  override func pointerPressed(_ event: PointerEvent) -> Bool { true }

  override func layout(in context: LayoutContext) {
    var y = padding
    for lane in lanes {
      lane.frame = Rect(
        x: padding, y: y, width: max(0, frame.width - 2 * padding), height: lane.height)
      y += lane.height + Metrics.spacing
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawCard(bounds, theme: context.theme)
  }
}

@MainActor
protocol DockLane: Node {
  /// In points.
  var height: Double { get }
  /// The height that the lane needs at least, in points.
  var leastHeight: Double { get }

  func refresh()
}

extension DockLane {
  var leastHeight: Double { height }
}

/// Metrics of all lanes of the dock, in points. design: playground, Time, curves, frames
enum LaneMetrics {
  static let gutter = 76.0
  static let caption = Font(size: 12, weight: .semibold)
  static let note = Font(size: 11)
  static let figure = Font(size: 12, weight: .semibold, figures: .tabular)
}
