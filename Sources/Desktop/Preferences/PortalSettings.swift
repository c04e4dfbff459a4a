#if Desktop
import Canvas

/// What the settings portal has said so far, key by key.
///
/// design: the keys of `org.freedesktop.portal.Settings`; animations are GNOME's own key, which
/// portals hand on that have none for motion yet
struct PortalSettings: Hashable, Sendable {
  static let appearance = "org.freedesktop.appearance"
  static let gnome = "org.gnome.desktop.interface"

  private var prefersDark: Bool?
  private var accent: Color?
  private var prefersMoreContrast: Bool?
  private var prefersReducedMotion: Bool?
  private var hasNoAnimations: Bool?

  init() {}

  /// Takes note of a key's value; what means nothing counts as not said.
  mutating func note(_ value: BusValue, of key: String, in namespace: String) {
    switch (namespace, key) {
    case (Self.appearance, "color-scheme"):
      prefersDark = value == .number(1) ? true : value == .number(2) ? false : nil
    case (Self.appearance, "accent-color"):
      accent = Self.color(value)
    // 0 is no preference: somebody else may have one.
    case (Self.appearance, "contrast"):
      prefersMoreContrast = value == .number(1) ? true : nil
    case (Self.appearance, "reduced-motion"):
      prefersReducedMotion = value == .number(1) ? true : nil
    case (Self.gnome, "enable-animations"):
      hasNoAnimations = value == .flag(false) ? true : nil
    default: break
    }
  }

  var preferences: DesktopPreferences {
    DesktopPreferences(
      prefersDark: prefersDark, accent: accent, prefersMoreContrast: prefersMoreContrast,
      prefersReducedMotion: prefersReducedMotion ?? hasNoAnimations)
  }

  /// An accent that is out of range is one that is not set.
  private static func color(_ value: BusValue) -> Color? {
    guard case .triple(let red, let green, let blue) = value,
      [red, green, blue].allSatisfy({ (0...1).contains($0) })
    else { return nil }
    return Color(red: red, green: green, blue: blue)
  }
}
#endif
