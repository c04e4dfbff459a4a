import Canvas
import Controls
import SpecTrait
import Testing

@Suite struct `Theme values` {
  private typealias Row = (color: KeyPath<Theme, Color>, light: Color, dark: Color)

  private func check(_ rows: [Row], contrast: Contrast = .normal) {
    let (light, dark) = (Theme(.light, contrast: contrast), Theme(.dark, contrast: contrast))
    for row in rows {
      #expect(light[keyPath: row.color] == row.light, "\(row.color)")
      #expect(dark[keyPath: row.color] == row.dark, "\(row.color)")
    }
  }

  private func hex(_ value: UInt32, _ alpha: Double = 1) -> Color {
    Color(hex: value, alpha: alpha)
  }

  private func shadow(dy: Double, blur: Double, _ opacity: Double) -> Shadow {
    Shadow(offset: Point(0, dy), blur: blur, color: Color.black.opacity(opacity))
  }

  private let light = Theme.light
  private let dark = Theme.dark

  @Test(
    .spec(
      "switch/track/background", "switch/track/border", "switch/thumb/color", "switch/thumb/shadow",
      "switch/thumb/secondary-shadow")) func `a switch has the colors of the spec`()
  {
    check([
      (\.switchOff, hex(0xE9E9EB), hex(0x39393D)), (\.switchOn, hex(0x34C759), hex(0x30D158)),
      (\.switchOffBorder, hex(0xE0E0E0), .clear), (\.switchThumb, .white, .white),
    ])
    for theme in [light, dark] {
      #expect(theme.switchThumbShadow == shadow(dy: 3, blur: 8, 0.15))
      #expect(theme.switchThumbContactShadow == shadow(dy: 3, blur: 1, 0.06))
      #expect(theme.switchDisabledOpacity == 0.5)
    }
  }

  @Test(
    .spec(
      "slider/track/minimum-track-color", "slider/track/maximum-track-color", "slider/thumb/color",
      "slider/thumb/shadow-1", "slider/thumb/shadow-2", "slider-p13", "slider-p15"))
  func `a slider has the colors of the spec`() {
    check([
      (\.sliderMinimumTrack, hex(0x007AFF), hex(0x0A84FF)), (\.sliderThumb, .white, .white),
      (\.sliderMaximumTrack, hex(0x787880, 0.20), hex(0x787880, 0.36)),
      (\.sliderTick, hex(0xC7C7CC), hex(0x48484A)),
    ])
    for theme in [light, dark] {
      #expect(theme.sliderThumbShadow == shadow(dy: 0.5, blur: 4, 0.12))
      #expect(theme.sliderThumbContactShadow == shadow(dy: 0.5, blur: 1, 0.04))
      #expect(theme.sliderDisabledOpacity == 0.3)
    }
  }

  @Test(
    .spec(
      "segmented/appearance/background", "segmented/selected-segment-indicator/fill",
      "segmented/selected-segment-indicator/shadow-1",
      "segmented/selected-segment-indicator/shadow-2", "segmented-p18"))
  func `a segmented control has the colors of the spec`() {
    check([
      (\.segmentedBackground, hex(0xF2F2F7), hex(0x1C1C1E)),
      (\.segmentedElevatedBackground, hex(0xF2F2F7), hex(0x2C2C2E)),
      (\.segmentedSeparator, hex(0xD1D1D6), hex(0x3A3A3C)), (\.pill, .white, hex(0x48484A)),
    ])
    for (theme, factor) in [(light, 1.0), (dark, 2)] {
      #expect(theme.pillShadow == shadow(dy: 3, blur: 8, 0.12 * factor))
      #expect(theme.pillContactShadow == shadow(dy: 3, blur: 1, 0.04 * factor))
      #expect(theme.segmentedDisabledOpacity == 0.3)
    }
  }

