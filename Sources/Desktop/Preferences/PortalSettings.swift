#if Desktop
internal import CDesktop
import Canvas

/// The settings of the settings portal.
///
/// design: the keys of `org.freedesktop.portal.Settings`; animations are GNOME's key, for portals
/// without a key for motion
struct PortalSettings: Hashable, Sendable {
  static let appearance = "org.freedesktop.appearance"
  static let gnome = "org.gnome.desktop.interface"

  private var prefersDark: Bool?
  private var accent: Color?
  private var prefersMoreContrast: Bool?
  private var prefersReducedMotion: Bool?
  private var hasNoAnimations: Bool?

  /// Sets a key's value; meaningless ones unset it.
  mutating func note(_ value: BusValue, of key: String, in namespace: String) {
    switch (namespace, key) {
    case (Self.appearance, "color-scheme"):
      prefersDark = value == .number(1) ? true : value == .number(2) ? false : nil
    case (Self.appearance, "accent-color"):
      accent = Self.color(value)
    // 0 is no preference, so that another source can have one.
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

  /// `nil` if a component is out of range, which means unset.
  private static func color(_ value: BusValue) -> Color? {
    guard case .triple(let red, let green, let blue) = value,
      [red, green, blue].allSatisfy({ (0...1).contains($0) })
    else { return nil }
    return Color(red: red, green: green, blue: blue)
  }
}

extension PortalSettings {
  /// Reads all settings from a GVariant of type `(a{sa{sv}})`; missing ones are unset.
  init(readAll answer: OpaquePointer) {
    self.init()
    answer.child(at: 0) { namespaces in
      namespaces.forEachChild { namespace in
        let name = namespace.text(at: 0)
        namespace.child(at: 1) { keys in
          keys.forEachChild { entry in
            let key = entry.text(at: 0)
            entry.child(at: 1) { note(BusValue($0), of: key, in: name) }
          }
        }
      }
    }
  }

  /// Reads a change signal of type `(ssv)`; others are ignored.
  mutating func note(change arguments: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(arguments)) == "(ssv)" else { return }
    let (namespace, key) = (arguments.text(at: 0), arguments.text(at: 1))
    arguments.child(at: 2) { note(BusValue($0), of: key, in: namespace) }
  }
}
#endif
