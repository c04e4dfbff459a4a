import Canvas
import Controls

/// A pane that is not shown is hidden, receives no input and is not refreshed.
final class WorkbenchView: Node {
  /// The animation of panes. spec: docs/spec/window.md#rules/panes
  static let spring = Spring(response: 0.3, dampingRatio: 1)

  let sidebar: Sidebar
  let inspector = Inspector()
  let timePanel = TimePanel()
  let curves = CurvesLane()
  let frames = FramesLane()
  let log = LogPanel()

  /// The panels of every workbench, in the order of the toolbar.
  nonisolated static let standardPanels:
    [(name: PanelName, view: @MainActor @Sendable (WorkbenchView) -> any Panel)] = [
      (.sidebar, { $0.sidebar }), (.inspector, { $0.inspector }), (.time, { $0.timePanel }),
      (.curves, { $0.curves }), (.frames, { $0.frames }), (.log, { $0.log }),
    ]
  private let addedPanels: [any Panel]
  /// All panels, in the order of the toolbar.
  private(set) lazy var panels = Self.standardPanels.map { $0.view(self) } + addedPanels

  private(set) lazy var splitters = makeSplitters()
  private(set) lazy var columnSplitter = makeColumnSplitter()
  var panelSizes = PanelSizes() {
    didSet { changed(panelSizes, from: oldValue, .layout, "panel sizes") }
  }

  let logOutline = LogOutline()
  var onFramesShown: (() -> Void)?
  var onTimeChange: (() -> Void)?

  private(set) var page: WorkbenchPage
  let banners = BannerHost()
  private(set) lazy var toolbar = WorkbenchToolbar(
    panels.filter { $0.place != .leading }.map { type(of: $0).description })
  let chips = StateChips()
  let dock = WorkbenchDock()
  let header = PageHeader()
  let sidebarButton = GlyphButton(.sidebar, label: "Sidebar")
  let toolsButton = GlyphButton(.tools, label: "Tools")

  private var isScrolled = false {
    didSet { if isScrolled != oldValue { invalidate(.paint, reason: "scrolled") } }
  }

  /// The clock of a page without a stage; `nil` if its past cannot be shown.
  var windowTime: PageTime?
  let pastPlace = Node()
  var past: PastView?

  private(set) var wantedPanes: Set<PanelName> = []
  /// The wanted panes that have room.
  private(set) var panes: Set<PanelName> = [] {
    didSet { if panes.contains(.frames) != oldValue.contains(.frames) { onFramesShown?() } }
  }
  private var lastPanes: Set<PanelName> = [.sidebar, .inspector]
  private var lastColumn: Set<PanelName> = [.inspector]

  /// The shown parts of the panels at each place, 0 to 1.
  private(set) var shownParts: [PanelPlace: Animated] = [
    .leading: Animated(0), .column: Animated(0), .dock: Animated(0),
  ]

  var drawerLayer: SceneLayer?
  var sheetLayer: SceneLayer?
  private(set) lazy var sheetTabs = SheetTabs(panels.filter { !$0.tabs.isEmpty })
  var sheetTab: SheetTab?

  var arrangement = WorkbenchLayout(size: .zero, sidebar: 0, column: 0)

  init(_ page: WorkbenchPage, sidebar: Sidebar, adding added: [any Panel] = []) {
    self.page = page
    self.sidebar = sidebar
    addedPanels = added
    super.init()
    curves.onWindow = { [weak self] window in self?.timePanel.timeline.bracket = window }
    sheetTabs.onChoose = { [weak self] tab in self?.open(tab) }
    sidebarButton.setUp("sidebar", key: Shortcut.sidebar.title) { [weak self] in
      self?.toggle(.sidebar)
    }
    toolsButton.setUp("tools", key: Shortcut.tools.title) { [weak self] in self?.toggleTools() }
    toolbar.onToggle = { [weak self] pane in self?.togglePanel(pane) }
    sidebar.onClose = { [weak self] in self?.drawerLayer?.dismiss() }
    banners.page = self
    // Screen readers read the title first; Tab goes to the page first.
    for node in [header, page.root] { addChild(node) }
    addPanes()
    show(page)
  }

