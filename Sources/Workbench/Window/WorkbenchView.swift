import Canvas
import Controls

/// A pane that is not shown is hidden, receives no input and is not refreshed.
final class WorkbenchView: Node {
  /// The animation of panes. design: playground, Rules
  static let spring = Spring(response: 0.3, dampingRatio: 1)

  let sidebar: Sidebar
  let inspector = Inspector()
  let log = LogPanel()
  let logOutline = LogOutline()
  var onFramesShown: ((Bool) -> Void)?
  var onTimeChange: (() -> Void)?

  private(set) var page: WorkbenchPage
  let banners = BannerHost()
  let toolbar = WorkbenchToolbar()
  let chips = StateChips()
  let dock = WorkbenchDock()
  let header = PageHeader()
  let scrollEdge = ScrollEdge()
  let sidebarButton = GlyphButton(.sidebar, label: "Sidebar")
  let toolsButton = GlyphButton(.tools, label: "Tools")

  var windowTime: WindowTime?
  let pastPlace = Node()
  var past: PastView?

  private(set) var wantedPanes: WorkbenchPanes = []
  /// The wanted panes that have room.
  private(set) var panes: WorkbenchPanes = []
  private var lastPanes: WorkbenchPanes = [.sidebar, .inspector]
  private var lastColumn: WorkbenchPanes = .inspector

  /// 0 to 1.
  private(set) var sidebarShown = Animated(0)
  private(set) var columnShown = Animated(0)
  private(set) var dockShown = Animated(0)

  private var reportedFramesShown = false

  var drawerLayer: SceneLayer?
  var sheetLayer: SceneLayer?
  let sheetTabs: SheetTabs
  var sheetTab = SheetTab.properties

  var arrangement = WorkbenchLayout(size: .zero, sidebar: 0, column: 0)

  init(_ page: WorkbenchPage, sidebar: Sidebar) {
    self.page = page
    self.sidebar = sidebar
    sheetTabs = SheetTabs(inspector: inspector, log: log)
    super.init()
    sheetTabs.onChoose = { [weak self] tab in self?.open(tab) }
    sidebarButton.setUp("sidebar", key: Shortcut.sidebar.title) { [weak self] in
      self?.toggle(.sidebar)
    }
    sidebarButton.isOn = false
    toolsButton.setUp("tools", key: Shortcut.tools.title) { [weak self] in self?.toggleTools() }
    toolsButton.isOn = false
    toolbar.onToggle = { [weak self] pane in self?.togglePanel(pane) }
    sidebar.onClose = { [weak self] in self?.drawerLayer?.dismiss() }
    banners.page = self
    addNodes()
    show(page)
  }

  private func addNodes() {
    // Screen readers read the title first; Tab goes to the page first.
    for node in [header, page.root] { addChild(node) }
    addPanes()
  }

  func addPanes() {
    let panes: [Node] = [
      scrollEdge, pastPlace, logOutline, dock, sidebar, inspector, log, sidebarButton, toolbar,
      toolsButton, chips,
    ]
    for node in panes where !isOverPage(node) { addChild(node) }
  }

  func show(_ page: WorkbenchPage) {
    if page !== self.page {
      self.page.time?.isRecording = false
      self.page.root.removeFromParent()
      self.page = page
      addNodes()
    }
    scaleText()
    header.show(title: page.title, sentence: page.sentence)
    let view = page.root as? ScrollView
    view?.onScroll = { [weak self] offset in self?.scrollEdge.isShown = offset > 0 }
    scrollEdge.isShown = (view?.offset ?? 0) > 0
    inspector.namesSubject = page.preview == nil
    toolbar.pick.isHidden = page.preview != nil
    inspector.show(page.preview)
    updateTime()
    updateVisibility()
    scene?.background = page.background
    invalidate(.layout, reason: "page")
  }

  var textSize = 1.0 { didSet { scaleText() } }

  private func scaleText() {
    for node in [page.root, header] { node.textScale = textSize == 1 ? nil : textSize }
    invalidate(.layout, reason: "text size")
  }

  // MARK: Panes

  func show(_ panes: WorkbenchPanes, animated: Bool) {
    wantedPanes = panes
    if !panes.isEmpty { lastPanes = panes }
    updateVisibility(animated: animated)
  }

  func choose(_ panes: WorkbenchPanes) { show(panes, animated: true) }

  private var fittingPanes: WorkbenchPanes {
    guard let scene, scene.size.width > 0 else { return wantedPanes }
    switch WorkbenchLayout.width(of: scene.size) {
    case .compact:
      guard let tab = wantedSheetTab else { return wantedPanes }
      return wantedPanes.subtracting(.sheet).union(tab.pane)
    case .medium:
      return wantedPanes.isDisjoint(with: .column) ? wantedPanes : wantedPanes.subtracting(.sidebar)
    case .wide: return wantedPanes
    }
  }

  func fitPanes(animated: Bool) {
    let panes = fittingPanes
    if panes == self.panes { return }
    self.panes = panes
    if !panes.isDisjoint(with: .column) { lastColumn = panes.intersection(.column) }
    let isMoving = animated && scene?.environment.motion != .reduced
    let time = scene?.now ?? .zero
    for (pane, path) in [
      (WorkbenchPanes.sidebar, \WorkbenchView.sidebarShown), (.column, \.columnShown),
      (.dock, \.dockShown),
    ] {
      let target = panes.isDisjoint(with: pane) ? 0 : 1.0
      if target == self[keyPath: path].target { continue }
      if isMoving {
        self[keyPath: path].animate(to: target, with: Self.spring, at: time, pointsPerUnit: 300)
      } else {
        self[keyPath: path].set(target)
      }
    }
    updateTime()
    invalidate([.layout, .motion], reason: "panes")
  }

