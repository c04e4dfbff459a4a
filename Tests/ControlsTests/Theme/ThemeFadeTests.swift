import Canvas
import Testing

@testable import Controls

@Suite struct `Theme mixing` {
  private let colors: [WritableKeyPath<Theme, Color>] = [
    \.page, \.groupedPage, \.card, \.label, \.secondaryLabel, \.hairline,
    \.focusRing, \.pendingRing, \.tintedMark, \.popover, \.popoverOutline, \.switchOn, \.switchOff,
    \.switchOffBorder, \.switchOutline, \.switchOnMark, \.switchOffMark, \.checkboxBorder,
    \.checkboxMark, \.switchThumb, \.sliderMinimumTrack,
    \.sliderMaximumTrack, \.sliderOutline, \.sliderThumb, \.sliderTick, \.segmentedBackground,
    \.segmentedElevatedBackground, \.segmentedSeparator, \.segmentedOutline,
    \.segmentedPressedOverlay, \.pill, \.pillOutline, \.pillPressedOverlay,
    \.buttonBackground, \.buttonTitle, \.buttonProminent, \.buttonDestructive,
    \.buttonDestructiveTitle,
    \.buttonProminentTitle, \.buttonPressedOverlay, \.popoverTrack, \.hover, \.annotation,
    \.segmentedPageBackground, \.tools.success, \.tools.past, \.tools.pastText, \.tools.velocity,
    \.tools.velocityText, \.tools.layoutBox, \.tools.hitArea, \.tools.hitAreaText,
    \.tools.damage, \.tools.inputPhase, \.tools.motionPhase, \.tools.recordPhase,
    \.tools.paintPhase, \.code.keyword, \.code.type, \.code.member, \.code.string,
    \.code.number, \.code.litLine, \.lensVeil, \.lensShade, \.lensRim,
  ]
  private let shadows: [WritableKeyPath<Theme, Shadow>] = [
    \.cardShadow, \.popoverShadow, \.switchThumbShadow, \.switchThumbContactShadow,
    \.sliderThumbShadow,
    \.panelShadow, \.sliderThumbContactShadow, \.pillShadow, \.pillContactShadow,
    \.lensShadow,
  ]
  private let numbers: [WritableKeyPath<Theme, Double>] = [
    \.switchDisabledOpacity, \.switchMarksOpacity, \.mixedButtonOpacity, \.sliderDisabledOpacity,
    \.segmentedDisabledOpacity,
    \.buttonDisabledOpacity, \.sliderUnreachableOpacity, \.segmentedPressedContentOpacity,
    \.lensClarity,
  ]

  private func pair() -> (Theme, Theme) {
    let (light, dark) = (Color(hex: 0x204060), Color(hex: 0xE0C0A0, alpha: 0.5))
    var (from, to) = (Theme.light, Theme.light)
    for path in colors { (from[keyPath: path], to[keyPath: path]) = (light, dark) }
    for path in shadows {
      from[keyPath: path] = Shadow(offset: Point(0, 4), blur: 8, color: light)
      to[keyPath: path] = Shadow(offset: Point(8, 0), blur: 4, color: dark)
    }
    for path in numbers { (from[keyPath: path], to[keyPath: path]) = (0.2, 0.6) }
    return (from, to)
  }

  @Test func `mixes every property by a quarter`() {
    let (from, to) = pair()
    let mix = from.mixed(with: to, by: 0.25)
    let color = from.page.mixed(with: to.page, by: 0.25)
    #expect(color != from.page)
    for path in colors { #expect(mix[keyPath: path] == color, "\(path)") }
    for path in shadows {
      let shadow = mix[keyPath: path]
      #expect(shadow == Shadow(offset: Point(2, 3), blur: 7, color: color), "\(path)")
    }
    for path in numbers { #expect(isClose(mix[keyPath: path], 0.3), "\(path)") }
  }

  @Test func `every property of a theme is tested`() {
    let parts: [Any] = [Theme.light, Theme.light.tools, Theme.light.code]
    // The two groups are not values themselves.
    let count = parts.reduce(-2) { $0 + Mirror(reflecting: $1).children.count }
    #expect(colors.count + shadows.count + numbers.count == count)
  }

  @Test func `a fraction outside 0...1 is clamped`() {
    let (from, to) = pair()
    #expect(from.mixed(with: to, by: -0.5) == from && from.mixed(with: to, by: 1.5) == to)
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

  @Test func `without settings are the defaults`() {
    scene.design = .classic(.dark, contrast: .more)
    scene.environment.motion = .reduced
    scene.apply(DesktopPreferences())
    #expect(scene.theme == .light && scene.environment.motion == .full)
  }

  @Test func `keep the glass design`() {
    scene.design = .glass
    scene.apply(DesktopPreferences(prefersDark: true))
    #expect(scene.design == .glass(.dark))
  }

  @Test(arguments: [true, false]) func `cross-fade if animated`(isAnimated: Bool) {
    scene.apply(DesktopPreferences(prefersDark: true), animated: isAnimated)
    #expect((scene.shownTheme == .dark) == !isAnimated)
  }
}
