import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/rendering.md#6/switch-button-style;
/// docs/spec/rendering.md#6/switch-checkbox-style: colors, motion, titles.
@Suite struct `Switch: button and checkbox painting` {
  private let blue = Color(hex: 0x007AFF)

  private func fills(_ rig: SceneRig<Switch>) -> [Color] {
    rig.showFrame()
    return Drawing(of: rig).fills.map(\.color)
  }

  @Test func `the check only fades under reduced motion`() throws {
    let rig = SceneRig.natural(Switch(style: .checkbox), motion: .reduced)
    let box = try #require(rig.tap(at: .center).after(0.075).state.checkbox)
    #expect(box.markScale == 1 && isClose(box.fill.on, 0.5))
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
    #expect(Drawing(of: rig).texts.map(\.color) == [theme[ButtonColors.self].title])
    rig.control.isOn = true
    #expect(fills(rig) == [blue] && Drawing(of: rig).texts.map(\.color) == [.white])
    rig.control.isMixed = true
    #expect(fills(rig) == [blue.opacity(0.35)])
    #expect(Drawing(of: rig).texts.map(\.color) == [theme[ButtonColors.self].title])
    #expect(fills(rig.press(at: .center)) == [blue.opacity(0.35), Color.black.opacity(0.1)])
  }

  @Test(arguments: SwitchStyle.allCases)
  func `the switch's own tint overrides the inherited one`(style: SwitchStyle) {
    let (red, green) = (Color(hex: 0xFF0000), Color(hex: 0x00FF00))
    let rig = SceneRig.natural(Switch(isOn: true, style: style, title: "B"))
    rig.scene.root.tintColor = green
    #expect(fills(rig).first == green)
    rig.control.onTintColor = red
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
      try SceneRig(Switch(style: style, title: title), size: Size(10, 10), margin: 60, masks: masks)
        .picture()
    }
    #expect(try picture(title: "Airplane mode") == picture(title: ""))
  }
}

/// spec: docs/spec/rendering.md#6/marks-for-on-and-off; outlines with increased contrast.
@Suite struct `Switch: on/off labels` {
  @Test func `the labels appear by default only with increased contrast`() {
    func count(_ showsMarks: Bool?, _ contrast: Contrast) -> Int {
      let toggle = Switch().with(\.showsMarks, showsMarks)
      let rig = SceneRig.natural(toggle, theme: Theme(.dark, contrast: contrast))
      return Drawing(of: rig).strokes.count { $0.width == 1.5 }
    }
    #expect(count(nil, .normal) == 0 && count(nil, .more) == 1)
    #expect(count(false, .more) == 0 && count(true, .normal) == 1)
  }

  @Test(arguments: SwitchStyle.allCases, [false, true])
  func `only increased contrast outlines the shape`(style: SwitchStyle, isOn: Bool) {
    func outlines(_ contrast: Contrast) -> [Color] {
      let theme = Theme(.light, contrast: contrast)
      let toggle = Switch(isOn: isOn, style: style, title: "B")
      let drawing = Drawing(of: SceneRig.natural(toggle, theme: theme))
      return drawing.strokes.filter { $0.width == 1 }.map(\.color)
    }
    #expect(outlines(.normal) == [] && outlines(.more) == [Color(hex: 0x6C6C70)])
  }
}

@Suite struct `Switch: custom colors` {
  private let orange = Color(hex: 0xFF9500)

  private func drawing(
    isOn: Bool = false, on: Color? = nil, off: Color? = nil, thumb: Color? = nil
  ) -> Drawing {
    let toggle = Switch(isOn: isOn).with(\.onTintColor, on).with(\.offTintColor, off)
    toggle.thumbTintColor = thumb
    return Drawing(of: SceneRig(toggle))
  }

  @Test(
    .spec(
      "switch/custom-colors/ontintcolor", "switch/custom-colors/backgroundcolor-track-off",
      "switch/custom-colors/thumbtintcolor"))
  func `tints color the track when it is on or off, which keeps its border, and the thumb`() {
    let (on, off) = (
      drawing(isOn: true, on: orange, off: .black), drawing(on: .black, off: orange, thumb: .black)
    )
    #expect(on.fills.map(\.color) == [orange, .white])
    #expect(off.fills.map(\.color) == [orange, .black])
    #expect(off.strokes.map(\.color) == [Theme.light[SwitchColors.self].trackBorder])
    #expect(off.strokes.map(\.width) == [0.5])
    #expect(
      drawing(on: orange).fills.map(\.color) == [Theme.light[SwitchColors.self].trackOff, .white])
  }
}
