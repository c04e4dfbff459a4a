import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

@Suite struct `Accent color` {
  nonisolated static let themes = Appearance.allCases.flatMap { appearance in
    Contrast.allCases.map { (appearance, $0) }
  }

  /// Every hue, grays, and the accents of desktops.
  nonisolated static let accents: [Color] = [
    0x000000, 0xFFFFFF, 0x808080, 0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF,
    0x3584E4, 0x2190A4, 0x3A944A, 0xC88800, 0xED5B00, 0xE62D42, 0xD56199, 0x9141AC, 0x6F8396,
    0xFFCC00, 0xAF52DE, 0x0A0A0A, 0xF5F5F5,
  ].map { Color(hex: $0) }

  @Test(arguments: Appearance.allCases)
  func `replaces the system blue in every place, and nothing else`(appearance: Appearance) {
    let plain = Theme(appearance)
    let violet = Color(hex: 0xAF52DE)
    var expected = plain
    expected.focusRing = violet.opacity(0.75)
    expected[SliderColors.self].minimumTrack = violet
    let own = Theme(appearance, accent: violet)
    expected[ButtonColors.self].prominent = own.accentFill
    expected[ButtonColors.self].title = own.accentTitle
    expected.tools.paintPhase = violet
    expected.code.litLine = violet.opacity(plain.code.litLine.alpha)
    let (found, wanted) = (Design(theme: own), Design(theme: expected))
    for token in Design.tokens { #expect(found[token] == wanted[token], "\(token.name)") }
    #expect(plain.accentFill != expected.accentFill)
    #expect(plain.accentTitle != expected.accentTitle)
  }

  @Test(arguments: themes)
  func `is visible, and text on it is readable`(appearance: Appearance, contrast: Contrast) {
    let isStrong = contrast == .more
    for accent in Self.accents {
      let theme = Theme(appearance, contrast: contrast, accent: accent)
      #expect(theme.accent.ratio(to: theme.page) >= (isStrong ? 3 : 1.4))
      let ink = theme.accentInk
      #expect(ink == .black || ink == .white)
      #expect(theme.accentFill.ratio(to: ink) >= 4.5)
      #expect(theme[ButtonColors.self].destructive.ratio(to: theme.tintedMark) >= 4.5)
      #expect(theme[SwitchColors.self].checkboxMark == ink)
      let ring = theme.focusRing.composited(over: theme.page)
      #expect(ring.ratio(to: theme.page) >= (isStrong ? 2.7 : 2.2))
      checkTitle(of: theme, named: "\(accent)")
    }
    checkTitle(of: Theme(appearance, contrast: contrast), named: "system")
  }

  /// The title of a button is legible on pages and cards, also while the button is pressed.
  private func checkTitle(of theme: Theme, named name: String) {
    for page in [theme.page, theme.groupedPage, theme.card] {
      let button = theme.fill.composited(over: page)
      for ground in [page, button, theme.pressedOverlay.composited(over: button)] {
        #expect(theme.accentTitle.ratio(to: ground) >= 4.5, "\(name)")
        #expect(theme[ButtonColors.self].destructiveTitle.ratio(to: ground) >= 4.5)
      }
    }
  }

  @Test func `titles on it are white if readable, otherwise black`() {
    #expect(Theme(.light, accent: Color(hex: 0x3584E4)).accentInk == .white)
    #expect(Theme(.light, accent: Color(hex: 0x9141AC)).accentInk == .white)
    #expect(Theme(.light, accent: Color(hex: 0xFFCC00)).accentInk == .black)
    #expect(Theme(.dark, accent: Color(hex: 0xFFCC00)).accentInk == .black)
    #expect(Theme(.dark, accent: Color(hex: 0xFFCC00)).accentFill == Color(hex: 0xFFCC00))
  }

  @Test func `an invalid color is ignored, and so is opacity`() {
    for component in [Double.nan, .infinity, -0.1, 1.1] {
      let odd = Color(red: 0.5, green: component, blue: 0.5)
      #expect(Theme(.dark, accent: odd) == .dark)
    }
    #expect(
      Theme(.light, accent: Color(hex: 0xAF52DE, alpha: 0.2))
        == Theme(.light, accent: Color(hex: 0xAF52DE)))
  }

  /// A tint belongs to the control, and the accent does not change the title on it.
  @Test func `does not change tinted controls`() throws {
    let toggle = Switch(isOn: true, label: "Bold").with(\.style, .checkbox)
    toggle.tintColor = Color(hex: 0x5E5CE6)
    let rig = SceneRig(toggle)
    let before = try rig.picture()
    rig.scene.setTheme(Theme(.light, accent: Color(hex: 0xFFCC00)), animated: false)
    #expect(try rig.picture() == before)
    toggle.tintColor = nil
    #expect(try rig.shown().picture() != before)
  }
}

extension Color {
  /// The contrast ratio of WCAG 2, computed independently of the library.
  fileprivate func ratio(to other: Color) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  private var luminance: Double {
    zip([red, green, blue], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let (value, weight) = part
      return sum + weight * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }
}