  func addPanes() {
    for node in [pastPlace, logOutline, dock] as [Node] { addChild(node) }
    for panel in panels {
      let layer = panel.place == .leading ? drawerLayer : sheetLayer
      if panel.place != .dock && layer == nil { addChild(panel) }
    }
    for node in splitters + [columnSplitter, sidebarButton, toolbar, toolsButton, chips] as [Node] {
      addChild(node)
    }
  }

  func panels(at place: PanelPlace) -> [any Panel] { panels.filter { $0.place == place } }

  private func names(at place: PanelPlace) -> Set<PanelName> {
    Set(panels(at: place).map(\.name))
  }

  var sheetPanes: Set<PanelName> { Set(panels.filter { !$0.tabs.isEmpty }.map(\.name)) }

  func show(_ page: WorkbenchPage) {
    if page !== self.page {
      self.page.time?.isRecording = false
      self.page.root.removeFromParent()
      self.page = page
      insertChild(page.root, at: 1)
    }
    scaleText()
    header.show(title: page.title, sentence: page.sentence)
    let view = page.root as? ScrollView
    view?.onScroll = { [weak self] offset in self?.isScrolled = offset > 0 }
    isScrolled = (view?.offset ?? 0) > 0
    toolbar.pick.isHidden = page.preview != nil
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

  func show(_ panes: Set<PanelName>, animated: Bool) {
    let panes = panes.intersection(panels.map(\.name))
    wantedPanes = panes
    if !panes.isEmpty { lastPanes = panes }
    updateVisibility(animated: animated)
  }

  /// Whether the user has chosen panels, and panels other than the sidebar.
  private(set) var hasChosenPanels = false
  private(set) var hasChosenTools = false

  func choose(_ panes: Set<PanelName>) {
    hasChosenPanels = true
    if panes.symmetricDifference(wantedPanes) != [.sidebar] { hasChosenTools = true }
    show(panes, animated: true)
  }

  private var fittingPanes: Set<PanelName> {
    guard let scene, scene.size.width > 0 else { return wantedPanes }
    switch WorkbenchLayout.width(of: scene.size) {
    case .compact:
      guard let tab = wantedSheetTab else { return wantedPanes }
      return wantedPanes.subtracting(sheetPanes).union([tab.panel])
    case .medium:
      let hasColumn = !wantedPanes.isDisjoint(with: names(at: .column))
      return hasColumn ? wantedPanes.subtracting([.sidebar]) : wantedPanes
    case .wide: return wantedPanes
    }
  }

  func fitPanes(animated: Bool) {
    let panes = fittingPanes
    if panes == self.panes { return }
    self.panes = panes
    let column = panes.intersection(names(at: .column))
    if !column.isEmpty { lastColumn = column }
    let isMoving = animated && scene?.environment.motion != .reduced
    let time = scene?.now ?? .zero
    for (place, old) in shownParts {
      var part = old
      let target = panes.isDisjoint(with: names(at: place)) ? 0 : 1.0
      if target == part.target { continue }
      if isMoving {
        part.animate(to: target, with: Self.spring, at: time, pointsPerUnit: 300)
      } else {
        part.set(target)
      }
      shownParts[place] = part
    }
    updateTime()
    invalidate([.layout, .motion], reason: "panes")
  }

  var showsFrames: Bool { panes.contains(.frames) }

  var availablePanes: Set<PanelName> {
    Set(panels.filter { disabledReason(for: $0) == nil }.map(\.name))
  }

  func disabledReason(for panel: any Panel) -> String? {
    panel.disabledReason(in: context(of: panel.name))
  }

  private func context(of panel: PanelName) -> PanelContext {
    PanelContext(
      page: page, isShown: panes.contains(panel), isCompact: arrangement.width == .compact,
      time: time)
  }

  private func updateTime() {
    let available = availablePanes
    let shown = panels.filter { panes.contains($0.name) && available.contains($0.name) }
    time?.isRecording = shown.contains { type(of: $0).description.usesTimeline }
    time?.onChange = { [weak self] in
      self?.refreshPanels(isMoving: true)
      self?.onTimeChange?()
    }
    onTimeChange?()
    // An empty dock keeps its panels while it moves away.
    if !panes.isDisjoint(with: names(at: .dock)) {
      dock.panels = shown.filter { $0.place == .dock }
    }
    showContext()
  }

  private func showContext() {
    for panel in panels { panel.show(context(of: panel.name)) }
  }

  func refreshPanels(isMoving: Bool) {
    for panel in panels where panes.contains(panel.name) { panel.refresh(isMoving: isMoving) }
  }

  func toggle(_ name: PanelName) {
    guard let panel = panels.first(where: { $0.name == name }) else { return }
    if arrangement.width == .compact, panel.place == .leading { return toggleDrawer() }
    scene?.dismissTransients()
    var wanted = wantedPanes.symmetricDifference([name])
    switch arrangement.width {
    case .compact: if let tab = SheetTab.tabs(of: panel).first { return toggle(tab) }
    case .medium where panel.place != .dock:
      // The user chooses by what is shown.
      let chosen = panes.intersection(names(at: panel.place)).symmetricDifference([name])
      wanted = wantedPanes.subtracting(names(at: .leading).union(names(at: .column))).union(chosen)
    case .medium, .wide: break
    }
    choose(wanted)
    if panel.place == .dock { warnOfMissingRoom() }
  }

  func toggleTools() {
    scene?.dismissTransients()
    if arrangement.width == .compact { return toggleSheet() }
    choose(panes.isEmpty ? lastPanes : [])
  }

  /// Focuses the next pane: the page, the column's panels, the dock, the sidebar, the toolbar.
  func focusNextPane(isBackward: Bool) {
    guard let scene else { return }
    let panes = ([page.root] + panels(at: .column) + [dock, sidebar, toolbar])
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
    func isShown(_ place: PanelPlace) -> Bool {
      !panes.isDisjoint(with: names(at: place)) || shownParts[place]?.isSettled(at: time) == false
    }
    sidebar.isHidden = drawerLayer == nil && (isCompact || !isShown(.leading))
    sidebar.isOnCard = drawerLayer != nil || page.background == .page
    if sheetLayer == nil {
      // The last pane of the column moves out; one beside another pane makes room at once.
      let isColumnShown = !isCompact && isShown(.column)
      let shown = panes.isDisjoint(with: names(at: .column)) ? lastColumn : panes
      for panel in panels(at: .column) {
        panel.isHidden = !isColumnShown || !shown.contains(panel.name)
      }
    }
    showContext()
    dock.isHidden = !isShown(.dock)
    // The toolbar takes its place.
    toolsButton.isHidden = !showsOnlyPage && !isCompact
    toolbar.isHidden = showsOnlyPage
    toolbar.isCompact = isCompact
    refreshToolbar()
    sidebarButton.isOn = panes.contains(.sidebar) && !isCompact
    toolsButton.isOn = isCompact ? wantedSheetTab != nil : !panes.isEmpty
  }

  private func areSettled(at time: Instant) -> Bool {
    shownParts.values.allSatisfy { $0.isSettled(at: time) }
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

  /// Paints a hairline above a scrolled page, so that scrolled pixels are moved without it.
  override func paint(with painter: any Painter, in context: PaintContext) {
    guard isScrolled else { return }
    let page = page.root.frame
    painter.drawHairline(
      from: Point(page.minX, page.minY - 1), length: page.width, theme: context.theme)
  }
}
