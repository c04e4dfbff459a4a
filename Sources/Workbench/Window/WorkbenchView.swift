import Canvas
import Controls

/// The content of the window: the page and its panels.
///
/// A panel that is not shown is hidden, receives no input and is not refreshed.
final class WorkbenchView: Node {
  let sidebar: Sidebar
  let inspector = Inspector()
  let timePanel = TimePanel()
  let curves = CurvesPanel()
  let frames = FramesPanel()
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

  let controlHighlight = ControlHighlight()
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
    didSet { changed(isScrolled, from: oldValue, .paint, "scrolled") }
  }

  let pastLayer = PastLayer(followsTheme: false)

  private(set) lazy var arrangement = PanelArrangement(panels.map { type(of: $0).description })

  var drawerLayer: SceneLayer?
  var sheetLayer: SceneLayer?
  private(set) lazy var sheetTabs = SheetTabs(panels.filter { !$0.tabs.isEmpty })

  /// The places of the last layout.
  var places = WorkbenchLayout(size: .zero, sidebar: 0, column: 0)

  init(_ page: WorkbenchPage, sidebar: Sidebar, adding added: [any Panel] = []) {
    (self.page, self.sidebar) = (page, sidebar)
    addedPanels = added
    super.init()
    curves.onWindow = { [weak self] window in self?.timePanel.timeline.bracket = window }
    sheetTabs.onChoose = { [weak self] tab in self?.change { $0.open(tab) } }
    sidebarButton.setUp("sidebar", key: Shortcut.sidebar.title) { [weak self] in
      self?.toggle(.sidebar)
    }
    toolsButton.setUp("tools", key: Shortcut.tools.title) { [weak self] in self?.toggleTools() }
    toolbar.onToggle = { [weak self] panel in self?.togglePanel(panel) }
    sidebar.onClose = { [weak self] in self?.drawerLayer?.dismiss() }
    banners.page = self
    pastLayer.onMake = { [weak self] past in
      guard let self else { return }
      pastLayer.frame = self.page.root.frame
      past.frame = pastLayer.bounds
    }
    pastLayer.onChange = { [weak self] in self?.invalidate(.layout, reason: "past") }
    // Screen readers read the title first; Tab goes to the page first.
    for node in [header, page.root] { addChild(node) }
    addPanels()
    show(page)
  }

  func addPanels() {
    for node in [pastLayer, controlHighlight, dock] as [Node] { addChild(node) }
    for panel in panels {
      let layer = panel.place == .leading ? drawerLayer : sheetLayer
      if panel.place != .dock && layer == nil { addChild(panel) }
    }
    for node in splitters + [columnSplitter, sidebarButton, toolbar, toolsButton, chips] as [Node] {
      addChild(node)
    }
  }

  func panels(at place: PanelPlace) -> [any Panel] { panels.filter { $0.place == place } }

  func show(_ page: WorkbenchPage) {
    if page !== self.page {
      self.page.time?.isRecording = false
      // The next node would be one of another page.
      if let focused = scene?.focusedNode, self.page.root.contains(focused) { scene?.endFocus() }
      self.page.root.removeFromParent()
      self.page = page
      insertChild(page.root, at: 1)
    }
    scaleText()
    (header.title.string, header.sentence.string) = (page.title, page.sentence)
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

  // MARK: Panels

  var openPanels: Set<PanelName> { arrangement.open }
  var shownPanels: Set<PanelName> { arrangement.shown }

  var panelSizes: PanelSizes {
    get { arrangement.sizes }
    set {
      let old = arrangement.sizes
      arrangement.sizes = newValue
      changed(newValue, from: old, .layout, "panel sizes")
    }
  }

  func show(_ panels: Set<PanelName>, animated: Bool) {
    arrangement.show(panels)
    updateVisibility(animated: animated)
  }

  func change(_ body: (inout PanelArrangement) -> Void) {
    arrangement.available = availablePanels
    body(&arrangement)
    updateVisibility(animated: true)
  }

  func fitPanels(animated: Bool) {
    let size = scene?.size ?? .zero
    let showedFrames = showsFrames
    arrangement.available = availablePanels
    let isOther = arrangement.fit(
      size.width > 0 ? WorkbenchLayout.width(of: size) : nil, at: scene?.now ?? .zero,
      isAnimated: animated && scene?.environment.motion != .reduced)
    if !isOther { return }
    if showsFrames != showedFrames { onFramesShown?() }
    updateTime()
    invalidate([.layout, .motion], reason: "panels")
  }

  /// The shown part of a height in points; in whole pixels while panels move.
  func shownHeight(_ height: Double, at place: PanelPlace) -> Double {
    let scale = scene?.scale ?? 1
    let shown = arrangement.shownHeight(height, at: place, scene?.now ?? .zero)
    return shown == height ? height : (shown * scale).rounded() / scale
  }

  var showsFrames: Bool { shownPanels.contains(.frames) }

  var availablePanels: Set<PanelName> {
    Set(panels.filter { disabledReason(for: $0) == nil }.map(\.name))
  }

  func disabledReason(for panel: any Panel) -> String? {
    panel.disabledReason(in: context(of: panel.name))
  }

  private func context(of panel: PanelName) -> PanelContext {
    PanelContext(
      page: page, isShown: shownPanels.contains(panel), isCompact: places.width == .compact,
      time: time)
  }

  private func updateTime() {
    let names = shownPanels.intersection(availablePanels)
    let shown = panels.filter { names.contains($0.name) }
    time?.isRecording = shown.contains { type(of: $0).description.usesTimeline }
    time?.onChange = { [weak self] in
      self?.refreshPanels(isMoving: true)
      self?.onTimeChange?()
    }
    onTimeChange?()
    // An empty dock keeps its panels while it moves away.
    if arrangement.has(.dock) { dock.panels = shown.filter { $0.place == .dock } }
    showContext()
  }

  private func showContext() {
    for panel in panels { panel.show(context(of: panel.name)) }
  }

  func refreshPanels(isMoving: Bool) {
    let shown = shownPanels
    // In each frame of an animation, asking each panel for its name would cost more than this.
    if shown.isEmpty { return }
    for panel in panels where shown.contains(panel.name) { panel.refresh(isMoving: isMoving) }
  }

  func toggle(_ name: PanelName) {
    guard let panel = panels.first(where: { $0.name == name }) else { return }
    if arrangement.isCompact, panel.place == .leading { return toggleDrawer() }
    scene?.dismissTransients()
    change { $0.toggle(name) }
    if panel.place == .dock { warnOfMissingRoom() }
  }

  func toggleTools() {
    scene?.dismissTransients()
    change { $0.toggleTools() }
  }

  /// Focuses the next area: the page, the column's panels, the dock, the sidebar, the toolbar.
  func focusNextArea(isBackward: Bool) {
    guard let scene else { return }
    let areas = ([page.root] + panels(at: .column) + [dock, sidebar, toolbar])
      .compactMap { area in scene.firstFocusable(in: area).map { (area: area, first: $0) } }
    if areas.isEmpty { return }
    let current = areas.firstIndex { scene.focusedNode?.lies(in: $0.area) == true }
    let next = current.map { $0 + (isBackward ? areas.count - 1 : 1) } ?? 0
    let first = areas[next % areas.count].first
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
    fitPanels(animated: animated)
    updateSheet(animated: animated)
    let isCompact = places.width == .compact
    let time = scene?.now ?? .zero
    let showsOnlyPage = shownPanels.isEmpty && arrangement.isSettled(at: time)
    sidebar.isHidden =
      drawerLayer == nil && (isCompact || !arrangement.isVisible(.leading, at: time))
    sidebar.isOnCard = drawerLayer != nil || page.background == .page
    if sheetLayer == nil {
      let column = isCompact ? [] : arrangement.visibleColumn(at: time)
      for panel in panels(at: .column) { panel.isHidden = !column.contains(panel.name) }
    }
    showContext()
    dock.isHidden = !arrangement.isVisible(.dock, at: time)
    // The toolbar takes its place.
    toolsButton.isHidden = !showsOnlyPage && !isCompact
    toolbar.isHidden = showsOnlyPage
    toolbar.isCompact = isCompact
    refreshToolbar()
    sidebarButton.isOn = shownPanels.contains(.sidebar) && !isCompact
    toolsButton.isOn = isCompact ? arrangement.openTab != nil : !shownPanels.isEmpty
  }

  override func advance(to time: Instant) -> NextFrame {
    updateVisibility()
    invalidate(.layout, reason: "panels")
    return arrangement.isSettled(at: time) ? .idle : .tick
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
