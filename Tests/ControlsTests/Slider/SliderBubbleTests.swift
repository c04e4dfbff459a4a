import Canvas
import Controls
import ControlsTesting
import Testing

/// The value above a grabbed thumb. spec: rendering 6, "value bubble"
@Suite struct `Slider: value bubble` {
  private static func rig(_ value: Double = 0.62) -> SceneRig<Slider> {
    let slider = Slider(value: value)
    slider.showsValue = true
    return SceneRig(slider, size: Size(200, 44), margin: 60)
  }

  private let rig = Self.rig()

  private func bubble(_ rig: SceneRig<Slider>) -> (shape: Rect, opacity: Double, text: Text)? {
    let drawing = Drawing(of: rig)
    // The bubble is a group only while it fades.
    for (opacity, drawing) in drawing.groups + [(opacity: 1.0, drawing: drawing)] {
      let plate = drawing.fills.first { $0.shape.radius == 8 }
      if let plate, let text = drawing.texts.last { return (plate.shape.rect, opacity, text.text) }
    }
    return nil
  }

  @Test func `fades in within 0.15 s, follows the thumb and fades out within 0.15 s`() throws {
    #expect(bubble(rig) == nil && !rig.control.isValueShown)
    rig.press(at: Point(rig.thumbX, 22))
    rig.showFrame(after: 0.075)
    #expect(isClose(try #require(bubble(rig)).opacity, 0.5))
    rig.showFrame(after: 0.075)
    var shown = try #require(bubble(rig))
    #expect(shown.opacity == 1 && shown.text.string == "62%" && !rig.scene.needsUpdate)
    rig.move(to: Point(150, 22))
    rig.showFrame()
    shown = try #require(bubble(rig))
    let percent = Int((rig.control.value * 100).rounded())
    #expect(shown.text.string == "\(percent)%")
    #expect(isClose(shown.shape.midX, rig.control.originInScene.x + 150, within: 0.6))
    rig.release()
    rig.showFrame(after: 0.075)
    #expect(isClose(try #require(bubble(rig)).opacity, 0.5))
    rig.showFrame(after: 0.08)
    #expect(bubble(rig) == nil && !rig.control.isValueShown)
    rig.settle()
    #expect(!rig.scene.needsUpdate)
  }

  @Test func `is 26 pt high with a radius of 8 pt, and 8 pt above the thumb`() throws {
    rig.hold(at: Point(rig.thumbX, 22))
    let shown = try #require(bubble(rig))
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
    let slider = Slider(value: 0.5)
    slider.showsValue = true
    let root = Stack(.vertical, padding: 60) { slider }
    let driver = SceneDriver(Scene(root), size: Size(300, 200))
    driver.hold(at: slider.thumbCenter + slider.originInScene)
    #expect(slider.isValueShown)
    slider.removeFromParent()
    driver.settle()
    #expect(!slider.isValueShown && !driver.scene.needsUpdate)
    // The bubble appears again after the slider is added again.
    root.addChild(slider)
    driver.settle()
    driver.press(at: slider.thumbCenter + slider.originInScene)
    #expect(slider.isValueShown)
  }

  @Test func `is hidden by default, and for keys and programmatic changes`() {
    rig.focus()
    rig.key(.right)
    rig.control.value = 0.3
    rig.showFrame()
    #expect(!rig.control.isValueShown)
    rig.control.showsValue = false
    rig.hold(at: Point(rig.thumbX, 22))
    #expect(bubble(rig) == nil)
    rig.control.showsValue = true
    rig.settle()
    #expect(bubble(rig) != nil)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a range slider shows both values side by side`(direction: LayoutDirection) throws {
    for (range, orientation) in [
      (0.5...0.5, Axis.horizontal), (0.48...0.52, .vertical), (0.2...0.8, .horizontal),
    ] {
      let slider = RangeSlider(range)
      slider.showsValue = true
      slider.orientation = orientation
      let rig = SceneRig(
        slider, size: orientation == .horizontal ? Size(200, 44) : Size(44, 200),
        direction: direction, margin: 60)
      let lower = slider.center(of: .lower)
      rig.press(at: lower, movingTo: lower)
      rig.settle()
      let shapes = Drawing(of: rig).flattened.fills.map(\.shape).filter { $0.radius == 8 }
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
