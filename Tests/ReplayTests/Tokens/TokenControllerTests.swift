import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Page with a token file` {
  private let controller: PageController
  private static let blue = Color(hex: 0x123456)

  init() throws {
    controller = PageController(
      .playground, page: TrioPage(), authority: PreferenceAuthority(theme: .light),
      tokens: try Self.tokens)
    show(at: 0)
  }

  private static var tokens: TokenFile {
    get throws {
      try TokenText.read(
        TokenText.file([
          "switch.track.on": ##"{"$value": "#123456"}"##,
          "slider.height": #"{"$value": {"value": 60, "unit": "px"}}"#,
        ]))
    }
  }

  private func show(at seconds: Double) {
    controller.scene.resize(to: controller.page.preferredSize, scale: 1)
    _ = controller.scene.update(for: FrameTime(target: Instant(seconds: seconds)))
  }

  private var sliderHeight: Double? { controller.scene.all(Slider.self).last?.metrics.height }

  @Test func `the page starts with the tokens, without a fade`() {
    var light = Theme.light
    light.switchOn = Self.blue
    #expect(controller.scene.shownTheme == light)
    #expect(sliderHeight == 60)
  }

  /// The accent color applies where the file has no color.
  @Test func `the accent color of the desktop applies where the file has no color`() {
    let accent = Color(hex: 0x804000)
    controller.authority.settings.accent = accent
    show(at: 2)
    var theme = Theme(.light, accent: accent)
    theme.switchOn = Self.blue
    #expect(controller.scene.shownTheme == theme)
  }

  @Test func `each problem of a token file is reported, and its end once`() throws {
    var told: [String?] = []
    controller.onTokensProblem = { told.append($0) }
    let shown = controller.scene.design
    controller.apply(try Self.tokens)
    controller.refuseTokens("one")
    controller.refuseTokens("two")
    #expect(controller.scene.design == shown)
    controller.apply(try Self.tokens)
    controller.apply(try Self.tokens)
    #expect(told == ["one", "two", nil])
  }
}
