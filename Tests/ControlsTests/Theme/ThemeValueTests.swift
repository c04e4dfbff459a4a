import Canvas
import SpecTrait
import Testing

@testable import Controls

/// The colors that the spec names; the token files in `docs/tokens` have all values of all themes.
@Suite struct `Theme values` {
  private func check<Style: ControlStyle>(
    _ rows: [(color: KeyPath<Style, Color>, light: Color, dark: Color)]
  ) {
    for row in rows {
      #expect(light[Style.self][keyPath: row.color] == row.light, "\(row.color)")
      #expect(dark[Style.self][keyPath: row.color] == row.dark, "\(row.color)")
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
      "switch/thumb/secondary-shadow", "switch-p3")) func `a switch has the colors of the spec`()
  {
    check([
      (\SwitchColors.trackOff, hex(0xE9E9EB), hex(0x39393D)),
      (\.trackOn, hex(0x34C759), hex(0x30D158)),
      (\.trackBorder, hex(0xE0E0E0), .clear), (\.thumb, .white, .white),
    ])
    for theme in [light, dark] {
      #expect(theme[SwitchColors.self].thumbShadow == shadow(dy: 3, blur: 8, 0.15))
      #expect(theme[SwitchColors.self].thumbContactShadow == shadow(dy: 3, blur: 1, 0.06))
      #expect(theme[SwitchColors.self].disabledOpacity == 0.5)
    }
  }

  @Test(
    .spec(
      "slider/track/minimum-track-color", "slider/track/maximum-track-color", "slider/thumb/color",
      "slider/thumb/shadow-1", "slider/thumb/shadow-2", "slider-p13", "slider-p15"))
  func `a slider has the colors of the spec`() {
    check([
      (\SliderColors.minimumTrack, hex(0x007AFF), hex(0x0A84FF)), (\.thumb, .white, .white),
      (\.maximumTrack, hex(0x787880, 0.20), hex(0x787880, 0.36)),
      (\.tick, hex(0xC7C7CC), hex(0x48484A)),
    ])
    for theme in [light, dark] {
      #expect(theme[SliderColors.self].thumbShadow == shadow(dy: 0.5, blur: 4, 0.12))
      #expect(theme[SliderColors.self].thumbContactShadow == shadow(dy: 0.5, blur: 1, 0.04))
      #expect(theme[SliderColors.self].disabledOpacity == 0.3)
    }
  }

  @Test(
    .spec(
      "segmented/appearance/background", "segmented/selected-segment-indicator/fill",
      "segmented/selected-segment-indicator/shadow-1",
      "segmented/selected-segment-indicator/shadow-2", "segmented-p18"))
  func `a segmented control has the colors of the spec`() {
    check([
      (\SegmentedColors.background, hex(0xF2F2F7), hex(0x1C1C1E)),
      (\.elevatedBackground, hex(0xF2F2F7), hex(0x2C2C2E)),
      (\.separator, hex(0xD1D1D6), hex(0x3A3A3C)), (\.pill, .white, hex(0x48484A)),
    ])
    for (theme, factor) in [(light, 1.0), (dark, 2)] {
      #expect(theme[SegmentedColors.self].pillShadow == shadow(dy: 3, blur: 8, 0.12 * factor))
      #expect(
        theme[SegmentedColors.self].pillContactShadow == shadow(dy: 3, blur: 1, 0.04 * factor))
      #expect(theme[SegmentedColors.self].disabledOpacity == 0.3)
    }
  }
}

@Suite struct `Theme mixing` {
  private let start = Color(hex: 0x204060)
  private let end = Color(hex: 0xE0C0A0, alpha: 0.5)

  private func theme(_ color: Color, offset: Point, blur: Double, number: Double) -> Theme {
    var design = Design()
    for token in Design.themeTokens {
      switch design[token] {
      case .color: design.set(token, to: .color(color))
      case .shadow: design.set(token, to: .shadow(Shadow(offset: offset, blur: blur, color: color)))
      case .number, .spring: design.set(token, to: .number(number))
      }
    }
    return design.theme
  }

