import Canvas
import Controls

/// A page in a scene, and what the program's own keys and controls do to it: theme, disabled state
/// and help.
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

  /// What the desktop prefers, for the choice `auto`.
  var preferredAppearance: Appearance {
    didSet { if preferredAppearance != oldValue { showTheme() } }
  }

  /// The card of keys, while it is shown.
  private var help: SceneLayer?
  private let contrast: Contrast
  private var themeChoice: ThemeChoice
  private var isDisabled: Bool

  /// - Parameters:
  ///   - page: what is shown.
  ///   - theme: the choice to begin with.
  ///   - preferredAppearance: what the desktop prefers.
  ///   - contrast: of every theme.
  ///   - environment: direction and motion.
  ///   - isDisabled: whether all controls begin disabled.
  init(
    page: any Page, theme: ThemeChoice, preferredAppearance: Appearance = .light,
    contrast: Contrast = .normal, environment: SceneEnvironment = SceneEnvironment(),
    isDisabled: Bool = false
  ) {
    self.page = page
    self.preferredAppearance = preferredAppearance
    self.contrast = contrast
    self.isDisabled = isDisabled
    themeChoice = theme
    scene = Scene(
      page.root,
      theme: Theme(theme.appearance(preferred: preferredAppearance), contrast: contrast),
      background: page.background, environment: environment)
    if isDisabled { page.setControlsEnabled(false) }
    page.setThemeChoice(theme, animated: false)
    page.onThemeChoice = { [weak self] choice in self?.choose(choice) }
    page.onDisableAll = { [weak self] isDisabled in self?.setDisabled(isDisabled) }
    scene.onKey = { [weak self] event in self?.handle(event) ?? false }
  }

  var appearance: Appearance { themeChoice.appearance(preferred: preferredAppearance) }

  func setDisabled(_ isDisabled: Bool) {
    self.isDisabled = isDisabled
    page.setControlsEnabled(!isDisabled)
  }

  func choose(_ choice: ThemeChoice) {
    themeChoice = choice
    page.setThemeChoice(choice, animated: true)
    showTheme()
  }

  private func showTheme() {
    scene.setTheme(Theme(appearance, contrast: contrast))
    onAppearanceChange?(appearance)
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

extension ThemeChoice {
  func appearance(preferred: Appearance) -> Appearance {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto: preferred
    }
  }
}
