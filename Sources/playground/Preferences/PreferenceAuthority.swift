import Canvas
import Controls

/// The sources of theme, contrast, motion and accent, and the values in force.
///
/// Order: the user's key, the command line, the portal, XSETTINGS, the default. design: playground
struct PreferenceAuthority: Hashable {
  /// By the key T or its control; `nil` until then.
  var userTheme: ThemeChoice?
  /// By the keys C and M; `nil` until then.
  var userContrast: Contrast?
  var userMotion: MotionPreference?

  // The command line's.
  var theme = ThemeChoice.auto
  /// `nil` for what the desktop prefers.
  var contrast: Contrast?
  var motion: MotionPreference?
  var portal = DesktopPreferences()
  var settings = DesktopPreferences()

  /// `auto` for the desktop's preference.
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
    chosen(userContrast, contrast)
      ?? desktop(\.prefersMoreContrast, whereNone: .normal) { $0 ? .more : .normal }
  }

  var motionPreference: Preference<MotionPreference> {
    chosen(userMotion, motion)
      ?? desktop(\.prefersReducedMotion, whereNone: .full) { $0 ? .reduced : .full }
  }

  private func chosen<Value>(_ user: Value?, _ commandLine: Value?) -> Preference<Value>? {
    user.map { Preference(value: $0, source: .user) }
      ?? commandLine.map { Preference(value: $0, source: .commandLine) }
  }

  /// Replaces the system's blue; `nil` for the system's blue.
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

  var lines: [String] {
    func line<Value>(_ name: String, _ text: String, _ preference: Preference<Value>) -> String {
      "\(name) \(text), by \(preference.source.rawValue)"
    }
    return [
      line("theme", appearance.value.rawValue, appearance),
      line("accent", accent.value?.hexText ?? "none", accent),
      line("contrast", contrastPreference.value.rawValue, contrastPreference),
      line("motion", motionPreference.value.rawValue, motionPreference),
    ]
  }

  /// The preference of the portal or of XSETTINGS.
  private func desktop<Said, Value>(
    _ path: KeyPath<DesktopPreferences, Said?>, whereNone value: Value, _ map: (Said) -> Value
  ) -> Preference<Value> {
    for (preferences, source) in [(portal, PreferenceSource.portal), (settings, .settings)] {
      if let said = preferences[keyPath: path] {
        return Preference(value: map(said), source: source)
      }
    }
    return Preference(value: value, source: .program)
  }
}

extension PreferenceAuthority {
  init(_ environment: EnvironmentSettings) {
    self.init(
      theme: environment.themeChoice, contrast: environment.contrast, motion: environment.motion,
      settings: DesktopPreferences(
        prefersDark: environment.theme == .dark, accent: environment.accent))
  }

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

/// The source of a preference, in order of precedence.
enum PreferenceSource: String, CaseIterable {
  case user = "the user"
  case commandLine = "the command line"
  case portal = "the portal"
  case settings = "XSETTINGS"
  case program = "the program"
}

/// A value in force, and its source.
struct Preference<Value: Hashable>: Hashable {
  var value: Value
  var source: PreferenceSource
}