  @Test func `the page and the cards have the colors of the design`() {
    check([
      (\.page, .white, .black), (\.groupedPage, hex(0xF2F2F7), .black),
      (\.card, .white, hex(0x1C1C1E)), (\.label, .black, .white),
      (\.secondaryLabel, hex(0x3C3C43, 0.6), hex(0xEBEBF5, 0.6)),
      (\.hairline, hex(0x3C3C43, 0.29).opacity(0.55), hex(0x545458, 0.6).opacity(0.8)),
      (\.focusRing, hex(0x007AFF, 0.75), hex(0x0A84FF, 0.75)),
      (\.segmentedPressedOverlay, hex(0, 0.10), hex(0, 0.10)),
      (\.pillPressedOverlay, hex(0, 0.05), hex(0, 0.05)),
    ])
    #expect(light.cardShadow == shadow(dy: 1, blur: 3, 0.04) && dark.cardShadow.color.alpha == 0)
  }

  @Test func `increased contrast has its own colors`() {
    check(
      [
        (\.switchOn, hex(0x248A3D), hex(0x30DB5B)), (\.switchOff, hex(0xC7C7CC), hex(0x545456)),
        (\.switchOffBorder, hex(0x8E8E93), hex(0x8E8E93)),
        (\.sliderMinimumTrack, hex(0x0040DD), hex(0x409CFF)),
        (\.sliderMaximumTrack, hex(0x787880, 0.28), hex(0x787880, 0.44)),
        (\.segmentedBackground, hex(0xEBEBF0), hex(0x242426)),
        (\.segmentedElevatedBackground, hex(0xEBEBF0), hex(0x363638)),
        (\.segmentedSeparator, hex(0xBCBCC0), hex(0x444446)), (\.pill, .white, hex(0x545456)),
        (\.hairline, hex(0x3C3C43, 0.37).opacity(0.55), hex(0x545458, 0.68).opacity(0.8)),
      ], contrast: .more)
    #expect(Theme(.light, contrast: .more).focusRing == hex(0x0040DD, 0.75))
    for appearance in Appearance.allCases {
      #expect(Theme(appearance, contrast: .more).secondaryLabel.alpha == 0.68)
    }
  }

  @Test func `outlines are visible only with increased contrast`() {
    for outline in [\Theme.switchOutline, \.sliderOutline, \.segmentedOutline, \.pillOutline] {
      #expect(light[keyPath: outline].alpha == 0 && dark[keyPath: outline].alpha == 0)
      check([(outline, hex(0x6C6C70), hex(0xAEAEB2))], contrast: .more)
    }
  }

  @Test func `popovers and tools have the colors of the design`() {
    check([
      (\.popover, .white, hex(0x2C2C2E)), (\.popoverTrack, hex(0xF2F2F7), hex(0x3A3A3C)),
      (\.hover, hex(0x767680, 0.10), hex(0x767680, 0.22)),
      (\.annotation, hex(0x6D6D72), hex(0x98989F)),
      (\.segmentedPageBackground, hex(0xE3E3E9), hex(0x1C1C1E)),
      (\.code.litLine, light.accent.opacity(0.09), dark.accent.opacity(0.18)),
    ])
    #expect(light.popoverShadow == shadow(dy: 4, blur: 16, 0.18))
    #expect(dark.popoverShadow.color == Color.black.opacity(0.5))
    #expect(light.panelShadow == shadow(dy: 10, blur: 32, 0.16))
    #expect(dark.panelShadow.color == Color.black.opacity(0.5))
    #expect(light.accent == light.sliderMinimumTrack && dark.pressed == dark.sliderMaximumTrack)
    #expect(light.tools.past == hex(0xFF9500) && dark.tools.pastText == hex(0xFFB340))
    #expect(light.tools.success == hex(0x34C759) && dark.tools.success == hex(0x30D158))
    #expect(light.tools.velocity == hex(0xAF52DE))
    #expect(light.tools.presentPhase == light.tools.velocity)
    #expect(dark.tools.paintOutset == dark.tools.past && light.tools.paintPhase == light.accent)
    #expect(light.tools.damage == hex(0xFFCC00, 0.25))
    #expect(light.code.keyword == hex(0xAD3DA4) && dark.code.number == hex(0xD9C97C))
    let strong = Theme(.light, contrast: .more)
    #expect(strong.annotation == strong.label)
  }
}