  var showsFrames: Bool { panes.contains(.frames) }

  var availablePanes: WorkbenchPanes {
    var panes: WorkbenchPanes = [.sidebar, .column, .frames]
    if time != nil { panes.insert(.time) }
    if page.time != nil { panes.insert(.curves) }
    return panes
  }

  private func updateTime() {
    if showsFrames != reportedFramesShown {
      reportedFramesShown = showsFrames
      onFramesShown?(showsFrames)
    }
    let isTimed = !panes.intersection(availablePanes).isDisjoint(with: [.time, .curves])
    time?.isRecording = isTimed
    time?.onChange = { [weak self] in
      self?.refreshTime()
      self?.onTimeChange?()
    }
    onTimeChange?()
    inspector.time = time
    dock.show(panes, of: page, time)
    sheetTabs.curves.show(panes.contains(.curves) ? page.preview : nil, page.time)
  }

  func refreshTime() {
    dock.refresh()
    sheetTabs.refresh()
  }

  func toggle(_ pane: WorkbenchPanes) {
    if arrangement.width == .compact, pane == .sidebar { return toggleDrawer() }
    scene?.dismissTransients()
    var wanted = wantedPanes.symmetricDifference(pane)
    switch arrangement.width {
    case .compact:
      if let tab = SheetTab.allCases.first(where: { $0.pane == pane }) { return toggle(tab) }
    case .medium where pane.isSubset(of: .beside):
      // The user chooses by what is shown.
      let side: WorkbenchPanes = pane == .sidebar ? .sidebar : .column
      let chosen = panes.intersection(side).symmetricDifference(pane)
      wanted = wantedPanes.subtracting(.beside).union(chosen)
    case .medium, .wide: break
    }
    choose(wanted)
    if !pane.isDisjoint(with: .dock) { warnOfMissingRoom() }
  }

  func toggleTools() {
    scene?.dismissTransients()
    if arrangement.width == .compact { return toggleSheet() }
    choose(panes.isEmpty ? lastPanes : [])
  }

  /// Focuses the next pane: the page, the inspector, the log, the dock, the sidebar, the toolbar.
  func focusNextPane(isBackward: Bool) {
    guard let scene else { return }
    let panes = [page.root, inspector, log, dock, sidebar, toolbar]
      .compactMap { pane in scene.firstFocusable(in: pane).map { (pane: pane, first: $0) } }
    if panes.isEmpty { return }
    let current = panes.firstIndex { scene.focusedNode?.lies(in: $0.pane) == true }
    let next = current.map { $0 + (isBackward ? panes.count - 1 : 1) } ?? 0
    let first = panes[next % panes.count].first
    scene.setFocus(first, isVisible: true)
    first.scrollToVisible()
  }

  func owns(_ control: Control) -> Bool { !control.lies(in: page.root) }

  /// The node that the environment hangs from, and the part of it; `nil` for all of it.
  var environmentAnchor: (node: Node, area: Rect?) {
    if !sidebar.isHidden { return (sidebar.more, sidebar.environmentRow) }
    return (toolsButton.isHidden ? toolbar.more : toolsButton, nil)
  }

  var showsInspector: Bool { !inspector.isHidden }

  func updateVisibility(animated: Bool = false) {
    fitPanes(animated: animated)
    updateSheet(animated: animated)
    let isCompact = arrangement.width == .compact
    let time = scene?.now ?? .zero
    let showsOnlyPage = panes.isEmpty && areSettled(at: time)
    func isShown(_ pane: WorkbenchPanes, _ shown: Animated) -> Bool {
      !isCompact && (!panes.isDisjoint(with: pane) || !shown.isSettled(at: time))
    }
    sidebar.isHidden = drawerLayer == nil && !isShown(.sidebar, sidebarShown)
    sidebar.isOnCard = drawerLayer != nil || page.background == .page
    if sheetLayer == nil {
      // The last pane of the column moves out; one beside another pane makes room at once.
      let shownColumn = panes.isDisjoint(with: .column) ? lastColumn : panes
      inspector.isHidden = !isShown(.column, columnShown) || !shownColumn.contains(.inspector)
      log.isHidden = !isShown(.column, columnShown) || !shownColumn.contains(.log)
    }
    log.isListening = !log.isHidden
    log.isCompact = isCompact
    inspector.isCompact = isCompact
    dock.isHidden = panes.isDisjoint(with: .dock) && dockShown.isSettled(at: time)
    // The toolbar takes its place.
    toolsButton.isHidden = !showsOnlyPage && !isCompact
    toolbar.isHidden = showsOnlyPage
    toolbar.isCompact = isCompact
    refreshToolbar()
    sidebarButton.isOn = panes.contains(.sidebar) && !isCompact
    toolsButton.isOn = isCompact ? wantedSheetTab != nil : !panes.isEmpty
  }

  private func areSettled(at time: Instant) -> Bool {
    [sidebarShown, columnShown, dockShown].allSatisfy { $0.isSettled(at: time) }
  }

  override func advance(to time: Instant) -> NextFrame {
    updateVisibility()
    invalidate(.layout, reason: "panes")
    return areSettled(at: time) ? .idle : .tick
  }

  /// The wheel also scrolls the page beside its root, for instance over the title.
  override func scrolled(_ event: ScrollEvent) -> Bool {
    !framesOverPage.contains { $0.contains(event.position) } && page.root.scrolled(event)
  }

  override func layout(in context: LayoutContext) { arrange(in: context) }

  override func scrollToVisible(_ descendant: Node) { uncover(descendant) }
}
