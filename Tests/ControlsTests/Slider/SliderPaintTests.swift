import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// Rows of ios-slider as painted, in both themes.
@Suite struct `Slider: painting` {
  @Test(
    .spec(
      "slider/animation/track-fill", "slider/states/normal", "slider/states/dragging", "slider-p12",
      "slider-p14", "slider-p16"), arguments: [Theme.light, .dark])
  func `the fill ends at the thumb, which keeps its look while it is dragged`(theme: Theme) throws {
    let rig = SceneRig(Slider(value: 0.25), theme: theme)
    let before = Drawing(of: rig)
    let idle = rig.inControl(before.fills[2].shape.rect)
    rig.press(at: Point(57, 22))
    for x in stride(from: 60.0, through: 180, by: 7.5) {
      rig.move(to: Point(x, 22))
      rig.showFrame(after: 1.0 / 60)
      let drawing = Drawing(of: rig)
      let parts = drawing.fills.map { rig.inControl($0.shape.rect) }
      try #require(parts.count == 3)
      #expect(parts[0].minX == 0 && parts[0].maxX == 200 && parts[1].minX <= 0)
      #expect(isClose(parts[1].maxX, x) && isClose(parts[2].midX, x))
      #expect(isClose(parts[2].width, idle.width))
      #expect(parts[2].height == idle.height && parts[2].minY == idle.minY)
      let colors = [theme.sliderMaximumTrack, theme.sliderMinimumTrack, .white]
      #expect(drawing.fills.map(\.color) == colors)
      #expect(drawing.shadows.map(\.shadow) == before.shadows.map(\.shadow))
    }
  }

  @Test(arguments: Appearance.allCases)
  func `increased contrast outlines the track and the thumb`(appearance: Appearance) {
    func edges(_ contrast: Contrast) -> [(width: Double, color: Color)] {
      let rig = SceneRig(Slider(value: 0.5), theme: Theme(appearance, contrast: contrast))
      let strokes = Drawing(of: rig).strokes.filter { $0.width == 1 }
      return strokes.map { ($0.shape.rect.width, $0.color) }
    }
    #expect(edges(.normal).isEmpty)
    let outline = Theme(appearance, contrast: .more).sliderOutline
    #expect(edges(.more).map(\.width) == [200, 28])
    #expect(edges(.more).map(\.color) == [outline, outline])
  }
}

@Suite struct `Slider: properties` {
  @Test(.spec("slider-p4", "slider-p6")) func `the initializer takes value, range and step`() {
    let slider = Slider(value: 2, in: 0...10, step: 2)
    #expect(slider.value == 2 && slider.range == 0...10 && slider.step == 2)
  }

  @Test func `minimum and maximum value adjust each other and the value`() {
    let slider = Slider(value: 5, in: 0...10)
    slider.minimumValue = 6
    #expect(slider.range == 6...10 && slider.value == 6)
    slider.maximumValue = 4
    #expect(slider.range == 4...4 && slider.value == 4)
    slider.maximumValue = 8
    slider.minimumValue = 9
    #expect(slider.range == 9...9 && slider.value == 9)
    slider.minimumValue = .nan
    slider.maximumValue = .nan
    #expect(slider.range == 9...9)
  }

  @Test(.spec("slider-p13"))
  func `custom colors apply to track, fill and thumb, and an inherited tint to the fill`() {
    let slider = Slider(value: 0.5)
    let rig = SceneRig(slider)
    func colors() -> [Color] {
      rig.showFrame()
      return Drawing(of: rig).fills.map(\.color)
    }
    let usual = colors()
    #expect(usual[1] == Theme.light.sliderMinimumTrack)
    slider.tintColor = .black
    #expect(colors() == [usual[0], .black, usual[2]])
    let custom = [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF)]
    slider.maximumTrackTintColor = custom[0]
    slider.minimumTrackTintColor = custom[1]
    slider.thumbTintColor = custom[2]
    #expect(colors() == custom)
    slider.maximumTrackTintColor = nil
    slider.minimumTrackTintColor = nil
    slider.thumbTintColor = nil
    slider.tintColor = nil
    #expect(colors() == usual)
  }
}
