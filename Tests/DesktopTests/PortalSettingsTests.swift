#if Desktop
import Canvas
import Testing

@testable import Desktop

@Suite struct `Portal settings` {
  private let appearance = "org.freedesktop.appearance"
  private let gnome = "org.gnome.desktop.interface"

  private func preferences(
    _ values: (namespace: String, key: String, value: BusValue)...
  ) -> DesktopPreferences {
    var settings = PortalSettings()
    for (namespace, key, value) in values { settings.note(value, of: key, in: namespace) }
    return settings.preferences
  }

  @Test(
    arguments: [
      (.number(0), nil), (.number(1), true), (.number(2), false), (.number(3), nil),
      (.flag(true), nil), (.other, nil), (.triple(1, 1, 1), nil),
    ] as [(BusValue, Bool?)])
  func `a color scheme is dark, light or no preference`(value: BusValue, isDark: Bool?) {
    #expect(
      preferences((appearance, "color-scheme", value)) == DesktopPreferences(prefersDark: isDark))
  }

  @Test(
    arguments: [
      (.triple(1, 0.5, 0), Color(red: 1, green: 0.5, blue: 0)),
      (.triple(0, 0, 0), .black), (.triple(-0.01, 0, 0), nil), (.triple(0, 1.01, 0), nil),
      (.triple(0, 0, .nan), nil), (.triple(.infinity, 0, 0), nil), (.triple(-1, -1, -1), nil),
      (.number(1), nil), (.other, nil),
    ] as [(BusValue, Color?)])
  func `an accent color out of range is ignored`(value: BusValue, accent: Color?) {
    #expect(preferences((appearance, "accent-color", value)) == DesktopPreferences(accent: accent))
  }

  @Test(
    arguments: [(.number(1), true), (.number(0), nil), (.flag(true), nil)] as [(BusValue, Bool?)])
  func `contrast and reduced motion are set if requested`(
    value: BusValue, isAskedFor: Bool?
  ) {
    #expect(
      preferences((appearance, "contrast", value))
        == DesktopPreferences(prefersMoreContrast: isAskedFor))
    #expect(
      preferences((appearance, "reduced-motion", value))
        == DesktopPreferences(prefersReducedMotion: isAskedFor))
  }

  @Test func `disabled animations prefer reduced motion`() {
    let reduced = DesktopPreferences(prefersReducedMotion: true)
    #expect(preferences((gnome, "enable-animations", .flag(false))) == reduced)
    #expect(preferences((gnome, "enable-animations", .flag(true))) == DesktopPreferences())
    #expect(preferences((gnome, "enable-animations", .number(0))) == DesktopPreferences())
    #expect(
      preferences(
        (appearance, "reduced-motion", .number(0)), (gnome, "enable-animations", .flag(false)))
        == reduced)
    #expect(
      preferences(
        (appearance, "reduced-motion", .number(1)), (gnome, "enable-animations", .flag(true)))
        == reduced)
  }

  @Test func `unknown keys and namespaces are ignored`() {
    #expect(
      preferences(
        (gnome, "color-scheme", .number(1)), (appearance, "enable-animations", .flag(false)),
        ("", "", .other)) == DesktopPreferences())
    var settings = PortalSettings()
    settings.note(.number(1), of: "color-scheme", in: gnome)
    #expect(settings == PortalSettings(), "it takes no memory")
  }

  /// A portal may send thousands of signals, and a change of the theme takes milliseconds.
  @MainActor
  @Test func `many changes are reported once per interval, with the last values`() {
    var value = 0
    var reported: [Int] = []
    var waiting: [@MainActor @Sendable () -> Void] = []
    let throttle = ChangeThrottle(
      wait: { waiting.append($0) }, report: { reported.append(value) })
    for next in 1...15_000 {
      value = next
      throttle.note()
    }
    #expect(reported == [1] && waiting.count == 1)
    waiting.removeFirst()()
    #expect(reported == [1, 15_000] && waiting.count == 1)
    waiting.removeFirst()()
    #expect(reported == [1, 15_000] && waiting.isEmpty, "there is no timer when nothing changes")
    throttle.note()
    #expect(reported == [1, 15_000, 15_000])
  }

  @Test func `a setting that returns to its default removes the preference`() {
    #expect(
      preferences(
        (appearance, "color-scheme", .number(1)), (appearance, "color-scheme", .number(0)))
        == DesktopPreferences())
  }
}
#endif
