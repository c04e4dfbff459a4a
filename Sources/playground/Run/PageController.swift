import Canvas
import Controls

/// A page in a scene, and what the program's own keys and controls, and the desktop, do to it: theme,
/// motion, disabled state and help.
///
/// It knows no window, so a replay goes through the same code as a session.
@MainActor
final class PageController {
  let page: any Page
  let scene: Scene

  /// Called when another appearance is shown.
  var onAppearanceChange: ((Appearance) -> Void)?

  /// Called when the window is to fill its screen, or to be as it was; nil where there is none.
  var onFullscreenToggle: (() -> Void)?

  /// Called when a picture of the window is to be copied; nil where there is none.
  var onCopy: (() -> Void)?

  /// Called when something else holds, or the same by somebody else's word.
  var onPreferenceChange: (() -> Void)?

  /// Called with what is wrong with the file of tokens each time that it cannot be taken on, and with
  /// nil once it can again.
  var onTokensProblem: ((String?) -> Void)?

  /// What replaces values of every theme; nil for nothing.
  private(set) var tokens: TokenFile?
  private var hasTokensProblem = false

  /// What everybody says about theme, contrast and motion.
  var authority: PreferenceAuthority {
    didSet { if authority != oldValue { show(changesFrom: oldValue) } }
  }

  /// The card of keys, while it is shown.
  private var help: SceneLayer?
  private var isDisabled: Bool

  /// - Parameters:
  ///   - page: what is shown.
  ///   - authority: what decides on theme, contrast and motion.
  ///   - direction: of reading.
  ///   - isDisabled: whether all controls begin disabled.
  ///   - tokens: what replaces values of every theme.
  init(
    page: any Page, authority: PreferenceAuthority = PreferenceAuthority(),
    direction: LayoutDirection = .leftToRight, isDisabled: Bool = false, tokens: TokenFile? = nil
  ) {
    self.page = page
    self.authority = authority
    self.isDisabled = isDisabled
    self.tokens = tokens
    let design = Design(theme: authority.colors).changed(by: tokens)
    scene = Scene(
      page.root, theme: design.theme, background: page.background,
      environment: SceneEnvironment(
        direction: direction, motion: authority.motionPreference.value, metrics: design.metrics))
    if isDisabled { page.setControlsEnabled(false) }
    page.setThemeChoice(authority.themeChoice, animated: false)
    page.onThemeChoice = { [weak self] choice in self?.choose(choice) }
    page.onDisableAll = { [weak self] isDisabled in self?.setDisabled(isDisabled) }
    scene.onKey = { [weak self] event in self?.handle(event) ?? false }
  }

  var appearance: Appearance { authority.appearance.value }

  func setDisabled(_ isDisabled: Bool) {
    self.isDisabled = isDisabled
    page.setControlsEnabled(!isDisabled)
  }

  /// The user wants this theme, whatever command line and desktop say.
  func choose(_ choice: ThemeChoice) {
    authority.userTheme = choice
    page.setThemeChoice(choice, animated: true)
  }

  /// Shows what a file says from now on: its colours fade in, its figures are there at once.
  func take(_ tokens: TokenFile) {
    self.tokens = tokens
    scene.design = design
    if hasTokensProblem { onTokensProblem?(nil) }
    hasTokensProblem = false
  }

  /// Goes on showing what is shown, as the file cannot be taken on.
  ///
  /// - Parameter problem: what is wrong with it, a sentence.
  func refuseTokens(_ problem: String) {
    hasTokensProblem = true
    onTokensProblem?(problem)
  }

  /// The theme that holds, the file's values over it.
  private var design: Design { Design(theme: authority.colors).changed(by: tokens) }

  private func show(changesFrom old: PreferenceAuthority) {
    scene.design = design
    let motion = authority.motionPreference.value
    if motion != old.motionPreference.value { scene.environment.motion = motion }
    if appearance != old.appearance.value { onAppearanceChange?(appearance) }
    onPreferenceChange?()
  }

  private func toggleHelp() {
    if let help {
      help.dismiss()
      return
    }
    let layer = scene.present(HelpOverlay(), dismissal: [.escape, .pressOutside])
    layer.onDismiss = { [weak self] in self?.help = nil }
    help = layer
  }

  private func handle(_ event: KeyEvent) -> Bool {
    if !event.isRepeat, event.modifiers == .control, event.key == .character("c"), let onCopy {
      onCopy()
      return true
    }
    if event.isRepeat || event.modifiers.contains(.control) { return false }
    switch event.key {
    case .character("t"): choose(appearance == .dark ? .light : .dark)
    case .character("d"): setDisabled(!isDisabled)
    case .character("?"): toggleHelp()
    case .named("f11"): onFullscreenToggle?()
    default: return page.handle(event)
    }
    return true
  }
}
