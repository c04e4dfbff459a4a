import Canvas
import Testing

@testable import Controls

@Suite struct `Theme fade` {
  private let fade = ThemeFade(.light)

  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  init() { fade.go(to: .dark, at: time(1), duration: 0.2) }

  @Test func `is idle at first`() {
    let fade = ThemeFade(.dark)
    #expect(fade.theme(at: time(0)) == .dark && fade.target == .dark)
    #expect(!fade.wantsFrame(at: time(0)))
  }

  @Test func `is half mixed in the middle`() {
    #expect(fade.target == .dark && fade.theme(at: time(1)) == .light)
    #expect(fade.theme(at: time(1.1)) == Theme.light.mixed(with: .dark, by: 0.5))
    #expect(fade.theme(at: time(1.2)) == .dark)
  }

  @Test func `requests one frame after its last mix`() {
    let mixed = fade.takeFrame(at: time(1.1))
    #expect(mixed && fade.wantsFrame(at: time(1.3)))
    let (pure, rest) = (fade.takeFrame(at: time(1.3)), fade.takeFrame(at: time(1.4)))
    #expect(pure && !rest)
    #expect(!fade.wantsFrame(at: time(1.4)))
  }

  @Test func `reverses from the shown theme`() {
    let shown = fade.theme(at: time(1.1))
    fade.go(to: .light, at: time(1.1), duration: 0.2)
    #expect(fade.theme(at: time(1.1)) == shown && fade.theme(at: time(1.3)) == .light)
  }

  @Test func `ends immediately without a duration`() {
    fade.go(to: .light, at: time(1.1), duration: 0)
    #expect(fade.theme(at: time(1.1)) == .light && !fade.isUnderWay(at: time(1.1)))
  }
}
