import Canvas
import Controls

/// The settings shared by all controls of a window or of a log; see ``EnvironmentSetting``.
struct EnvironmentSettings: Hashable {
  var theme = Appearance.light
  var followsDesktop = false
  var contrast = Contrast.normal
  var motion = MotionPreference.full
  var direction = LayoutDirection.leftToRight
  /// Replaces the system's blue; `nil` for the system's blue.
  var accent: Color?
  var textSize = 1.0
  var scale = 1.0
  var isDisabled = false
  var isPending = false

  init() {}

  /// Settings from values by name; a missing value, or one that is not the setting's, is the default.
  init(_ values: [String: PropertyValue]) {
    for setting in EnvironmentSetting.remembered + [.accent] {
      if let value = values[setting.name] { _ = setting.write(value, to: &self) }
    }
  }

  /// The theme with the desktop's preference as a choice of its own.
  var themeChoice: ThemeChoice {
    get { followsDesktop ? .auto : theme == .dark ? .dark : .light }
    set {
      followsDesktop = newValue == .auto
      if newValue != .auto { theme = newValue == .dark ? .dark : .light }
    }
  }

  /// The events by which a log goes from other settings to these.
  func changes(from old: EnvironmentSettings) -> [InputLogEvent.Kind] {
    EnvironmentSetting.events.compactMap { setting in
      let value = setting.read(from: self)
      return value == setting.read(from: old) ? nil : .environment(setting, value)
    }
  }

  var colors: Theme { Theme(theme, contrast: contrast, accent: accent) }
}

/// Light, dark, or what the desktop prefers.
enum ThemeChoice: String, CaseIterable, PropertyRepresentable {
  case light, dark, auto
}

extension Appearance: PropertyRepresentable {}
extension Contrast: PropertyRepresentable {}
extension LayoutDirection: PropertyRepresentable {}
extension MotionPreference: PropertyRepresentable {}
