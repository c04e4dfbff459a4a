import Canvas
import Controls

/// Inspector and log belong to the workbench and are moved here while the sheet is shown.
final class SheetTabs: Node {
  /// pt. design: playground, below 900
  private enum Metrics {
    static let tabsHeight = 32.0
    /// chosen: at 480 x 640 curves and knobs have room in the low sheet.
    static let spacing = 12.0
    /// Below the card of the log, which does not scroll. chosen
    static let bottom = 10.0
  }

  var onChoose: ((SheetTab) -> Void)?

  private let curvesCard = CurvesCard()
  private let curvesView: ScrollView
  private let inspector: Inspector
  private let log: LogPanel
  private var tabs = SegmentedControl(["Properties"], selection: 0, label: "Tools")
  private var offered: [SheetTab] = []

  init(inspector: Inspector, log: LogPanel) {
    self.inspector = inspector
    self.log = log
    curvesView = ScrollView(curvesCard)
    super.init()
  }

  func adoptPanes() {
    for pane in panes { addChild(pane) }
  }

  func show(_ tab: SheetTab, among offered: [SheetTab]) {
    if offered != self.offered { offer(offered) }
    let index = offered.firstIndex(of: tab)
    if tabs.selection != index { tabs.select(index, animated: scene != nil) }
    inspector.isHidden = tab.pane != .inspector
    inspector.compactTab = tab == .code ? .code : .properties
    log.isHidden = tab != .log
    curvesView.isHidden = tab != .curves
  }

  private func offer(_ offered: [SheetTab]) {
    self.offered = offered
    tabs.removeFromParent()
    tabs = SegmentedControl(offered.map(\.rawValue), selection: nil, label: "Tools")
    tabs.identifier = "sheet-tabs"
    tabs.onChange { [weak self] index in
      guard let self, let index, offered.indices.contains(index) else { return }
      onChoose?(offered[index])
    }
    addChild(tabs)
    // In the focus order the panes come after the tabs.
    for pane in panes where pane.parent === self { addChild(pane) }
  }

  var curves: CurvesLane { curvesCard.lane }

  private var panes: [Node] { [inspector, log, curvesView] }

  func refresh() {
    if scene != nil && !curvesView.isHidden { curves.refresh() }
  }

  override func layout(in context: LayoutContext) {
    tabs.frame = Rect(x: 0, y: 0, width: frame.width, height: Metrics.tabsHeight)
    let top = Metrics.tabsHeight + Metrics.spacing
    let room = Rect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top))
    for pane in panes where pane.parent === self {
      pane.frame = pane === log ? room.inset(by: Insets(bottom: Metrics.bottom)) : room
    }
  }
}

/// The tabs of a narrow window's sheet. design: playground, below 900
enum SheetTab: String, CaseIterable {
  case properties = "Properties"
  case code = "Code"
  case curves = "Curves"
  case log = "Log"

  var pane: WorkbenchPanes {
    switch self {
    case .properties, .code: .inspector
    case .curves: .curves
    case .log: .log
    }
  }
}

final class CurvesCard: Node {
  /// pt. chosen
  private enum Metrics {
    static let padding = 12.0
    static let leastHeight = 191.0
  }

  let lane = CurvesLane()

  override init() {
    super.init()
    addChild(lane)
  }

  override var elevatesChildren: Bool { true }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Metrics.leastHeight)
  }

  override func layout(in context: LayoutContext) {
    lane.frame = bounds.inset(by: Insets(Metrics.padding))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawCard(bounds, theme: context.theme)
  }
}
