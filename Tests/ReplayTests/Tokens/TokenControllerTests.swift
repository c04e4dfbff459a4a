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
      let height = #"{"$value": {"value": 60, "unit": "px"}}"#
      return try TokenText.read(
        TokenText.file([
          "switch.track.on": ##"{"$value": "#123456"}"##, "slider.height": height,
        ]))
    }
  }

  private func show(at seconds: Double) {
    controller.scene.resize(to: controller.page.preferredSize, scale: 1)
    _ = controller.scene.update(for: FrameTime(target: Instant(seconds: seconds)))
  }

  @Test func `the page starts with the tokens, and the desktop's accent color is behind them`() {
    var light = Theme.light
    light.switchOn = Self.blue
    #expect(controller.scene.shownTheme == light)
    #expect(controller.scene.all(Slider.self).last?.metrics.height == 60)
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
    for problem in [nil, "one", "two", nil, nil] {
      if let problem { controller.refuseTokens(problem) } else { controller.apply(try Self.tokens) }
      #expect(controller.scene.design == shown)
    }
    #expect(told == ["one", "two", nil])
  }
}
