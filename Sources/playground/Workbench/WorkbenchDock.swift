import Canvas
import Controls

/// The lanes of the window's dock, and which of them are shown.
final class WorkbenchDock: Node {
  /// pt. design: playground, windows below 900
  private static let compactHeight = 48.0

  let transport = TransportLane()
  let timeline = Timeline()
  let curves = CurvesLane()
  let frames = FramesLane()
  private let dock = Dock()

  /// What is asked for; kept while it moves away.
  private var wanted: [any DockLane] = []
  /// pt; 0 for nothing.
  private(set) var wantedHeight = 0.0

  override init() {
    super.init()
    addChild(dock)
    curves.onWindow = { [weak self] window in
      self?.timeline.bracket = self?.isShown(.curves) == true ? window : nil
    }
  }

  private var panes: WorkbenchPanes = []

  private func isShown(_ pane: WorkbenchPanes) -> Bool { panes.contains(pane) }

  /// Shows the lanes of panes, of a page.
  func show(_ panes: WorkbenchPanes, of page: any Page) {
    transport.time = page.time
    timeline.time = page.time
    page.time?.onChange = { [weak self] in self?.refresh() }
    let isTimed = page.time != nil
    self.panes = panes
    var lanes: [any DockLane] = []
    if panes.contains(.time) && isTimed { lanes += [transport, timeline] as [any DockLane] }
    if panes.contains(.curves) && isTimed { lanes.append(curves) }
    if panes.contains(.frames) { lanes.append(frames) }
    curves.show(panes.contains(.curves) ? page.specimen : nil, page.time)
    if !panes.contains(.curves) { timeline.bracket = nil }
    if !lanes.isEmpty || panes.isDisjoint(with: .dock) == false { wanted = lanes }
    invalidate(.layout, reason: "lanes")
  }

  /// Chooses what has room.
  ///
  /// - Parameter limit: pt.
  func fit(_ limit: Double, isCompact: Bool) {
    let (lanes, height) =
      isCompact
      ? (
        Array(wanted.prefix(1)),
        wanted.isEmpty ? 0 : max(Self.compactHeight, (wanted.first?.height ?? 0) + 16)
      )
      : Dock.fitting(wanted, in: limit)
    wantedHeight = height
    dock.show(lanes, padding: isCompact ? 8 : Dock.Metrics.padding)
  }

  /// Shows what is so now; called in frames that are painted anyway.
  func refresh() {
    if isHidden { return }
    for lane in dock.lanes { lane.refresh() }
  }

  override func layout(in context: LayoutContext) {
    dock.frame = Rect(origin: .zero, size: frame.size)
  }
}
