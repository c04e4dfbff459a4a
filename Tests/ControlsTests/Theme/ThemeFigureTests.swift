import Canvas
import Controls
import Testing

@Suite struct `Theme values` {
  @Test func `the page and the cards have the colors of the design`() {
    let (light, dark) = (Theme.light, Theme.dark)
    #expect(light.page == .white && dark.page == .black)
    #expect(light.groupedPage == Color(hex: 0xF2F2F7) && dark.groupedPage == .black)
    #expect(light.card == .white && dark.card == Color(hex: 0x1C1C1E))
    #expect(light.label == .black && dark.label == .white)
    #expect(light.secondaryLabel == Color(hex: 0x3C3C43, alpha: 0.6))
    #expect(dark.secondaryLabel == Color(hex: 0xEBEBF5, alpha: 0.6))
    #expect(light.hairline == Color(hex: 0x3C3C43, alpha: 0.29).opacity(0.55))
    #expect(dark.hairline == Color(hex: 0x545458, alpha: 0.6).opacity(0.8))
    #expect(light.focusRing == Color(hex: 0x007AFF, alpha: 0.75))
    #expect(dark.focusRing == Color(hex: 0x0A84FF, alpha: 0.75))
    let shadow = Shadow(offset: Point(0, 1), blur: 3, color: Color.black.opacity(0.04))
    #expect(light.cardShadow == shadow)
    #expect(dark.cardShadow.color.alpha == 0)
    for theme in [light, dark] {
      #expect(theme.segmentedPressedOverlay == Color.black.opacity(0.10))
      #expect(theme.pillPressedOverlay == Color.black.opacity(0.05))
    }
  }

  @Test func `increased contrast has its own colors`() {
    let (light, dark) = (Theme(.light, contrast: .more), Theme(.dark, contrast: .more))
    #expect(light.switchOn == Color(hex: 0x248A3D) && dark.switchOn == Color(hex: 0x30DB5B))
    #expect(light.sliderMinimumTrack == Color(hex: 0x0040DD))
    #expect(dark.sliderMinimumTrack == Color(hex: 0x409CFF))
    #expect(light.sliderMaximumTrack == Color(hex: 0x787880, alpha: 0.28))
    #expect(dark.sliderMaximumTrack == Color(hex: 0x787880, alpha: 0.44))
    #expect(light.switchOff == Color(hex: 0xC7C7CC) && dark.switchOff == Color(hex: 0x545456))
    #expect(light.switchOffBorder == Color(hex: 0x8E8E93))
    #expect(dark.switchOffBorder == Color(hex: 0x8E8E93))
    #expect(light.segmentedBackground == Color(hex: 0xEBEBF0))
    #expect(dark.segmentedBackground == Color(hex: 0x242426))
    #expect(light.segmentedElevatedBackground == Color(hex: 0xEBEBF0))
    #expect(dark.segmentedElevatedBackground == Color(hex: 0x363638))
    #expect(light.segmentedSeparator == Color(hex: 0xBCBCC0))
    #expect(dark.segmentedSeparator == Color(hex: 0x444446))
    #expect(light.pill == .white && dark.pill == Color(hex: 0x545456))
    #expect(light.secondaryLabel.alpha == 0.68 && dark.secondaryLabel.alpha == 0.68)
    #expect(light.hairline == Color(hex: 0x3C3C43, alpha: 0.37).opacity(0.55))
    #expect(dark.hairline == Color(hex: 0x545458, alpha: 0.68).opacity(0.8))
    #expect(light.focusRing == Color(hex: 0x0040DD, alpha: 0.75))
  }

  @Test func `popovers have their own colors`() {
    let (light, dark) = (Theme.light, Theme.dark)
    #expect(light.popover == .white && dark.popover == Color(hex: 0x2C2C2E))
    let shadow = Shadow(offset: Point(0, 4), blur: 16, color: Color.black.opacity(0.18))
    #expect(light.popoverShadow == shadow)
    #expect(dark.popoverShadow.color == Color.black.opacity(0.5))
  }

  @Test func `outlines are visible only with increased contrast`() {
    let outlines: [KeyPath<Theme, Color>] = [
      \.switchOutline, \.sliderOutline, \.segmentedOutline, \.pillOutline,
    ]
    for outline in outlines {
      #expect(Theme.light[keyPath: outline].alpha == 0)
      #expect(Theme.dark[keyPath: outline].alpha == 0)
      #expect(Theme(.light, contrast: .more)[keyPath: outline] == Color(hex: 0x6C6C70))
      #expect(Theme(.dark, contrast: .more)[keyPath: outline] == Color(hex: 0xAEAEB2))
    }
  }

  @Test func `tools have the colors of the design`() {
    let (light, dark) = (Theme.light, Theme.dark)
    #expect(light.accent == light.sliderMinimumTrack && dark.pressed == dark.sliderMaximumTrack)
    #expect(light.hover == Color(hex: 0x767680, alpha: 0.10))
    #expect(dark.hover == Color(hex: 0x767680, alpha: 0.22))
    #expect(light.annotation == Color(hex: 0x6D6D72) && dark.annotation == Color(hex: 0x98989F))
    #expect(light.segmentedPageBackground == Color(hex: 0xE3E3E9))
    #expect(dark.segmentedPageBackground == Color(hex: 0x1C1C1E))
    #expect(light.popoverTrack == Color(hex: 0xF2F2F7) && dark.popoverTrack == Color(hex: 0x3A3A3C))
    #expect(
      light.panelShadow
        == Shadow(offset: Point(0, 10), blur: 32, color: Color.black.opacity(0.16)))
    #expect(dark.panelShadow.color == Color.black.opacity(0.5))
    #expect(light.tools.past == Color(hex: 0xFF9500) && dark.tools.pastText == Color(hex: 0xFFB340))
    #expect(light.tools.velocity == Color(hex: 0xAF52DE))
    #expect(light.tools.presentPhase == light.tools.velocity)
    #expect(dark.tools.paintOutset == dark.tools.past)
    #expect(light.tools.paintPhase == light.accent)
    #expect(light.tools.damage == Color(hex: 0xFFCC00, alpha: 0.25))
    #expect(light.code.keyword == Color(hex: 0xAD3DA4) && dark.code.number == Color(hex: 0xD9C97C))
    #expect(light.code.litLine == light.accent.opacity(0.09))
    #expect(dark.code.litLine == dark.accent.opacity(0.18))
    let strong = Theme(.light, contrast: .more)
    #expect(strong.annotation == strong.label)
  }
}