  private var from: Theme { theme(start, offset: Point(0, 4), blur: 8, number: 0.2) }
  private var to: Theme { theme(end, offset: Point(8, 0), blur: 4, number: 0.6) }

  @Test func `mixes every property by a quarter, and clamps a fraction outside 0...1`() {
    let color = start.mixed(with: end, by: 0.25)
    #expect(color != start)
    let shadow = Shadow(offset: Point(2, 3), blur: 7, color: color)
    let mix = Design(theme: from.mixed(with: to, by: 0.25))
    for token in Design.themeTokens {
      switch mix[token] {
      case .color(let mixed): #expect(mixed == color, "\(token.name)")
      case .shadow(let mixed): #expect(mixed == shadow, "\(token.name)")
      case .number(let mixed): #expect(isClose(mixed, 0.3), "\(token.name)")
      case .spring: Issue.record("\(token.name)")
      }
    }
    #expect(from.mixed(with: to, by: -0.5) == from && from.mixed(with: to, by: 1.5) == to)
  }

  @Test func `an interrupted fade continues from its mix, whatever themes it had`() {
    func color(_ theme: Theme) -> Color { theme[SwitchColors.self].trackOff }
    func isClose(_ one: Color, _ other: Color) -> Bool {
      zip(
        [one.red, one.green, one.blue, one.alpha],
        [other.red, other.green, other.blue, other.alpha]
      ).allSatisfy { abs($0 - $1) < 1e-6 }
    }
    let (light, dark) = (Theme.light, Theme.dark)
    var theme = light
    for step in 0..<40 {
      // More themes than a mix keeps apart.
      let target = step.isMultiple(of: 2) ? dark : Theme(.light, accent: Color(hex: UInt32(step)))
      #expect(isClose(color(theme.mixed(with: target, by: 1e-9)), color(theme)))
      let next = theme.mixed(with: target, by: 0.3)
      #expect(step > 6 || isClose(color(next), color(theme).mixed(with: color(target), by: 0.3)))
      theme = next
    }
    #expect(color(theme.mixed(with: dark, by: 1)) == color(dark))
    let back = light.mixed(with: dark, by: 0.5).mixed(with: light, by: 0.5)
    #expect(isClose(color(back), color(light).mixed(with: color(dark), by: 0.25)))
  }
}

@Suite struct `Preferences of the user` {
  private let scene = Scene(Stack(.vertical) {})

  @Test func `apply to theme and motion`() {
    let accent = Color(hex: 0xFF9500)
    scene.apply(
      DesktopPreferences(
        prefersDark: true, accent: accent, prefersMoreContrast: true, prefersReducedMotion: true))
    #expect(scene.theme == Theme(.dark, contrast: .more, accent: accent))
    #expect(scene.environment.motion == .reduced)
    #expect(scene.theme.contrast == .more && Theme.glass(.dark).contrast == .normal)
  }

  @Test func `without settings are the defaults, and keep the glass design`() {
    scene.design = .classic(.dark, contrast: .more)
    scene.environment.motion = .reduced
    scene.apply(DesktopPreferences())
    #expect(scene.theme == .light && scene.environment.motion == .full)
    scene.design = .glass
    scene.apply(DesktopPreferences(prefersDark: true))
    #expect(scene.design == .glass(.dark))
  }

  @Test func `keep the colors of an app that adjusts each theme`() {
    let green = Color(hex: 0x0A7D5A)
    for prefersDark in [false, true] {
      scene.apply(DesktopPreferences(prefersDark: prefersDark)) {
        $0[SwitchColors.self].trackOn = green
      }
      var expected = prefersDark ? Theme.dark : .light
      expected[SwitchColors.self].trackOn = green
      #expect(scene.theme == expected)
    }
  }

  @Test(arguments: [true, false]) func `cross-fade if animated`(isAnimated: Bool) {
    scene.apply(DesktopPreferences(prefersDark: true), animated: isAnimated)
    #expect((scene.shownTheme == .dark) == !isAnimated)
  }
}
