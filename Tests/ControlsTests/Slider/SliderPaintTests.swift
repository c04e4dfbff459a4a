import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// Rows of ios-slider as painted, in both themes.
@Suite struct `Slider: painting` {
  nonisolated static let themes = [Theme.light, .dark]

  private struct Parts {
    var track: Rect
    var fill: Rect
    var thumb: Rect
    var colors: [Color]
    var shadows: [Shadow]

    init(_ rig: SceneRig<Slider>) throws {
      let drawing = Drawing(of: rig)
      try #require(drawing.fills.count == 3)
      track = rig.inControl(drawing.fills[0].shape.rect)
      fill = rig.inControl(drawing.fills[1].shape.rect)
      thumb = rig.inControl(drawing.fills[2].shape.rect)
      colors = drawing.fills.map(\.color)
      shadows = drawing.shadows.map(\.shadow)
    }
  }

  @Test(
    .spec("slider/animation/track-fill", "slider/states/dragging", "slider-p16"), arguments: themes)
  func `the fill ends under the thumb, which keeps its look, in every frame of a drag`(
    theme: Theme
  ) throws {
    let rig = SceneRig(Slider(value: 0.25), theme: theme)
    let before = try Parts(rig)
    rig.press(at: Point(57, 22))
    for x in stride(from: 60.0, through: 180, by: 7.5) {
      rig.move(to: Point(x, 22))
      rig.showFrame(after: 1.0 / 60)
      let parts = try Parts(rig)
      #expect(isClose(parts.fill.maxX, parts.thumb.midX) && isClose(parts.thumb.midX, x))
      #expect(isClose(parts.thumb.width, before.thumb.width))
      #expect(parts.thumb.height == before.thumb.height && parts.thumb.minY == before.thumb.minY)
      #expect(parts.colors == before.colors && parts.colors[1] == theme.sliderMinimumTrack)
      #expect(parts.shadows == before.shadows && parts.track == before.track)
    }
  }

  @Test(
    .spec("slider/states/normal", "slider-p12", "slider-p14"), arguments: themes,
    [0, 0.3, 0.5, 0.99, 1])
  func `the fill reaches from the left end to the thumb`(theme: Theme, value: Double) throws {
    let parts = try Parts(SceneRig(Slider(value: value), theme: theme))
    #expect(parts.fill.minX <= 0 && isClose(parts.fill.maxX, 14 + 172 * value))
    #expect(isClose(parts.thumb.midX, parts.fill.maxX))
    #expect(parts.track.minX == 0 && parts.track.maxX == 200)
    #expect(parts.colors == [theme.sliderMaximumTrack, theme.sliderMinimumTrack, .white])
  }

  @Test(
    .spec("slider/track/total-width", "slider-p19", "slider-p20"),
    arguments: LayoutDirection.allCases)
  func `the track reaches from image to image, centered on one line`(
    direction: LayoutDirection
  ) throws {
    let slider = Slider(
      value: 0.4, minimumValueImage: .symbol(.sunMin), maximumValueImage: .symbol(.sunMax))
    let rig = SceneRig(slider, direction: direction)
    let parts = try Parts(rig)
    #expect(parts.track.minX == 28 && parts.track.maxX == 172)
    let images = Drawing(of: rig).paths.map { $0.origin.y - slider.originInScene.y + 10 }
    #expect(images == [22, 22] && parts.track.midY == 22 && parts.thumb.midY == 22)
  }

  @Test(
    .spec(
      "slider/stepped-slider/snap-behavior", "slider/continuous-vs-discrete/discrete-with-step",
      "slider-p5"), arguments: themes)
  func `a release between two steps snaps to the nearer one, only with steps`(theme: Theme) throws {
    for (step, expected, impacts) in [(0.25, 0.75, 1), (nil, 0.65, 0)] as [(Double?, Double, Int)] {
      let rig = SceneRig(Slider(value: 0.5, step: step), theme: theme)
      rig.press(at: Point(100, 22), movingTo: Point(125.8, 22))
      #expect(isClose(rig.control.value, 0.65))
      rig.release()
      rig.settle()
      #expect(isClose(rig.control.value, expected))
      #expect(isClose(try Parts(rig).thumb.midX, 14 + 172 * expected))
      #expect(rig.takeActions().hapticCount == impacts)
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
