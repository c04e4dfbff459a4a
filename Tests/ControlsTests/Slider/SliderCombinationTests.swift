import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Slider: combined features` {
  private let rig = SceneRig(Slider(value: 0.5))

  /// Ticks at every quarter, of which the middle three are enabled.
  private func ticked(_ value: Double = 0.5) -> Slider {
    let slider = Slider(value: value)
    slider.ticks = .count(5)
    slider.allowsTickValuesOnly = true
    slider.enabledRange = 0.2...0.8
    return slider
  }

  @Test(arguments: LayoutDirection.allCases)
  func `keys, actions and notches move between enabled ticks`(direction: LayoutDirection) {
    let rig = SceneRig(ticked(), direction: direction)
    let slider = rig.control
    rig.focus()
    #expect(rig.control(after: .end).value == 0.75 && rig.control(after: .pageUp).value == 0.75)
    #expect(rig.control(after: .home).value == 0.25)
    rig.key(direction == .leftToRight ? .left : .right)
    #expect(slider.value == 0.25)
    rig.key(direction == .leftToRight ? .right : .left)
    #expect(slider.value == 0.5 && rig.control(after: .pageDown).value == 0.25)
    rig.scroll(at: Point(100, 22), deltaY: -1)
    #expect(slider.value == 0.5)
    rig.scroll(at: Point(100, 22), deltaY: -7)
    #expect(slider.value == 0.75 && slider.tick == 3 && slider.perform(.increment) == false)
    #expect(slider.perform(.decrement) && slider.value == 0.5)
  }

  @Test func `a refused drag slides back from its position, and a change in flight reverses`() {
    let rig = SceneRig(Slider(value: 0.2))
    rig.control.decide { _ in .refuse }
    rig.press(at: Point(rig.thumbX, 22), movingTo: Point(140, 22))
    let (held, proposed) = (rig.state.fraction, rig.state.value)
    #expect(rig.controlAfterRelease().value == 0.2 && isClose(rig.state.fraction, held))
    #expect(isClose(rig.state(after: 0.075).fraction, (held + 0.2) / 2))
    #expect(rig.settledState().fraction == 0.2 && rig.actions.last == .refused(.number(proposed)))
    rig.control.decide { _ in .later }
    rig.focus()
    rig.key(.end)
    rig.showFrame(after: 0.075)
    let place = rig.state.fraction
    #expect(isClose(place, 0.6))
    rig.control.resolve(.refuse)
    #expect(isClose(rig.state.fraction, place) && rig.settledState().fraction == 0.2)
  }

  @Test func `a new range during a drag keeps the thumb under the pointer`() {
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    rig.control.range = 0...10
    #expect(rig.state.isGrabbed && isClose(rig.control(movingTo: Point(134.4, 22)).value, 7))
    #expect(isClose(rig.controlAfterRelease().value, 7))
  }

  @Test func `a new range during a drag clamps the value on release, and the old one on cancel`() {
    rig.press(at: Point(100, 22))
    rig.control.range = 2...10
    #expect(rig.controlAfterRelease().value == 2 && rig.takeActions().numbers == [2])
    #expect(rig.settledState().fraction == 0)
    let canceled = SceneRig(Slider(value: 0.5))
    canceled.press(at: Point(100, 22), movingTo: Point(150, 22))
    canceled.control.range = 2...10
    canceled.cancel()
    #expect(canceled.control.value == 2)
  }

  @Test func `ticks and an enabled range set during a drag apply to it`() {
    rig.press(at: Point(100, 22))
    rig.control.ticks = .count(3)
    rig.control.allowsTickValuesOnly = true
    rig.control.enabledRange = 0...0.6
    #expect(rig.control(movingTo: Point(180, 22)).value == 0.6)
    #expect(rig.controlAfterRelease().value == 0.5)
  }

  @Test func `actions move by the tick distance, and accessibility has the value's text`() {
    let ticked = ticked()
    ticked.enabledRange = nil
    #expect(
      ticked.semantics?.value == .number(0.5, range: 0...1, step: 0.25, orientation: .horizontal))
    #expect(ticked.perform(.increment) && ticked.value == 0.75)
    let slider = Slider(value: 0.5)
    let rig = SceneRig(slider)
    #expect(slider.semantics?.valueText == nil)
    slider.valueFormatter = { "\(Int($0 * 100)) of 100" }
    #expect(rig.scene.semantics(of: slider)?.valueText == "50 of 100")
  }
}
