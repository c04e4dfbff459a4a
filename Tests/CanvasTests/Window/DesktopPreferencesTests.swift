import Canvas
import Testing

@Suite struct `Desktop preferences` {
  @Test func `set preferences are kept, and unset ones are filled in`() {
    let red = Color(hex: 0xFF0000)
    let one = DesktopPreferences(prefersDark: false, prefersReducedMotion: true)
    let other = DesktopPreferences(
      prefersDark: true, accent: red, prefersMoreContrast: false, prefersReducedMotion: false)
    #expect(
      one.filled(from: other)
        == DesktopPreferences(
          prefersDark: false, accent: red, prefersMoreContrast: false, prefersReducedMotion: true))
    #expect(one.filled(from: DesktopPreferences()) == one)
    #expect(DesktopPreferences().filled(from: other) == other)
  }
}
