import Canvas
import Controls

/// The card below the page, with as many lanes as there is room for.
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

  /// The wanted lanes in a wide and in a narrow window, kept while they move away.
  private var wanted: (roomy: [any DockLane], compact: [any DockLane]) = ([], [])
  /// pt; 0 for nothing.
  private(set) var wantedHeight = 0.0

  override init() {
    super.init()
    curves.onWindow = { [weak self] window in
      self?.timeline.bracket = self?.hasCurves == true ? window : nil
    }
  }

  func show(_ panes: WorkbenchPanes, of page: Page, _ time: PageTime?) {
    transport.time = time
    timeline.time = time
    row.time = time
    let isTimed = panes.contains(.time) && time != nil
    hasCurves = panes.contains(.curves) && page.time != nil
    let time: [any DockLane] = isTimed ? [transport, timeline] : []
    let curves: [any DockLane] = hasCurves ? [self.curves] : []
    let frames: [any DockLane] = panes.contains(.frames) ? [self.frames] : []
    self.curves.show(panes.contains(.curves) ? page.preview : nil, page.time)
    if !hasCurves { timeline.bracket = nil }
    // What the sheet has is not below the page.
    let roomy = time + curves + frames
    let compact: [any DockLane] = (time.isEmpty ? [] : [row]) + frames
    if !roomy.isEmpty || !panes.isDisjoint(with: .dock) { wanted = (roomy, compact) }
    invalidate(.layout, reason: "lanes")
  }

  /// Shows the lanes that fit into a height, in points.
  func fit(_ limit: Double, isCompact: Bool) {
    let padding = isCompact ? Metrics.compactPadding : Metrics.padding
    var lanes: [any DockLane] = []
    var height = 2 * padding
    for lane in isCompact ? wanted.compact : wanted.roomy {
      let next = height + lane.height + (lanes.isEmpty ? 0 : Metrics.spacing)
      // The row is all there is of the time.
      if next > limit && lane !== row { break }
      lanes.append(lane)
      height = next
    }
    wantedHeight = lanes.isEmpty ? 0 : height
    place(lanes, padding: padding)
  }

  private func place(_ lanes: [any DockLane], padding: Double) {
    let isSame =
      lanes.count == self.lanes.count && zip(lanes, self.lanes).allSatisfy { $0 === $1 }
    if isSame && padding == self.padding { return }
    self.padding = padding
    for lane in self.lanes { lane.removeFromParent() }
    self.lanes = lanes
    for lane in lanes { addChild(lane) }
    invalidate(.layout, reason: "lanes")
  }

  var isEmpty: Bool { lanes.isEmpty }

  var hasRoomForFrames: Bool { lanes.contains { $0 === frames } }

  func refresh() {
    if isHidden { return }
    for lane in lanes { lane.refresh() }
  }

  override var elevatesChildren: Bool { true }

  override var isHitTestable: Bool { true }

  /// Presses do not reach what lies below.
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
