import Canvas
import Controls
import ControlsTesting
import Testing

/// Code of the article "Custom appearance".
@Suite struct `Article on custom appearance` {
  /// An image of one color, 20 x 20 px.
  private func square(_ red: UInt8) throws -> Image {
    try Image(
      width: 20, height: 20,
      pixels: Array(repeating: Bitmap.Pixel(red: red, green: 0, blue: 0), count: 400))
  }

  @Test func `tint colors are set and inherited`() {
    let wifi = Switch(label: "Wi-Fi")
    let level = Slider(label: "Level")
    let view = SegmentedControl(["List", "Grid"], label: "View")
    let form = Stack(.vertical) {
      wifi
      level
      view
    }
    wifi.onTintColor = Color(hex: 0xFF9500)
    level.minimumTrackTintColor = Color(hex: 0xFF9500)
    view.selectedSegmentTintColor = Color(hex: 0xFF9500)
    form.tintColor = Color(hex: 0xAF52DE)  // for descendants that have none of their own
    #expect(wifi.effectiveTintColor == Color(hex: 0xAF52DE))
  }

  @Test func `the design of a scene is changed`() {
    let rig = SceneRig(Switch(isOn: true, label: "Wi-Fi"))
    let scene = rig.scene
    var design = scene.design
    design.theme[SwitchColors.self].trackOn = Color(hex: 0x0A7D5A)
    design.metrics[SwitchMetrics.self].slideSpring = Spring(response: 0.5, dampingRatio: 1)
    scene.design = design
    #expect(scene.theme[SwitchColors.self].trackOn == Color(hex: 0x0A7D5A))

    scene.design = .glass  // fades; Design.glass(.dark) for the dark theme
    #expect(scene.design == .glass)

    let names = Design.tokens.map(\.name)  // "switch.track.on" and so on
    #expect(names.contains("switch.track.on"))
  }

  @Test func `a slider gets images`() throws {
    let level = Slider(label: "Level")
    let (knob, groove) = (try square(200), try square(100))
    level.setThumbImage(knob, for: .normal)
    level.setMinimumTrackImage(groove, for: .normal)  // stretched between its capInsets
    #expect(level.thumbImage(for: .normal) == knob)
    #expect(level.minimumTrackImage(for: .normal) == groove)
  }

  @Test func `a segmented control gets images`() throws {
    let view = SegmentedControl(["List", "Grid", "Map"], label: "View")
    let (button, chosen, dividerWidth) = (try square(200), try square(100), 26.0)
    var appearance = SegmentedAppearance()
    appearance.setBackgroundImage(button, for: .normal)
    appearance.setBackgroundImage(chosen, for: .selected)
    appearance.setTitleColor(.white, for: .selected)
    view.appearance = appearance
    #expect(view.appearance == appearance)

    view.setContentPositionAdjustment(Point(dividerWidth / 2, 0), for: .first)
    view.setContentPositionAdjustment(Point(-dividerWidth / 2, 0), for: .last)
    #expect(view.contentPositionAdjustment(for: .last) == Point(-13, 0))
  }
}
