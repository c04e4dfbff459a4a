import Canvas
import Controls

/// All that the window shows: a page, and the panes that are asked for beside it.
///
/// A pane that is not shown is hidden: it takes no pointer and no key, and is not refreshed.
final class Workbench: Node {
  /// How panes come and go. design: playground, Rules
  private static let spring = Spring(response: 0.3, dampingRatio: 1)

  let sidebar = Sidebar()
  let inspector = Inspector()

  /// Called when the user shows or hides a pane.
  var onPanesChange: (() -> Void)?

  private(set) var page: any Page
  /// What has just happened.
  let news = NewsBar()
  private let header = WorkbenchHeader()
  private let sidebarButton = GlyphButton(.sidebar, label: "Sidebar")
  private let inspectorButton = GlyphButton(.inspector, label: "Inspector")
  private let toolsButton = GlyphButton(.tools, label: "Tools")

  /// What is shown beside the page.
  private(set) var panes: WorkbenchPanes = []
  /// What comes back with the tools.
  private var lastPanes: WorkbenchPanes = [.sidebar, .inspector]

  /// How much of each is shown, 0 to 1.
  private var sidebarShown = Animated(0)
  private var columnShown = Animated(0)

  /// A pane over the page, where there is no room beside it.
  private var overlay: SceneLayer?
  private var arrangement = WorkbenchLayout(size: .zero, sidebar: 0, column: 0)

  init(_ page: any Page) {
    self.page = page
    super.init()
    for node in [page.root, header, sidebar, inspector] { addChild(node) }
    sidebarButton.identifier = "sidebar"
    sidebarButton.keyCap = "B"
    sidebarButton.isOn = false
    sidebarButton.onPress = { [weak self] in self?.toggle(.sidebar) }
    inspectorButton.identifier = "inspector"
    inspectorButton.keyCap = "I"
    inspectorButton.isOn = false
    inspectorButton.onPress = { [weak self] in self?.toggle(.inspector) }
    toolsButton.identifier = "tools"
    toolsButton.keyCap = "H"
    toolsButton.isOn = false
    toolsButton.onPress = { [weak self] in self?.toggleTools() }
    for node in [sidebarButton, inspectorButton, toolsButton, news] { addChild(node) }
    news.isHidden = true
    show(page)
  }

  /// Shows another page in the place of the one that is shown.
  func show(_ page: any Page) {
    if page !== self.page {
      self.page.root.removeFromParent()
      self.page = page
      addChild(page.root)
      // Panes and buttons lie above it.
      for node in [
        header, sidebar, inspector, sidebarButton, inspectorButton, toolsButton, news,
      ] {
        addChild(node)
      }
    }
    header.show(title: page.title, sentence: page.sentence)
    inspector.show(page.specimen)
    updateVisibility()
    scene?.background = page.background
    invalidate(.layout, reason: "page")
  }

  // MARK: Panes

  /// Shows these panes and no others.
  ///
  /// - Parameter animated: whether they move in.
  func show(_ panes: WorkbenchPanes, animated: Bool) {
    self.panes = panes
    if !panes.isEmpty { lastPanes = panes }
    let isMoving = animated && scene?.environment.motion != .reduced
    let time = scene?.now ?? .zero
    for (pane, path) in [
      (WorkbenchPanes.sidebar, \Workbench.sidebarShown), (.inspector, \.columnShown),
    ] {
      let target = panes.contains(pane) ? 1.0 : 0
      if isMoving {
        self[keyPath: path].animate(to: target, with: Self.spring, at: time, unit: 300)
      } else {
        self[keyPath: path].set(target)
      }
    }
    updateVisibility()
    invalidate([.layout, .motion], reason: "panes")
  }

  /// Shows a pane or hides it.
  func toggle(_ pane: WorkbenchPanes) {
    switch arrangement.width {
    case .compact: presentOverlay(pane)
    case .medium:
      // There is room for one.
      show(panes.contains(pane) ? [] : pane, animated: true)
      onPanesChange?()
    case .wide:
      show(panes.symmetricDifference(pane), animated: true)
      onPanesChange?()
    }
  }

  /// Hides all panes, or brings back those that were shown last.
  func toggleTools() {
    if arrangement.width == .compact { return presentOverlay(.inspector) }
    var wanted = panes.isEmpty ? lastPanes : []
    if arrangement.width == .medium && wanted.contains(.inspector) { wanted = .inspector }
    let before = lastPanes
    show(wanted, animated: true)
    if arrangement.width == .medium { lastPanes = before }
    onPanesChange?()
  }

