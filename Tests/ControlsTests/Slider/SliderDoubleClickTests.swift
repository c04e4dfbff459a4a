import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Slider: double click` {
  private func rig(_ value: Double, default defaultValue: Double?) -> SceneRig<Slider> {
    let slider = Slider(value: value)
    slider.defaultValue = defaultValue
    return SceneRig(slider)
  }

  private func doubleClick(_ rig: SceneRig<Slider>, at x: Double) {
    for _ in 0..<2 { rig.tap(at: Point(x, 22)) }
  }

  @Test func `moves to the default value in 0.15 s, as one edit`() {
    let rig = rig(0.5, default: 0.25)
    rig.tap(at: Point(100, 22))
    _ = rig.takeActions()
    rig.tap(at: Point(100, 22))
    #expect(rig.takeActions() == .edit(to: 0.25))
    #expect(rig.control.value == 0.25)
    #expect(isClose(rig.state(after: 0.075).fraction, 0.375))
    #expect(rig.state(after: 0.075).fraction == 0.25)
  }

  @Test func `does not start a drag`() {
    let rig = rig(0.5, default: 0.25)
    rig.tap(at: Point(100, 22))
    rig.press(at: Point(100, 22))
    #expect(rig.control(movingTo: Point(180, 22)).value == 0.25 && !rig.state.isGrabbed)
  }

  @Test(
    arguments: [(0.5, nil, 100), (0.25, 0.25, 57), (0.5, 0.25, 150)] as [(Double, Double?, Double)])
  func `does nothing without a default value, at it, and beside the thumb`(
    value: Double, defaultValue: Double?, x: Double
  ) {
    let rig = rig(value, default: defaultValue)
    rig.tap(at: Point(x, 22))
    rig.settle()
    let before = rig.control.value
    _ = rig.takeActions()
    rig.tap(at: Point(x, 22))
    #expect(rig.control.value == before && rig.takeActions().numbers == [])
  }

  @Test func `moves to the step nearest to the default value`() {
    let rig = SceneRig(Slider(value: 0, step: 0.25))
    rig.control.defaultValue = 0.6
    doubleClick(rig, at: 14)
    #expect(rig.control.value == 0.5)
  }

  @Test func `asks the decision handler`() {
    let rig = rig(0.5, default: 0.25)
    rig.control.decide { _ in .refuse }
    doubleClick(rig, at: 100)
    #expect(rig.control.value == 0.5)
    #expect(rig.actions.last == .refused(.number(0.25)))
  }
}
