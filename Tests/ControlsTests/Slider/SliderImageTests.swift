import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

@Suite struct `Slider: images` {
  private func rig(
    _ direction: LayoutDirection = .leftToRight, _ theme: Theme = .light
  ) -> SceneRig<Slider> {
    SceneRig(
      Slider(value: 0.5, minimumValueImage: .symbol(.sunMin), maximumValueImage: .symbol(.sunMax)),
      direction: direction,
      theme: theme)
  }

  @Test(
    .spec(
      "slider/custom-min-max-images/position", "slider/custom-min-max-images/size",
      "slider/custom-min-max-images/color", "slider/custom-min-max-images/spacing-from-track",
      "slider-p7", "slider-p9", "slider-p11"))
  func `images are 20 pt high, 8 pt from the track, in the secondary label color`() throws {
    for theme in [Theme.light, .dark] {
      let rig = rig(.leftToRight, theme)
      let drawing = Drawing(of: rig)
      let frame = rig.control.frameInScene
      #expect(drawing.paths.map(\.path) == [Symbol.sunMin.path, Symbol.sunMax.path])
      #expect(drawing.paths.map(\.origin.x) == [frame.minX, frame.maxX - 20])
      #expect(drawing.paths.allSatisfy { $0.origin.y == frame.midY - 10 })
      #expect(drawing.paths.allSatisfy { $0.color == theme.secondaryLabel })
      let track = try #require(drawing.fills.first).shape.rect
      #expect(track.minX == frame.minX + 28 && track.maxX == frame.maxX - 28)
    }
  }

  @Test(.spec("slider-p8", "slider-p10"), arguments: LayoutDirection.allCases, [true, false])
  func `a single image is at its own end`(direction: LayoutDirection, isMinimum: Bool) throws {
    let slider = Slider(
      value: 0, minimumValueImage: isMinimum ? .symbol(.sunMin) : nil,
      maximumValueImage: isMinimum ? nil : .symbol(.sunMax))
    let rig = SceneRig(slider, direction: direction)
    let drawing = Drawing(of: rig)
    let frame = rig.control.frameInScene
    let isAtLeft = isMinimum == (direction == .leftToRight)
    #expect(drawing.paths.map(\.origin.x) == [isAtLeft ? frame.minX : frame.maxX - 20])
    let track = try #require(drawing.fills.first).shape.rect
    #expect(track.minX == frame.minX + (isAtLeft ? 28 : 0))
    #expect(track.maxX == frame.maxX - (isAtLeft ? 0 : 28))
    let room = isAtLeft ? 28.0 : 0
    #expect(slider.thumbX == (direction == .leftToRight ? room + 14 : room + 172 - 14))
    rig.press(at: Point(slider.thumbX, 22))
    #expect(slider.state.isGrabbed && slider.value == 0)
  }

  @Test(.spec("slider/stepped-slider/tick-marks")) func `steps draw no ticks`() {
    let plain = Drawing(of: SceneRig(Slider(value: 3, in: 1...5)))
    let stepped = Drawing(of: SceneRig(Slider(value: 3, in: 1...5, step: 1)))
    #expect(plain.commands == stepped.commands)
  }

  @Test(.spec("slider/track/total-width"))
  func `the track fills the width of the slider, which fills the available width`() {
    let slider = Slider(value: 0)
    let scene = Scene(Stack(.vertical, alignment: .fill) { slider })
    scene.show(size: Size(321, 100))
    #expect(slider.frame.size == Size(321, 44))
  }
}
