import Canvas
import Controls
import Testing

@testable import Workbench

/// Order: user, command line, portal, XSETTINGS, program.
@Suite struct `Resolved preferences` {
  @Test func `the theme comes from the source with the highest authority`() {
    var authority = ResolvedPreferences()
    let steps: [((inout ResolvedPreferences) -> Void, Preference<Appearance>)] = [
      ({ _ in }, .init(value: .light, source: .program)),
      ({ $0.settings.prefersDark = true }, .init(value: .dark, source: .settings)),
      ({ $0.portal.prefersDark = false }, .init(value: .light, source: .portal)),
      ({ $0.theme = .dark }, .init(value: .dark, source: .commandLine)),
      ({ $0.userTheme = .light }, .init(value: .light, source: .user)),
      // The user lets the desktop decide, which overrides the command line.
      ({ $0.userTheme = .auto }, .init(value: .light, source: .portal)),
      ({ $0.portal.prefersDark = nil }, .init(value: .dark, source: .settings)),
    ]
    for (step, preference) in steps {
      step(&authority)
      #expect(authority.appearance == preference)
    }
  }

  private func check<Value: Hashable>(
    _ preference: KeyPath<ResolvedPreferences, Preference<Value>>,
    _ desktop: WritableKeyPath<DesktopPreferences, Bool?>,
    _ own: WritableKeyPath<ResolvedPreferences, Value?>, usual: Value, other: Value
  ) {
    var authority = ResolvedPreferences()
    #expect(authority[keyPath: preference] == Preference(value: usual, source: .program))
    authority.settings[keyPath: desktop] = true
    #expect(authority[keyPath: preference] == Preference(value: other, source: .settings))
    authority.portal[keyPath: desktop] = false
    #expect(authority[keyPath: preference] == Preference(value: usual, source: .portal))
    for value in [other, usual] {
      authority[keyPath: own] = value
      #expect(authority[keyPath: preference] == Preference(value: value, source: .commandLine))
    }
  }

  @Test func `contrast and motion come from the source with the highest authority`() {
    check(\.contrastPreference, \.prefersMoreContrast, \.contrast, usual: .normal, other: .more)
    check(\.motionPreference, \.prefersReducedMotion, \.motion, usual: .full, other: .reduced)
  }

  @Test func `the accent color comes from the portal if it has one`() {
    var authority = ResolvedPreferences()
    #expect(authority.accent == Preference(value: nil, source: .program))
    #expect(authority.builtInDesign.theme == .light)
    let orange: Color? = Color(hex: 0xED5B00)
    authority.portal.accent = orange
    #expect(authority.accent == Preference(value: orange, source: .portal))
    #expect(authority.builtInDesign.theme == Theme(.light, accent: orange))
  }

  @Test func `each preference is reported with its source`() {
    var authority = ResolvedPreferences(theme: .dark, motion: .full)
    authority.portal.accent = Color(hex: 0x0A5B00)
    authority.settings.prefersMoreContrast = true
    #expect(
      authority.lines == [
        "theme dark, by the command line", "accent 0A5B00, by the portal",
        "contrast more, by XSETTINGS", "motion full, by the command line",
      ])
    #expect(ResolvedPreferences().lines.allSatisfy { $0.hasSuffix(", by the program") })
  }
}
