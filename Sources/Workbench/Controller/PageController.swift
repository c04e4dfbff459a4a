internal import CLinux
import Canvas
import Controls

/// The pages of a workbench and everything that commands change.
///
/// The controller is independent of the window, so that replays run the same code.
@MainActor
package final class PageController {
  package let contents: WorkbenchContents
  package let scene: Scene
  let changes: ChangeList
  let workbench: WorkbenchView
  let overlays: OverlayTool

  private(set) lazy var table = makeCommandTable()

  var page: WorkbenchPage { workbench.page }

  package internal(set) var pageName: PageName?
  /// The window; `nil` in replays and pictures.
  weak var host: (any WorkbenchHost)?

  var tokens: TokenFile?
  /// The file of ``tokens``; `nil` for none, and for tokens of another origin.
  var tokensPath: String?
  var hasTokensProblem = false

  var preferences: ResolvedPreferences {
    didSet { if preferences != oldValue { show(changesFrom: oldValue) } }
  }

  var recordings: PageRecordings?
  /// `nil` where neither recording nor saving is possible.
  var capture: Capture?
  /// The task that reads a video before it is shown.
  var loading: Task<Void, Never>?
  weak var help: SceneLayer?
  weak var palette: SceneLayer?
  var isDisabled: Bool
  var isPending: Bool
  let pendingControls = PendingControls()
  /// `nil` for the desktop's scale.
  var chosenScale: Double?
  weak var environmentLayer: SceneLayer?
  weak var environmentPanel: EnvironmentPanel?

  /// The speed of the window's clock, which all pages share.
  var clockSpeed = 1.0 { didSet { showNonDefaultStates() } }

  var pageBefore: PageName?
  var pages: [PageName: WorkbenchPage] = [:]

  var inspected: [PageName: ControlPreview] = [:]

  private var checkedDescriptions: Set<String> = []
  /// Whether each page opens with the tools that fit it, until the user chooses other ones.
  private let opensTools: Bool

  package init(
    _ contents: WorkbenchContents, page: WorkbenchPage, name: PageName? = nil,
    panels: Set<PanelName> = [], opensTools: Bool = false, overlays: Overlays = [],
    environment: EnvironmentSettings = EnvironmentSettings(),
    preferences: ResolvedPreferences? = nil, scale: Double? = nil, tokens: TokenFile? = nil
  ) {
    let preferences = preferences ?? ResolvedPreferences(environment)
    isPending = environment.isPending
    chosenScale = scale
    self.preferences = preferences
    isDisabled = environment.isDisabled
    (self.contents, self.opensTools, self.tokens) = (contents, opensTools, tokens)
    pageName = name
    if let name { pages[name] = page }
    workbench = WorkbenchView(page, sidebar: Sidebar(contents), adding: contents.panels())
    let design = preferences.builtInDesign.changed(by: tokens)
    scene = Scene(
      workbench, theme: design.theme, background: page.background,
      environment: SceneEnvironment(
        direction: environment.direction, motion: preferences.motionPreference.value,
        metrics: design.metrics, caretBlink: CaretBlink(preferences.settings)))
    changes = ChangeList(scene)
    self.overlays = OverlayTool(workbench, in: scene)
    scene.minimumLayoutSize = WorkbenchLayout.smallest
    scene.onAdvance = { [weak self] isMoving in self?.refresh(isMoving: isMoving) }
    scene.onLayout = { [weak self] in self?.page.followLayout() }
    scene.onShow = { [weak self] in self?.workbench.windowTime?.keepPicture() }
    scene.onKey = { [weak self] event in self?.handle(event) ?? false }
    _ = scene.observe([.input, .control, .action]) { [weak self] event in
      switch event {
      case .input(.event(let input), _): self?.stage?.follow(input)
      // A pressed control is inspected, even if its value does not change.
      case .control(let control, .pointer(let event), _) where event.phase == .pressed:
        self?.inspect(control)
      case .action(let control, _): self?.inspect(control)
      case .control, .input, .change: break
      }
    }
    connect(page)
    connectWorkbench()
    workbench.textSize = environment.textSize
    workbench.show(panels, animated: false)
    self.overlays.show(overlays)
    if isPending { setControlsPending(true) }
    workbench.chips.onDismiss = { [weak self] state in self?.end(state) }
    workbench.onTimeChange = { [weak self] in self?.showNonDefaultStates() }
    showNonDefaultStates()
  }

  private func connect(_ page: WorkbenchPage) {
    let isOfWindow = pageName.flatMap { contents[$0] }?.isRecordable == true
    workbench.adopt(isOfWindow ? PageTime(WindowTimeSource(self)) : nil)
    if isDisabled { page.setControlsEnabled(false) }
    page.showThemeChoice?(preferences.themeChoice, false)
    page.adopt(themes)
    page.adopt(table)
    changes.page = page
    page.adopt(changes)
    page.onThemeChoice = { [weak self] choice in self?.set(.themeChoice, to: choice.propertyValue) }
    page.onDisableAll = { [weak self] isDisabled in self?.set(.disabled, to: .flag(isDisabled)) }
    page.onCopy = { [weak self] text in self?.host?.copy(text) ?? false }
    (page as? MatrixPage)?.onChooseState = { [weak self] description, preset in
      self?.open(PageName(rawValue: description.name))
      // A press of the state has to find the control at its place.
      self?.scene.layOutIfNeeded()
      (self?.page as? ControlPage)?.show(preset)
    }
  }

  private func connectWorkbench() {
    if let pageName { workbench.sidebar.show(pageName) }
    let sidebar = workbench.sidebar
    sidebar.onChoose = { [weak self] name in self?.open(name) }
    sidebar.adopt(table)
    let button = workbench.toolbar.overlays
    button.isOn = false
    button.menu = { [weak self] in self?.table.menuItems([.overlays]) ?? [] }
    overlays.onChange = { [weak self, weak button] in
      button?.isOn = self?.overlays.shown.isEmpty == false
    }
    workbench.inspector.controlsOfPage = { [weak self] in self?.controls ?? [] }
    workbench.inspector.onCopy = { [weak self] text in self?.host?.copy(text) ?? false }
    workbench.toolbar.pick.onPress { [weak self] in self?.pickControl() }
    workbench.toolbar.more.menu = { [weak self] in self?.makeMoreMenu() ?? [] }
    workbench.curves.onCopyAs = { [weak self] button in
      self?.presentMenu(of: .springs, from: button)
    }
    connectLog()
  }

  /// A page that was opened before keeps its state.
  func open(_ name: PageName) {
    if name == pageName { return }
    guard let page = pages[name] ?? contents[name]?.makePage(contents) else { return }
    // A value that is being typed is one of the former page.
    if (scene.focusedNode as? TextEntry)?.nextFocus != nil {
      scene.setFocus(nil, isVisible: false)
      scene.deliverActions()
    }
    pages[name] = page
    pageName = name
    replacePage(by: page)
    workbench.sidebar.show(name)
    if opensTools, !workbench.arrangement.hasChosenTools {
      // The sidebar stays as it is, or comes with the tools.
      let sidebar = workbench.openPanels.intersection([.sidebar])
      workbench.show(contents.panels(of: name).union(sidebar), animated: true)
    }
    checkDescription()
  }

  /// Warns of mistakes in the description of the page's control, once for each control.
  ///
  /// Otherwise a state with an unknown property would be shown like another state.
  func checkDescription() {
    guard let description = page.preview?.description,
      checkedDescriptions.insert(description.name).inserted
    else { return }
    do { try description.validate() } catch {
      workbench.banners.show(
        "The description of \(error.control) has mistakes",
        message: error.mistakes.joined(separator: "; "))
      host?.descriptionHasMistakes(error)
    }
  }

  func replacePage(by page: WorkbenchPage) {
    connect(page)
    if isPending { setControlsPending(false) }
    workbench.show(page)
    if let preview = pageName.flatMap({ inspected[$0] }) { workbench.inspector.show(preview) }
    if isPending { setControlsPending(true) }
    host?.pageChanged(to: page.title)
    capture?.pageChanged()
    recordings?.follow()
    // The C library would keep the memory of the former page, which can be megabytes.
    malloc_trim(0)
  }

  func inspect(_ control: Control) {
    guard page.preview == nil, workbench.showsInspector,
      workbench.inspector.preview?.control !== control, !workbench.owns(control),
      let preview = ControlPreview(control, in: contents.catalog)
    else { return }
    preview.willChange = { [weak self] _ in self?.workbench.time?.returnToNow() }
    preview.changes = changes
    if let pageName { inspected[pageName] = preview }
    workbench.inspector.show(preview)
  }

  package func refresh(isMoving: Bool) {
    page.refresh()
    workbench.windowTime?.noteFrame()
    workbench.refreshPanels(isMoving: isMoving)
    environmentPanel?.show(environment)
    (palette?.root as? CommandPalette)?.refresh()
  }

  /// The page's controls, in paint order.
  package var controls: [Control] { page.root.controls(in: contents.catalog) }

  /// `nil` if the page cannot be recorded.
  var loggedScene: LoggedScene? { pageName.flatMap { contents.scene(named: $0.rawValue) } }

  var appearance: Appearance { preferences.appearance.value }

  func state(at placement: WindowPlacement) -> RememberedState {
    var state = RememberedState()
    state.page = pageName
    let isUsual = opensTools && !workbench.arrangement.hasChosenPanels
    state.panels = isUsual ? nil : workbench.openPanels
    state.panelSizes = workbench.panelSizes
    state.overlays = overlays.shown
    state.size = placement.size
    state.position = placement.position
    let environment = environment
    for setting in EnvironmentSetting.remembered {
      state.environment[setting.name] = setting.read(from: environment)
    }
    // Other values come from the command line and the desktop.
    state.environment["theme"] = preferences.userTheme?.propertyValue
    state.environment["contrast"] = preferences.userContrast?.propertyValue
    state.environment["motion"] = preferences.userMotion?.propertyValue
    state.environment["scale"] = chosenScale?.propertyValue
    return state
  }

  var openPages: [WorkbenchPage] {
    pages.values.contains { $0 === page } ? Array(pages.values) : [page] + pages.values
  }

  private func show(changesFrom old: ResolvedPreferences) {
    showDesign()
    let motion = preferences.motionPreference.value
    if motion != old.motionPreference.value { scene.environment.motion = motion }
    let blink = CaretBlink(preferences.settings)
    if blink != scene.environment.caretBlink { scene.environment.caretBlink = blink }
    if appearance != old.appearance.value { host?.appearanceChanged(to: appearance) }
    for kind in preferences.environment.changes(from: old.environment) { recordings?.note(kind) }
    host?.preferencesChanged()
  }
}
