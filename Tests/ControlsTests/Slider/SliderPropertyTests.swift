import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

@Suite struct `Slider: properties` {
  @Test(.spec("slider-p4", "slider-p6")) func `the initializer takes a value, a range and a step`()
  {
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

  @Test func `custom colors apply to track, fill and thumb`() {
    let rig = SceneRig(Slider(value: 0.5))
    let colors = [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF)]
    rig.control.minimumTrackTintColor = colors[0]
    rig.control.maximumTrackTintColor = colors[1]
    rig.control.thumbTintColor = colors[2]
    rig.showFrame()
    let fills = Drawing(of: rig).fills.map(\.color)
    #expect(fills == [colors[1], colors[0], colors[2]])
    rig.control.minimumTrackTintColor = nil
    rig.control.maximumTrackTintColor = nil
    rig.control.thumbTintColor = nil
    rig.showFrame()
    #expect(Drawing(of: rig).commands == Drawing(of: SceneRig(Slider(value: 0.5))).commands)
  }

  @Test(.spec("slider-p13"))
  func `the fill has the inherited tint unless it has its own color`() {
    let slider = Slider(value: 0.5)
    let rig = SceneRig(slider)
    slider.tintColor = .black
    rig.showFrame()
    #expect(Drawing(of: rig).fills[1].color == .black)
    slider.minimumTrackTintColor = .white
    rig.showFrame()
    #expect(Drawing(of: rig).fills[1].color == .white)
    slider.minimumTrackTintColor = nil
    slider.tintColor = nil
    rig.showFrame()
    #expect(Drawing(of: rig).fills[1].color == Theme.light.sliderMinimumTrack)
  }

  @Test(.spec("slider-p3")) func `images can be set, changed and removed`() {
    let rig = SceneRig(Slider(value: 0.5))
    rig.control.minimumValueImage = .symbol(.sunMin)
    rig.showFrame()
    #expect(Drawing(of: rig).paths.map(\.path) == [Symbol.sunMin.path])
    #expect(rig.control.behavior.width == 172)
    rig.control.minimumValueImage = .symbol(.sunMax)
    rig.showFrame()
    #expect(Drawing(of: rig).paths.map(\.path) == [Symbol.sunMax.path])
    rig.control.minimumValueImage = nil
    rig.showFrame()
    #expect(rig.control.behavior.width == 200)
  }
}
