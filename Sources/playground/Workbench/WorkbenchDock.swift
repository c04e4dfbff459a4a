import Canvas
import Controls

/// The lanes of the window's dock, and which of them are shown.
final class WorkbenchDock: Node {
  /// pt. design: playground, windows below 900: a row of 48
  private static let compactPadding = 8.0

  let transport = TransportLane()
  let timeline = Timeline()
  let row = TimeRow()
  let curves = CurvesLane()
  let frames = FramesLane()
  private let dock = Dock()

  private var hasCurves = false

  /// The wanted lanes in a wide and in a narrow window, kept while they move away.
  private var wanted: (roomy: [any DockLane], compact: [any DockLane]) = ([], [])
  /// pt; 0 for nothing.
  private(set) var wantedHeight = 0.0

  override init() {
    super.init()
    addChild(dock)
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

  /// Chooses the lanes that fit into a height, in points.
  func fit(_ limit: Double, isCompact: Bool) {
    let padding = isCompact ? Self.compactPadding : Dock.Metrics.padding
    var (lanes, height) = Dock.fitting(
      isCompact ? wanted.compact : wanted.roomy, in: limit, padding: padding)
    if isCompact, lanes.isEmpty, wanted.compact.first === row {
      // The row is all there is of the time.
      (lanes, height) = ([row], row.height + 2 * padding)
    }
    wantedHeight = height
    dock.show(lanes, padding: padding)
  }

  var isEmpty: Bool { dock.lanes.isEmpty }

  var hasRoomForFrames: Bool { dock.lanes.contains { $0 === frames } }

  func refresh() {
    if isHidden { return }
    for lane in dock.lanes { lane.refresh() }
  }

  override func layout(in context: LayoutContext) {
    dock.frame = bounds
  }
}