  private func presentOverlay(_ pane: WorkbenchPanes) {
    guard let scene else { return }
    if let overlay { return overlay.dismiss() }
    let node: Node = pane == .sidebar ? sidebar : inspector
    node.isHidden = false
    let layer = scene.present(
      PaneOverlay(
        node, from: pane == .sidebar ? .leading : .bottom,
        label: pane == .sidebar ? "Sidebar" : "Inspector"),
      dismissal: [.escape, .pressOutside])
    overlay = layer
    layer.onDismiss = { [weak self] in
      guard let self else { return }
      overlay = nil
      addChild(node)
      updateVisibility()
    }
    inspector.refresh()
  }

  /// Takes away what lies over the page.
  func dismissOverlay() { overlay?.dismiss() }

  /// Whether a control is one of the tools', and not the page's.
  func owns(_ control: Control) -> Bool {
    var node: Node? = control
    while let current = node {
      if current === page.root { return false }
      node = current.parent
    }
    return true
  }

  /// Where what concerns all controls is opened.
  var environmentAnchor: Node { sidebar.isHidden ? toolsButton : sidebar.more }

  /// Whether somebody sees the inspector.
  var showsInspector: Bool { !inspector.isHidden }

  private func updateVisibility() {
    let isCompact = arrangement.width == .compact
    let time = scene?.now ?? .zero
    let isCalm =
      panes.isEmpty && sidebarShown.isSettled(at: time) && columnShown.isSettled(at: time)
    func isShown(_ pane: WorkbenchPanes, _ shown: Animated) -> Bool {
      !isCompact && (panes.contains(pane) || !shown.isSettled(at: time))
    }
    if overlay == nil {
      sidebar.isHidden = !isShown(.sidebar, sidebarShown)
      inspector.isHidden = !isShown(.inspector, columnShown)
    }
    header.isHidden = isCalm && !(isCompact && page.hasChrome)
    let hasButtons = page.hasChrome || !isCalm
    sidebarButton.isHidden = !hasButtons
    toolsButton.isHidden = !hasButtons
    inspectorButton.isHidden = isCalm || isCompact
    sidebarButton.isOn = panes.contains(.sidebar) && !isCompact
    inspectorButton.isOn = panes.contains(.inspector)
    toolsButton.isOn = !panes.isEmpty && !isCompact
  }

  // MARK: Node

  override func advance(to time: Instant) -> NextFrame {
    let width = WorkbenchLayout.width(of: frame.size)
    if width != .compact { overlay?.dismiss() }
    if width == .medium, panes == [.sidebar, .inspector] { show(.inspector, animated: false) }
    updateVisibility()
    invalidate(.layout, reason: "panes")
    return sidebarShown.isSettled(at: time) && columnShown.isSettled(at: time) ? .rest : .tick
  }

  /// The wheel is the page's also where something else lies over it.
  override func scrolled(_ event: ScrollEvent) -> Bool { page.root.scrolled(event) }

  override func layout(in context: LayoutContext) {
    news.frame = Rect(origin: .zero, size: frame.size)
    let time = scene?.now ?? .zero
    let isCompact = WorkbenchLayout.width(of: frame.size) == .compact
    let before = arrangement.width
    arrangement = WorkbenchLayout(
      size: frame.size, sidebar: isCompact ? 0 : min(max(sidebarShown.value(at: time), 0), 1),
      column: isCompact ? 0 : min(max(columnShown.value(at: time), 0), 1))
    if arrangement.width != before {
      updateVisibility()
      invalidate(.motion, reason: "room")
    }
    let isBare = !page.hasChrome && panes.isEmpty && arrangement.header.isEmpty
    page.adopt(isCompact && !page.hasChrome ? nil : arrangement.margins)
    header.isCompact = isCompact
    place(
      page.root,
      isBare || (isCompact && !page.hasChrome)
        ? Rect(origin: .zero, size: frame.size) : arrangement.page, context)
    place(header, arrangement.header, context)
    if overlay == nil {
      place(sidebar, arrangement.sidebar, context)
      place(inspector, arrangement.column, context)
    }
    place(sidebarButton, arrangement.sidebarButton, context)
    place(toolsButton, arrangement.toolsButton, context)
    place(
      inspectorButton,
      arrangement.toolsButton.offset(by: Point(-WorkbenchLayout.Metrics.glyph - 8, 0)), context)
  }

  private func place(_ node: Node, _ rect: Rect, _ context: LayoutContext) {
    var rect = rect
    if context.direction == .rightToLeft { rect.origin.x = frame.width - rect.maxX }
    node.frame = rect
  }
}
