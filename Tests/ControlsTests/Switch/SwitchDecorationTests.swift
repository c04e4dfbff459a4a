import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering 6, on/off labels; outlines with increased contrast.
@Suite struct `Switch: on/off labels` {
  @Test func `the labels appear by default only with increased contrast`() {
    func count(_ showsMarks: Bool?, _ contrast: Contrast) -> Int {
      let toggle = Switch()
      toggle.showsMarks = showsMarks
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
    let toggle = Switch(isOn: isOn)
    toggle.onTintColor = on
    toggle.offTintColor = off
    toggle.thumbTintColor = thumb
    return Drawing(of: SceneRig(toggle))
  }

  @Test(.spec("switch/custom-colors/ontintcolor"))
  func `the on tint colors the track when it is on`() {
    #expect(drawing(isOn: true, on: orange).fills.map(\.color) == [orange, .white])
    #expect(drawing(on: orange).fills.map(\.color) == [Theme.light.switchOff, .white])
  }

  @Test(.spec("switch/custom-colors/backgroundcolor-track-off"))
  func `the off tint colors the track when it is off and keeps the border`() {
    let drawing = drawing(off: orange)
    #expect(drawing.fills.map(\.color) == [orange, .white])
    #expect(drawing.strokes.map(\.color) == [Theme.light.switchOffBorder])
    #expect(drawing.strokes.map(\.width) == [0.5])
  }

  @Test(.spec("switch/custom-colors/thumbtintcolor")) func `the thumb tint colors the thumb`() {
    #expect(drawing(thumb: orange).fills.map(\.color) == [Theme.light.switchOff, orange])
  }
}
