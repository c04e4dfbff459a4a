import Canvas
import Controls
import SpecTrait
import Testing

@Suite struct `Theme colors` {
  @Test(
    .spec(
      "switch/track/background", "switch/track/border", "switch/thumb/color", "switch/thumb/shadow",
      "switch/thumb/secondary-shadow")) func `a switch has the colors of the spec`()
  {
    #expect(Theme.light.switchOff == Color(hex: 0xE9E9EB))
    #expect(Theme.dark.switchOff == Color(hex: 0x39393D))
    #expect(Theme.light.switchOn == Color(hex: 0x34C759))
    #expect(Theme.dark.switchOn == Color(hex: 0x30D158))
    #expect(Theme.light.switchOffBorder == Color(hex: 0xE0E0E0))
    #expect(Theme.dark.switchOffBorder == .clear)
    for theme in [Theme.light, .dark] {
      #expect(theme.switchThumb == .white)
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
    #expect(Theme.light.sliderMinimumTrack == Color(hex: 0x007AFF))
    #expect(Theme.dark.sliderMinimumTrack == Color(hex: 0x0A84FF))
    #expect(Theme.light.sliderMaximumTrack == Color(hex: 0x787880, alpha: 0.20))
    #expect(Theme.dark.sliderMaximumTrack == Color(hex: 0x787880, alpha: 0.36))
    for theme in [Theme.light, .dark] {
      #expect(theme.sliderThumb == .white)
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
    #expect(Theme.light.segmentedBackground == Color(hex: 0xF2F2F7))
    #expect(Theme.dark.segmentedBackground == Color(hex: 0x1C1C1E))
    #expect(Theme.dark.segmentedElevatedBackground == Color(hex: 0x2C2C2E))
    #expect(Theme.light.segmentedElevatedBackground == Color(hex: 0xF2F2F7))
    #expect(Theme.light.segmentedSeparator == Color(hex: 0xD1D1D6))
    #expect(Theme.dark.segmentedSeparator == Color(hex: 0x3A3A3C))
    #expect(Theme.light.pill == .white && Theme.dark.pill == Color(hex: 0x48484A))
    #expect(Theme.light.pillShadow == shadow(dy: 3, blur: 8, 0.12))
    #expect(Theme.dark.pillShadow == shadow(dy: 3, blur: 8, 0.24))
    #expect(Theme.light.pillContactShadow == shadow(dy: 3, blur: 1, 0.04))
    #expect(Theme.dark.pillContactShadow == shadow(dy: 3, blur: 1, 0.08))
    #expect(Theme.light.segmentedDisabledOpacity == 0.3)
    #expect(Theme.dark.segmentedDisabledOpacity == 0.3)
  }

  @Test func `a mix is exact at its ends and changes every color in between`() {
    #expect(Theme.light.mixed(with: .dark, by: 0) == .light)
    #expect(Theme.light.mixed(with: .dark, by: 1) == .dark)
    let middle = Theme.light.mixed(with: .dark, by: 0.5)
    #expect(abs(middle.page.red - 0.5) < 1e-12)
    let colors: [(KeyPath<Theme, Color>)] = [
      \.page, \.groupedPage, \.card, \.label, \.secondaryLabel, \.hairline,
      \.focusRing, \.switchOn, \.switchOff, \.switchOffBorder,
      \.sliderMinimumTrack, \.sliderMaximumTrack, \.segmentedBackground,
      \.segmentedElevatedBackground, \.segmentedSeparator, \.pill,
    ]
    for color in colors {
      #expect(middle[keyPath: color] != Theme.light[keyPath: color])
      #expect(middle[keyPath: color] != Theme.dark[keyPath: color])
    }
  }

  @Test func `increased contrast darkens off tracks and separators`() {
    for appearance in Appearance.allCases {
      let normal = Theme(appearance)
      let more = Theme(appearance, contrast: .more)
      #expect(more.switchOff != normal.switchOff)
      #expect(more.switchOffBorder != normal.switchOffBorder)
      #expect(more.segmentedSeparator != normal.segmentedSeparator)
      #expect(more.sliderMaximumTrack.alpha > normal.sliderMaximumTrack.alpha)
    }
  }

  private func shadow(dy: Double, blur: Double, _ opacity: Double) -> Shadow {
    Shadow(offset: Point(0, dy), blur: blur, color: Color.black.opacity(opacity))
  }
}
