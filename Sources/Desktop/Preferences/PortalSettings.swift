#if Desktop
internal import CDesktop
import Canvas

/// The settings of the settings portal.
///
/// The keys of `org.freedesktop.portal.Settings`; animations are GNOME's key, for portals
/// without a key for motion.
struct PortalSettings: Hashable, Sendable {
  static let appearance = "org.freedesktop.appearance"
  static let gnome = "org.gnome.desktop.interface"

  /// By namespace and key; no others are kept.
  private var values: [[String]: BusValue] = [:]

  private static let keys: Set<[String]> = [
    [appearance, "color-scheme"], [appearance, "accent-color"], [appearance, "contrast"],
    [appearance, "reduced-motion"], [gnome, "enable-animations"],
  ]

  mutating func note(_ value: BusValue, of key: String, in namespace: String) {
    if Self.keys.contains([namespace, key]) { values[[namespace, key]] = value }
  }

  /// Meaningless values count as unset.
  var preferences: DesktopPreferences {
    func value(_ key: String) -> BusValue? { values[[Self.appearance, key]] }
    let scheme = value("color-scheme")
    let isStill =
      value("reduced-motion") == .number(1)
      || values[[Self.gnome, "enable-animations"]] == .flag(false)
    // 0 is no preference, so that another source can have one.
    return DesktopPreferences(
      prefersDark: scheme == .number(1) ? true : scheme == .number(2) ? false : nil,
      accent: value("accent-color").flatMap(Self.color),
      prefersMoreContrast: value("contrast") == .number(1) ? true : nil,
      prefersReducedMotion: isStill ? true : nil)
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
