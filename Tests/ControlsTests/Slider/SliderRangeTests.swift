import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering 6, "slider, neutral value" and "slider, enabled range".
@Suite struct `Slider: neutral value and enabled range` {
  private func fills(_ rig: SceneRig<Slider>) -> [Rect] {
    Drawing(of: rig).fills.filter { $0.color == Theme.light.sliderMinimumTrack }
      .map { rig.inControl($0.shape.rect) }
  }

  @Test func `a neutral value outside the range is clamped`() throws {
    let slider = Slider(value: 0.5)
    slider.neutralValue = 7
    let rig = SceneRig(slider)
    #expect(try #require(fills(rig).first).maxX == 186)
    slider.neutralValue = .nan
    rig.showFrame()
    #expect(try #require(fills(rig).first).minX == 14)
  }

  private func limited(_ value: Double = 0.5) -> Slider {
    let slider = Slider(value: value)
    slider.enabledRange = 0.2...0.7
    return slider
  }

  @Test func `values, steps and pages stay within the enabled range`() {
    let slider = limited()
    slider.value = 1
    #expect(slider.value == 0.7)
    slider.value = -3
    #expect(slider.value == 0.2)
    slider.enabledRange = nil
    slider.value = 1
    #expect(slider.value == 1)
    slider.enabledRange = 0.1...0.3
    #expect(slider.value == 0.3)
    let stepped = Slider(value: 0.5, step: 0.25)
    stepped.enabledRange = 0.2...0.8
    let rig = SceneRig(stepped)
    rig.focus()
    #expect(rig.control(after: .end).value == 0.75 && rig.control(after: .home).value == 0.25)
    #expect(rig.control(after: .left).value == 0.25)
    // No step is inside the enabled range, so its ends remain.
    stepped.enabledRange = 0.3...0.4
    #expect(stepped.value == 0.3)
    stepped.value = 1
    #expect(stepped.value == 0.4)
  }

  @Test(
    arguments: [
      -1...2, 0.5...0.5, 5...6, -Double.infinity...Double.infinity, -6 ... -5,
    ] as [ClosedRange<Double>])
  func `any enabled range is accepted`(range: ClosedRange<Double>) {
    let slider = Slider(value: 0.5, step: 0.1)
    slider.enabledRange = range
    let rig = SceneRig(slider)
    rig.swipe(from: Point(rig.thumbX, 22), to: Point(150, 22))
    rig.focus()
    rig.keys(.home, .end)
    rig.scroll(at: Point(100, 22), deltaY: 3)
    #expect((0...1).contains(slider.value))
  }

  @Test func `setting the same range and step keeps a pending value`() {
    let slider = Slider(value: 0.5, label: "Volume")
    let rig = SceneRig(slider)
    slider.decide { _ in .later }
    rig.focus()
    rig.key(.right)
    let proposed = rig.state.value
    slider.range = 0...1
    slider.step = nil
    #expect(slider.isPending && proposed > 0.5)
    slider.resolve(.accept)
    #expect(slider.value == proposed)
  }
}
