import Canvas
import Controls

/// Pages in a scene, and what the program's own keys and controls, and the desktop, do to them: which
/// one is shown, what beside it, theme, motion, disabled state and help.
///
/// It knows no window, so a replay goes through the same code as a session.
@MainActor
final class PageController {
  let scene: Scene
  let workbench: Workbench
  /// What lies over the page to show it from within.
  let overlays: OverlayTool

  /// The page that is shown.
  var page: any Page { workbench.page }

  /// Its name; nil for one that has none.
  private(set) var pageName: PageName?

  /// Called when another appearance is shown.
  var onAppearanceChange: ((Appearance) -> Void)?

  /// Called when the window is to fill its screen, or to be as it was; nil where there is none.
  var onFullscreenToggle: (() -> Void)?

  /// Called when a picture of the window is to be copied; nil where there is none.
  var onCopy: (() -> Void)?

  /// Called when a text is to be copied, and says whether it is; nil where there is no clipboard.
  var onCopyText: ((String) -> Bool)?

  /// Called when something else holds, or the same by somebody else's word.
  var onPreferenceChange: (() -> Void)?

  /// Called with what is wrong with the file of tokens each time that it cannot be taken on, and with
  /// nil once it can again.
  var onTokensProblem: ((String?) -> Void)?

  /// Called with the path of the file of tokens that the user loads, to be read again whenever it is
  /// saved, and with nil for none any more.
  var onTokensSource: ((String?) -> Void)?

  /// Called to have the user choose a file of tokens; nil where nobody can ask for one.
  var onChooseTokens: ((@escaping (TokensChoice) -> Void) -> Void)?

  /// What replaces values of every theme; nil for nothing.
  var tokens: TokenFile?
  var hasTokensProblem = false

  /// What everybody says about theme, contrast and motion.
  var authority: PreferenceAuthority {
    didSet { if authority != oldValue { show(changesFrom: oldValue) } }
  }

  /// Keeps what comes to the pages; nil where nothing can be recorded or saved.
  var capture: Capture?

  /// The card of keys, while it is shown.
  var help: SceneLayer?
  var isDisabled: Bool
  var isPending: Bool
  let pendingControls = PendingControls()

  /// How large the page's text is, of the size that it asks for.
  var textSize: Double

  /// Called with the pixels a point that the window is to have; nil where there is no window.
  var onScale: ((Double) -> Void)?
  /// Chosen by the user; nil for what the desktop asks for.
  var chosenScale: Double?

  /// What concerns all controls, while that is shown.
  var environmentLayer: SceneLayer?
  weak var environmentPanel: EnvironmentPanel?

  /// Where one was before one went to all states.
  var pageBefore: PageName?

  /// Pages that were open, as they were left.
  private var pages: [PageName: any Page] = [:]

  /// What the inspector showed last of pages that are about no control of their own.
  private var inspected: [PageName: ControlPreview] = [:]
  private let makePage: (PageName) -> any Page

  /// Seconds between two looks at what a control is, while it moves. design: playground, Rules
  private static let refreshInterval = 0.1
  private var lastRefresh: Instant?

  /// - Parameters:
  ///   - page: what is shown.
  ///   - name: the page's name; nil for one that is not in the list.
  ///   - panes: what is shown beside it.
  ///   - overlays: what is shown over it.
  ///   - makePage: makes the other pages once they are asked for.
  ///   - authority: what decides on theme, contrast and motion.
  ///   - direction: of reading.
  ///   - isDisabled: whether all controls begin disabled.
  ///   - isPending: whether all controls begin waiting for their owner.
  ///   - textSize: of the page, of the size that it asks for.
  ///   - scale: what the user chose once; nil for what the desktop asks for.
  ///   - tokens: what replaces values of every theme.
  init(
    page: any Page, name: PageName? = nil, panes: WorkbenchPanes = [],
    overlays: Overlays = [],
    makePage: @escaping (PageName) -> any Page = { $0.makePage(count: 1000) },
    authority: PreferenceAuthority = PreferenceAuthority(),
    direction: LayoutDirection = .leftToRight, isDisabled: Bool = false, isPending: Bool = false,
    textSize: Double = 1, scale: Double? = nil, tokens: TokenFile? = nil
  ) {
    self.isPending = isPending
    self.textSize = textSize
    chosenScale = scale
    self.authority = authority
    self.isDisabled = isDisabled
    self.makePage = makePage
    self.tokens = tokens
    pageName = name
    if let name { pages[name] = page }
    workbench = Workbench(page)
    let design = Design(theme: authority.colors).changed(by: tokens)
    scene = Scene(
      workbench, theme: design.theme, background: page.background,
      environment: SceneEnvironment(
        direction: direction, motion: authority.motionPreference.value, metrics: design.metrics))
    self.overlays = OverlayTool(workbench, in: scene)
    scene.minimumLayoutSize = WorkbenchLayout.smallest
    scene.onKey = { [weak self] event in self?.handle(event) ?? false }
    _ = scene.observe([.control, .action]) { [weak self] event in
      switch event {
      // A control that is pressed is inspected, whether or not that changes it.
      case .control(let control, .pointer(let event), _) where event.phase == .pressed:
        self?.inspect(control)
      case .action(let control, _): self?.inspect(control)
      case .control, .input: break
      }
    }
    connect(page)
    connectWorkbench()
    workbench.textSize = textSize
    workbench.show(panes, animated: false)
    self.overlays.show(overlays)
    if isPending { keepControlsWaiting(true) }
  }

