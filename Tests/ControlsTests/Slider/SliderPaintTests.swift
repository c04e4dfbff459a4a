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
      let drawing = Drawing(of: rig.move(to: Point(x, 22)).after(1.0 / 60))
      let parts = drawing.fills.map { rig.inControl($0.shape.rect) }
      try #require(parts.count == 3)
      #expect(parts[0].minX == 0 && parts[0].maxX == 200 && parts[1].minX <= 0)
      #expect(isClose(parts[1].maxX, x) && isClose(parts[2].midX, x))
      #expect(isClose(parts[2].width, idle.width))
      #expect(parts[2].height == idle.height && parts[2].minY == idle.minY)
      let colors = [
        theme[SliderColors.self].maximumTrack, theme[SliderColors.self].minimumTrack, .white,
      ]
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
    let outline = Theme(appearance, contrast: .more)[SliderColors.self].outline
    #expect(edges(.more).map(\.width) == [200, 28])
    #expect(edges(.more).map(\.color) == [outline, outline])
  }

  @Test(.spec("slider-p4", "slider-p6")) func `the initializer takes value, range and step`() {
    let slider = Slider(value: 2, in: 0...10, step: 2)
    #expect(slider.value == 2 && slider.range == 0...10 && slider.step == 2)
  }

  @Test func `minimum and maximum value adjust each other and the value`() {
    let slider = Slider(value: 5, in: 0...10).with(\.minimumValue, 6)
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
    #expect(usual[1] == Theme.light[SliderColors.self].minimumTrack)
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

/// The value above a grabbed thumb. spec: docs/spec/rendering.md#6/value-bubble
@Suite struct `Slider: value bubble` {
  private static func rig(_ value: Double = 0.62) -> SceneRig<Slider> {
    SceneRig(Slider(value: value).with(\.showsValue, true), size: Size(200, 44), margin: 60)
  }

  private let rig = Self.rig()

  private func bubble(_ rig: SceneRig<Slider>) -> (shape: Rect, opacity: Double, text: Text)? {
    let drawing = Drawing(of: rig)
    // The bubble is a group only while it fades.
    for (opacity, drawing) in drawing.groups + [(opacity: 1.0, drawing: drawing)] {
      let card = drawing.fills.first { $0.shape.radius == 8 }
      if let card, let text = drawing.texts.last { return (card.shape.rect, opacity, text.text) }
    }
    return nil
  }

  @Test func `fades in within 0.15 s, follows the thumb and fades out within 0.15 s`() throws {
    #expect(bubble(rig) == nil && !rig.control.isValueShown)
    rig.press(at: Point(rig.thumbX, 22)).showFrame(after: 0.075)
    #expect(isClose(try #require(bubble(rig)).opacity, 0.5))
    rig.showFrame(after: 0.075)
    var shown = try #require(bubble(rig))
    #expect(shown.opacity == 1 && shown.text.string == "62%" && !rig.scene.needsUpdate)
    rig.move(to: Point(150, 22)).showFrame()
    shown = try #require(bubble(rig))
    let percent = Int((rig.control.value * 100).rounded())
    #expect(shown.text.string == "\(percent)%")
    #expect(isClose(shown.shape.midX, rig.control.originInScene.x + 150, within: 0.6))
    rig.release().showFrame(after: 0.075)
    #expect(isClose(try #require(bubble(rig)).opacity, 0.5))
    #expect(!rig.after(0.08).control.isValueShown && bubble(rig) == nil)
    #expect(!rig.settled().scene.needsUpdate)
  }

  @Test func `is 26 pt high with a radius of 8 pt, and 8 pt above the thumb`() throws {
    let shown = try #require(bubble(rig.hold(at: Point(rig.thumbX, 22))))
    #expect(shown.shape.height == 26 && shown.shape.maxY == rig.control.originInScene.y + 8 - 8)
    #expect(shown.text.font == Font(size: 12, weight: .semibold, figures: .tabular))
    let width = TextEngine().size(of: Text("62%", font: shown.text.font)).width
    #expect(isClose(shown.shape.width, (width + 18).rounded(.up)))
  }

  @Test func `shows formatted values, receives no presses and has no accessibility node`() throws {
    rig.control.valueFormatter = { _ in "somewhere" }
    rig.hold(at: Point(rig.thumbX, 22))
    #expect(try #require(bubble(rig)).text.string == "somewhere")
    let top = rig.control.originInScene.y
    #expect(rig.scene.hitTest(rig.control.originInScene + rig.control.thumbCenter) === rig.control)
    #expect(rig.scene.hitTest(Point(rig.size.width / 2, top - 20)) == nil)
    #expect(rig.scene.semantics.children.count == 1)
  }

  @Test func `disappears with its slider`() {
    let slider = Slider(value: 0.5).with(\.showsValue, true)
    let root = Stack(.vertical, padding: 60) { slider }
    let driver = SceneDriver(Scene(root), size: Size(300, 200))
    driver.hold(at: slider.thumbCenter + slider.originInScene)
    #expect(slider.isValueShown)
    slider.removeFromParent()
    #expect(!driver.settled().scene.needsUpdate && !slider.isValueShown)
    // The bubble appears again after the slider is added again.
    root.addChild(slider)
    driver.settle()
    driver.press(at: slider.thumbCenter + slider.originInScene)
    #expect(slider.isValueShown)
  }

  @Test func `is hidden by default, and for keys and programmatic changes`() {
    rig.focus().key(.right)
    rig.control.value = 0.3
    #expect(!rig.shown().control.isValueShown)
    rig.control.showsValue = false
    #expect(bubble(rig.hold(at: Point(rig.thumbX, 22))) == nil)
    rig.control.showsValue = true
    #expect(bubble(rig.settled()) != nil)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a range slider shows both values side by side`(direction: LayoutDirection) throws {
    for (range, orientation) in [
      (0.5...0.5, Axis.horizontal), (0.48...0.52, .vertical), (0.2...0.8, .horizontal),
    ] {
      let slider = RangeSlider(range).with(\.showsValue, true).with(\.orientation, orientation)
      let rig = SceneRig(
        slider, size: orientation == .horizontal ? Size(200, 44) : Size(44, 200),
        direction: direction, margin: 60)
      let lower = slider.center(of: .lower)
      rig.press(at: lower, movingTo: lower)
      let shapes = Drawing(of: rig.settled()).flattened.fills.map(\.shape).filter { $0.radius == 8 }
      try #require(shapes.count == 2)
      #expect(!shapes[0].rect.intersects(shapes[1].rect))
      #expect(shapes[0].rect.midX < shapes[1].rect.midX)
      let texts = Drawing(of: rig).flattened.texts.map(\.text.string)
      let values = [range.lowerBound, range.upperBound].map { "\(Int(($0 * 100).rounded()))%" }
      let isMirrored = orientation == .horizontal && direction == .rightToLeft
      #expect(texts == (isMirrored ? values.reversed() : values))
    }
  }
}
