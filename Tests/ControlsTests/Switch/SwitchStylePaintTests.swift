import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering 6, switch, button style and checkbox style: colors, motion, titles.
@Suite struct `Switch: button and checkbox painting` {
  private let blue = Color(hex: 0x007AFF)

  private func fills(_ rig: SceneRig<Switch>) -> [Color] { Drawing(of: rig).fills.map(\.color) }

  @Test func `the check only fades under reduced motion`() {
    let rig = SceneRig.natural(Switch(style: .checkbox), motion: .reduced)
    rig.tap(at: .center)
    #expect(rig.state(after: 0.075).markScale == 1 && isClose(rig.state.onAmount, 0.5))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the box is at the leading edge`(direction: LayoutDirection) {
    let toggle = Switch(isOn: true, style: .checkbox, title: "Wi-Fi")
    let rig = SceneRig.natural(toggle, direction: direction)
    let box = Drawing(of: rig).fills.first?.shape.rect
    #expect(box?.minX == (direction == .leftToRight ? 0 : toggle.frame.width - 20))
  }

  @Test(.spec("switch/swiftui-toggle-styles/button"))
  func `a button is gray if off and blue if on`() {
    let rig = SceneRig.natural(Switch(style: .button, title: "Bold"))
    let theme = Theme.light
    #expect(fills(rig) == [Color(hex: 0x787880, alpha: 0.2)])
    #expect(Drawing(of: rig).texts.map(\.color) == [theme.buttonTitle])
    rig.control.isOn = true
    rig.showFrame()
    #expect(fills(rig) == [blue] && Drawing(of: rig).texts.map(\.color) == [.white])
    rig.control.isMixed = true
    rig.showFrame()
    #expect(fills(rig) == [blue.opacity(0.35)])
    #expect(Drawing(of: rig).texts.map(\.color) == [theme.buttonTitle])
    rig.press(at: .center)
    rig.showFrame()
    #expect(fills(rig) == [blue.opacity(0.35), Color.black.opacity(0.1)])
  }

  @Test(arguments: SwitchStyle.allCases)
  func `the switch's own tint overrides the inherited one`(style: SwitchStyle) {
    let (red, green) = (Color(hex: 0xFF0000), Color(hex: 0x00FF00))
    let rig = SceneRig.natural(Switch(isOn: true, style: style, title: "B"))
    rig.scene.root.tintColor = green
    rig.showFrame()
    #expect(fills(rig).first == green)
    rig.control.onTintColor = red
    rig.showFrame()
    #expect(fills(rig).first == red)
  }

  nonisolated static let titles = [
    "Airplane mode", "מצב טיסה עם שם ארוך", "機内モードの長い名前です", "✈️🛫🛬✈️🛫🛬✈️🛫🛬",
  ]

  @Test(arguments: titles, SwitchStyle.allCases)
  func `a title in any script is shown and truncated`(title: String, style: SwitchStyle) throws {
    let whole = SceneRig.natural(Switch(style: style, title: title))
    let bare = SceneRig(
      Switch(style: style, title: ""), size: whole.control.frame.size, margin: 0,
      masks: MaskCache())
    #expect(try whole.picture() != bare.picture())

    let width = whole.control.frame.width - 20
    let narrow = SceneRig(
      Switch(style: style, title: title), size: Size(width, 32), margin: 0, masks: MaskCache())
    let line = try #require(Drawing(of: narrow).texts.first)
    let size = narrow.text.size(of: line.text)
    #expect(line.origin.x + size.width <= width)
    #expect(size.width < whole.text.size(of: Text(title, font: line.text.font)).width)
  }

  @Test(arguments: SwitchStyle.allCases)
  func `a title without space is not painted`(style: SwitchStyle) throws {
    let masks = MaskCache()
    func picture(title: String) throws -> Picture {
      try SceneRig(
        Switch(style: style, title: title), size: Size(10, 10), margin: 60, masks: masks
      ).picture()
    }
    #expect(try picture(title: "Airplane mode") == picture(title: ""))
  }
}