  /// Has a page ask for what concerns all, and shows it what is so.
  private func connect(_ page: any Page) {
    // What a log of the window says is what the page was.
    let isOfWindow = pageName == .gallery || pageName == .trio
    workbench.take(isOfWindow ? WindowTime(self) : nil)
    if isDisabled { page.setControlsEnabled(false) }
    page.setThemeChoice(authority.themeChoice, animated: false)
    page.adopt(themes)
    page.onThemeChoice = { [weak self] choice in self?.choose(choice) }
    page.onDisableAll = { [weak self] isDisabled in self?.setDisabled(isDisabled) }
    (page as? AppearancePage)?.onCopy = { [weak self] text in self?.onCopyText?(text) ?? false }
    (page as? MatrixPage)?.onChooseState = { [weak self] description, preset in
      guard let name = PageName(rawValue: description.name) else { return }
      self?.open(name)
      (self?.page as? ControlPage)?.show(preset)
    }
  }

  private func connectWorkbench() {
    if let pageName { workbench.sidebar.show(pageName) }
    workbench.sidebar.onChoose = { [weak self] name in
      self?.workbench.dismissSidebar()
      self?.open(name)
    }
    workbench.sidebar.onShowKeys = { [weak self] in
      self?.workbench.dismissSidebar()
      self?.toggleHelp()
    }
    workbench.sidebar.onShowEnvironment = { [weak self] in
      self?.workbench.dismissSidebar()
      self?.toggleEnvironment()
    }
    connectOverlays()
    workbench.inspector.onCopy = { [weak self] text in self?.onCopyText?(text) ?? false }
    workbench.toolbar.more.onPress = { [weak self] in
      guard let self else { return }
      presentMoreMenu(from: workbench.toolbar.more)
    }
    connectLog()
  }

  // MARK: Pages

  /// Shows a page in the place of the one that is shown; as it was left, if it was open.
  func open(_ name: PageName) {
    if name == pageName { return }
    let page = pages[name] ?? makePage(name)
    pages[name] = page
    pageName = name
    connect(page)
    replacePage(by: page)
    workbench.sidebar.show(name)
    capture?.pageChanged()
  }

  /// Shows the page as it is when it is opened first.
  func reopenPage() {
    guard let name = pageName else { return }
    let page = makePage(name)
    pages[name] = page
    inspected[name] = nil
    scene.setFocus(nil, isVisible: false)
    connect(page)
    replacePage(by: page)
    capture?.pageChanged()
  }

  /// What waits on the page that is shown goes on; what is on the other one waits in its place.
  private func replacePage(by page: any Page) {
    if isPending { keepControlsWaiting(false) }
    workbench.show(page)
    if let preview = pageName.flatMap({ inspected[$0] }) { workbench.inspector.show(preview) }
    if isPending { keepControlsWaiting(true) }
  }

  /// Has the inspector show what the user acts on, where the page is about no control of its own.
  private func inspect(_ control: Control) {
    guard page.preview == nil, workbench.showsInspector,
      workbench.inspector.preview?.control !== control, !workbench.owns(control),
      let preview = ControlPreview(control)
    else { return }
    preview.willChange = { [weak self] _ in self?.workbench.time?.returnToNow() }
    if let pageName { inspected[pageName] = preview }
    workbench.inspector.show(preview)
  }

  /// Has page and tools show what is so now; called in frames that are painted anyway.
  func refresh(isMoving: Bool) {
    page.refresh()
    workbench.windowTime?.noteFrame()
    workbench.refreshTime()
    environmentPanel?.show(environment)
    if !workbench.showsInspector { return }
    let now = scene.now
    if isMoving, let lastRefresh, now.seconds(since: lastRefresh) < Self.refreshInterval { return }
    lastRefresh = now
    workbench.inspector.refresh()
  }

  var appearance: Appearance { authority.appearance.value }

  /// What a window that is left like this remembers.
  ///
  /// - Parameter size: the window's, pt.
  func state(in size: Size) -> RememberedState {
    var state = RememberedState()
    state.page = pageName
    state.panes = workbench.wantedPanes
    state.overlays = overlays.shown
    state.size = size
    state.theme = authority.userTheme
    state.contrast = authority.userContrast
    state.motion = authority.userMotion
    state.direction = scene.environment.direction
    state.isDisabled = isDisabled
    state.isPending = isPending
    state.textSize = textSize
    state.scale = chosenScale
    return state
  }

  /// The page that is shown, and those that were.
  var openPages: [any Page] {
    pages.values.contains { $0 === page } ? Array(pages.values) : [page] + pages.values
  }

  private func show(changesFrom old: PreferenceAuthority) {
    showDesign()
    let motion = authority.motionPreference.value
    if motion != old.motionPreference.value { scene.environment.motion = motion }
    if appearance != old.appearance.value { onAppearanceChange?(appearance) }
    capture?.preferencesChanged(from: old)
    onPreferenceChange?()
  }
}
