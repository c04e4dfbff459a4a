import Canvas
import Controls

/// What everybody says about how the window looks and moves, and what of it holds.
///
/// design: user's key, command line, portal, XSETTINGS, light
struct PreferenceAuthority: Hashable {
  /// By the key T, or by the control for it; nil as long as the user has done neither.
  var userTheme: ThemeChoice?
  /// By the keys C and M; nil as long as the user has done nothing.
  var userContrast: Contrast?
  var userMotion: MotionPreference?

  // The command line's.
  var theme = ThemeChoice.auto
  /// `nil` for what the desktop prefers.
  var contrast: Contrast?
  var motion: MotionPreference?

  var portal = DesktopPreferences()
  var settings = DesktopPreferences()

  /// The choice that is in force: auto for what the desktop prefers.
  var themeChoice: ThemeChoice { userTheme ?? theme }

  var appearance: Preference<Appearance> {
    let source: PreferenceSource = userTheme == nil ? .commandLine : .user
    switch themeChoice {
    case .light: return Preference(value: .light, source: source)
    case .dark: return Preference(value: .dark, source: source)
    case .auto: return desktop(\.prefersDark, whereNone: .light) { $0 ? .dark : .light }
    }
  }

  var contrastPreference: Preference<Contrast> {
    if let userContrast { return Preference(value: userContrast, source: .user) }
    if let contrast { return Preference(value: contrast, source: .commandLine) }
    return desktop(\.prefersMoreContrast, whereNone: .normal) { $0 ? .more : .normal }
  }

  var motionPreference: Preference<MotionPreference> {
    if let userMotion { return Preference(value: userMotion, source: .user) }
    if let motion { return Preference(value: motion, source: .commandLine) }
    return desktop(\.prefersReducedMotion, whereNone: .full) { $0 ? .reduced : .full }
  }

  /// What takes the place of the system's blue; nil for nothing.
  var accent: Preference<Color?> { desktop(\.accent, whereNone: nil) { $0 } }

  /// Theme, contrast, motion and accent, with defaults for all other settings.
  var environment: EnvironmentSettings {
    var settings = EnvironmentSettings()
    settings.theme = appearance.value
    settings.followsDesktop = themeChoice == .auto
    settings.contrast = contrastPreference.value
    settings.motion = motionPreference.value
    settings.accent = accent.value
    return settings
  }

  var colors: Theme { environment.colors }

  /// Everything that holds and who says so, a line each.
  var lines: [String] {
    let accent = accent.value.map { $0.hexText } ?? "none"
    return [
      "theme \(appearance.value.rawValue), by \(appearance.source.rawValue)",
      "accent \(accent), by \(self.accent.source.rawValue)",
      "contrast \(contrastPreference.value.rawValue), by \(contrastPreference.source.rawValue)",
      "motion \(motionPreference.value.rawValue), by \(motionPreference.source.rawValue)",
    ]
  }

  /// What the first one on the desktop says that says anything.
  private func desktop<Said, Value>(
    _ path: KeyPath<DesktopPreferences, Said?>, whereNone value: Value, _ map: (Said) -> Value
  ) -> Preference<Value> {
    if let said = portal[keyPath: path] { return Preference(value: map(said), source: .portal) }
    if let said = settings[keyPath: path] {
      return Preference(value: map(said), source: .settings)
    }
    return Preference(value: value, source: .program)
  }
}

extension PreferenceAuthority {
  /// An authority that shows the settings of an environment.
  init(_ environment: EnvironmentSettings) {
    self.init(
      theme: environment.themeChoice, contrast: environment.contrast, motion: environment.motion,
      settings: DesktopPreferences(
        prefersDark: environment.theme == .dark, accent: environment.accent))
  }

  /// - Parameters:
  ///   - user: what the user chose, by the names of settings.
  ///   - commandLine: what the command line says; it overrides what the user chose.
  init(
    user: [String: PropertyValue], commandLine: [String: PropertyValue],
    settings: DesktopPreferences
  ) {
    let user = user.filter { !commandLine.keys.contains($0.key) }
    func value<Value: PropertyRepresentable>(
      _ name: String, _ values: [String: PropertyValue]
    ) -> Value? {
      values[name].flatMap(Value.init(propertyValue:))
    }
    self.init(
      userTheme: value("theme", user), userContrast: value("contrast", user),
      userMotion: value("motion", user), theme: value("theme", commandLine) ?? .auto,
      contrast: value("contrast", commandLine), motion: value("motion", commandLine),
      settings: settings)
  }
}
