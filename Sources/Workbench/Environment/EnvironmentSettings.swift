import Canvas
import Controls

/// The values of all settings of the environment.
package struct EnvironmentSettings: Hashable {
  package var theme = Appearance.light
  var followsDesktop = false
  package var design = DesignChoice.classic
  var contrast = Contrast.normal
  var motion = MotionPreference.full
  /// Whether contrast and motion are those of the desktop.
  var contrastFollowsDesktop = false
  var motionFollowsDesktop = false
  package var direction = LayoutDirection.leftToRight
  /// `nil` for the system's blue.
  var accent: Color?
  var textSize = 1.0
  package var scale = 1.0
  package var isDisabled = false
  package var isPending = false

  package init() {}

  /// A missing or invalid value is the default.
  package init(_ values: [String: PropertyValue]) {
    for setting in EnvironmentSetting.editable + [.accent] {
      if let value = values[setting.name] { _ = setting.write(value, to: &self) }
    }
  }

  package var themeChoice: ThemeChoice {
    get { followsDesktop ? .auto : theme == .dark ? .dark : .light }
    set {
      followsDesktop = newValue == .auto
      if newValue != .auto { theme = newValue == .dark ? .dark : .light }
    }
  }

  var contrastChoice: ContrastChoice {
    get { contrastFollowsDesktop ? .auto : contrast == .more ? .more : .normal }
    set {
      contrastFollowsDesktop = newValue == .auto
      if newValue != .auto { contrast = newValue == .more ? .more : .normal }
    }
  }

  var motionChoice: MotionChoice {
    get { motionFollowsDesktop ? .auto : motion == .reduced ? .reduced : .full }
    set {
      motionFollowsDesktop = newValue == .auto
      if newValue != .auto { motion = newValue == .reduced ? .reduced : .full }
    }
  }

  func changes(from old: EnvironmentSettings) -> [InputLogEvent.Kind] {
    EnvironmentSetting.events.compactMap { setting in
      let value = setting.read(from: self)
      return value == setting.read(from: old) ? nil : .environment(setting, value)
    }
  }

  /// The chosen design without tokens from a file.
  package var builtInDesign: Design {
    switch design {
    case .classic: .classic(theme, contrast: contrast, accent: accent)
    case .glass: .glass(theme, contrast: contrast, accent: accent)
    }
  }
}

package enum DesignChoice: String, CaseIterable, PropertyRepresentable {
  case classic, glass

  var other: Self { self == .classic ? .glass : .classic }

  var title: String { self == .classic ? "Classic" : "Glass" }
}

package enum ThemeChoice: String, CaseIterable, PropertyRepresentable { case light, dark, auto }

enum ContrastChoice: String, CaseIterable, PropertyRepresentable { case normal, more, auto }

enum MotionChoice: String, CaseIterable, PropertyRepresentable { case full, reduced, auto }

extension Appearance: PropertyRepresentable {}
extension Contrast: PropertyRepresentable {}
extension LayoutDirection: PropertyRepresentable {}
extension MotionPreference: PropertyRepresentable {}

/// A state of the window that the user may have forgotten, in the order of the chips.
enum NonDefaultState: CaseIterable, Hashable {
  case pending, disabled, paused, speed, tokens, recording

  /// Whether a replay of the window always has the same state at the same time.
  var isReplayed: Bool { [.pending, .disabled, .paused].contains(self) }

  var name: String { "\(self)" }

  /// The action of a press on the chip, and the shortcut that ends the state; `nil` for none.
  var ending: (action: String, key: String?) {
    switch self {
    case .pending: ("Turn off", Shortcut.pending.title)
    case .disabled: ("Turn off", Shortcut.disabled.title)
    case .paused: ("Return to now", nil)
    case .speed: ("Return to full speed", nil)
    case .tokens: ("Use built-in tokens", nil)
    case .recording: ("Stop recording", Shortcut.record.title)
    }
  }
}
