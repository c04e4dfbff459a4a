import Canvas
import Testing

@testable import Controls

@Suite struct `Theme mixing` {
  private let start = Color(hex: 0x204060)
  private let end = Color(hex: 0xE0C0A0, alpha: 0.5)

  private func theme(_ color: Color, offset: Point, blur: Double, number: Double) -> Theme {
    var design = Design()
    for token in Design.themeTokens {
      switch design[token] {
      case .color: design.set(token, to: .color(color))
      case .shadow:
        design.set(token, to: .shadow(Shadow(offset: offset, blur: blur, color: color)))
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

  @Test func `every property of a theme has a token`() {
    let parts: [Any] = [Theme.light, Theme.light.tools, Theme.light.code]
    // The two groups are not values themselves.
    let count = parts.reduce(-2) { $0 + Mirror(reflecting: $1).children.count }
    #expect(Design.themeTokens.count == count)
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

  @Test(arguments: [true, false]) func `cross-fade if animated`(isAnimated: Bool) {
    scene.apply(DesktopPreferences(prefersDark: true), animated: isAnimated)
    #expect((scene.shownTheme == .dark) == !isAnimated)
  }
}
