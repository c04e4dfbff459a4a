import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// Order: user, command line, portal, XSETTINGS, program.
@Suite struct `Preference authority` {
  @Test func `the theme comes from the source with the highest authority`() {
    var authority = PreferenceAuthority()
    #expect(authority.appearance == Preference(value: .light, source: .program))
    authority.settings.prefersDark = true
    #expect(authority.appearance == Preference(value: .dark, source: .settings))
    authority.portal.prefersDark = false
    #expect(authority.appearance == Preference(value: .light, source: .portal))
    authority.theme = .dark
    #expect(authority.appearance == Preference(value: .dark, source: .commandLine))
    authority.userTheme = .light
    #expect(authority.appearance == Preference(value: .light, source: .user))
    // The user lets the desktop decide, which overrides the command line.
    authority.userTheme = .auto
    #expect(authority.appearance == Preference(value: .light, source: .portal))
    authority.portal.prefersDark = nil
    #expect(authority.appearance == Preference(value: .dark, source: .settings))
  }

  @Test func `the contrast comes from the source with the highest authority`() {
    var authority = PreferenceAuthority()
    #expect(authority.contrastPreference == Preference(value: .normal, source: .program))
    authority.settings.prefersMoreContrast = true
    #expect(authority.contrastPreference == Preference(value: .more, source: .settings))
    authority.portal.prefersMoreContrast = false
    #expect(authority.contrastPreference == Preference(value: .normal, source: .portal))
    authority.contrast = .more
    #expect(authority.contrastPreference == Preference(value: .more, source: .commandLine))
    authority.contrast = .normal
    #expect(authority.contrastPreference == Preference(value: .normal, source: .commandLine))
  }

  @Test func `the motion preference comes from the source with the highest authority`() {
    var authority = PreferenceAuthority()
    #expect(authority.motionPreference == Preference(value: .full, source: .program))
    authority.settings.prefersReducedMotion = true
    #expect(authority.motionPreference == Preference(value: .reduced, source: .settings))
    authority.portal.prefersReducedMotion = false
    #expect(authority.motionPreference == Preference(value: .full, source: .portal))
    authority.motion = .reduced
    #expect(authority.motionPreference == Preference(value: .reduced, source: .commandLine))
    authority.motion = .full
    #expect(authority.motionPreference == Preference(value: .full, source: .commandLine))
  }

  @Test func `the accent color comes from the portal if it has one`() {
    var authority = PreferenceAuthority()
    #expect(authority.accent == Preference(value: nil, source: .program))
    #expect(authority.builtInDesign.theme == .light)
    let orange: Color? = Color(hex: 0xED5B00)
    authority.portal.accent = orange
    #expect(authority.accent == Preference(value: orange, source: .portal))
    #expect(authority.builtInDesign.theme == Theme(.light, accent: orange))
  }

  @Test func `each preference is reported with its source`() {
    var authority = PreferenceAuthority(theme: .dark, motion: .full)
    authority.portal.accent = Color(hex: 0x0A5B00)
    authority.settings.prefersMoreContrast = true
    #expect(
      authority.lines == [
        "theme dark, by the command line", "accent 0A5B00, by the portal",
        "contrast more, by XSETTINGS", "motion full, by the command line",
      ])
    #expect(PreferenceAuthority().lines.allSatisfy { $0.hasSuffix(", by the program") })
  }
}
