import Canvas
import Controls

/// The preferences in effect.
///
/// Order: the user's key, the command line, the portal, XSETTINGS, the default.
/// spec: docs/spec/window.md#rules/preferences
package struct ResolvedPreferences: Hashable {
  /// `nil` until the user chooses.
  var userTheme: ThemeChoice?
  /// `nil` until the user chooses.
  var userContrast: Contrast?
  var userMotion: MotionPreference?
  /// The desktop has none.
  var design = DesignChoice.classic

  var theme = ThemeChoice.auto
  /// `nil` for what the desktop prefers.
  var contrast: Contrast?
  var motion: MotionPreference?
  var portal = DesktopPreferences()
  var settings = DesktopPreferences()

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

  /// `nil` for the system's blue.
  var accent: Preference<Color?> { desktop(\.accent, whereNone: nil) { $0 } }

  var environment: EnvironmentSettings {
    var settings = EnvironmentSettings()
    settings.theme = appearance.value
    settings.followsDesktop = themeChoice == .auto
    settings.design = design
    settings.contrast = contrastPreference.value
    settings.motion = motionPreference.value
    settings.contrastFollowsDesktop = userContrast == nil && contrast == nil
    settings.motionFollowsDesktop = userMotion == nil && motion == nil
    settings.accent = accent.value
    return settings
  }

  var builtInDesign: Design { environment.builtInDesign }

  var lines: [String] {
    func line<Value>(_ name: String, _ text: String, _ preference: Preference<Value>) -> String {
      "\(name) \(text), by \(preference.source.rawValue)"
    }
    return [
      line("theme", appearance.value.rawValue, appearance),
      line("accent", accent.value?.hexDigits ?? "none", accent),
      line("contrast", contrastPreference.value.rawValue, contrastPreference),
      line("motion", motionPreference.value.rawValue, motionPreference),
    ]
  }

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

extension ResolvedPreferences {
  init(_ environment: EnvironmentSettings) {
    self.init(
      design: environment.design, theme: environment.themeChoice,
      contrast: environment.contrastFollowsDesktop ? nil : environment.contrast,
      motion: environment.motionFollowsDesktop ? nil : environment.motion,
      settings: DesktopPreferences(
        prefersDark: environment.theme == .dark, accent: environment.accent,
        prefersMoreContrast: environment.contrast == .more,
        prefersReducedMotion: environment.motion == .reduced))
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
      userMotion: value("motion", user),
      design: value("design", commandLine) ?? value("design", user) ?? .classic,
      theme: value("theme", commandLine) ?? .auto, contrast: value("contrast", commandLine),
      motion: value("motion", commandLine), settings: settings)
  }
}

/// In order of precedence.
enum PreferenceSource: String, CaseIterable {
  case user = "the user"
  case commandLine = "the command line"
  case portal = "the portal"
  case settings = "XSETTINGS"
  case program = "the program"
}

struct Preference<Value: Hashable>: Hashable {
  var value: Value
  var source: PreferenceSource
}
