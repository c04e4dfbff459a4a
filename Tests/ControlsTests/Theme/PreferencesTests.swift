import Canvas
import Controls
import Testing

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
