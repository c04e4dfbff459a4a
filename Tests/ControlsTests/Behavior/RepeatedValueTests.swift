import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Setting the current value again` {
  @Test func `keeps a scroll sequence and a held key as a single edit`() {
    let slider = Slider(value: 0.5, label: "Volume")
    let rig = SceneRig(slider)
    slider.onChange { [weak slider] in slider?.value = $0 }
    rig.focus()
    for _ in 0..<3 { rig.scroll(at: Point(100, 22), deltaY: -1) }
    #expect(rig.advance(by: 1).takeActions().filter { $0 == .editingBegan }.count == 1)
    rig.keyDown(.right)
    for _ in 0..<3 { rig.keyDown(.right, isRepeat: true) }
    #expect(rig.keyUp(.right).takeActions().filter { $0 == .editingBegan }.count == 1)
  }

  @Test func `keeps a held stepper repeating, and a switch's press`() {
    let stepper = Stepper(value: 4, in: 1...8, label: "Magnification")
    let rig = SceneRig(stepper, size: Size(76, 28))
    stepper.onChange { [weak stepper] in stepper?.value = $0 }
    #expect(rig.press(at: Point(63, 14)).advance(by: 0.55).control.value == 7)
    #expect(rig.release().actions.filter { $0 == .editingEnded }.count == 1)
    let toggle = Switch(label: "Wi-Fi")
    let held = SceneRig(toggle).press(at: Point(10, 15), movingTo: Point(40, 15))
    toggle.isOn = false
    toggle.setOn(false, animated: true)
    #expect(held.state.isPressed && held.state.isShownOn)
    #expect(held.release().control.isOn)
  }

  /// The value is still the old one while the user drags.
  @Test func `keeps gestures of controls that ask the app first`() {
    let slider = Slider(value: 0.5, label: "Volume")
    slider.decide { _ in .accept }
    let rig = SceneRig(slider).press(at: Point(100, 22), movingTo: Point(140, 22))
    slider.value = slider.value
    slider.setValue(slider.value, animated: true)
    #expect(slider.state.isGrabbed && slider.value == 0.5)
    #expect(rig.release().control.value > 0.7)
    let stepper = Stepper(value: 4, in: 1...8, label: "Magnification")
    stepper.decide { _ in .accept }
    let other = SceneRig(stepper, size: Size(76, 28)).press(at: Point(63, 14))
    stepper.value = stepper.value
    #expect(other.advance(by: 0.55).release().control.value == 7)
  }

  @Test(arguments: [true, false])
  func `keeps a drag of a range slider that asks first`(isOnThumb: Bool) {
    let price = RangeSlider(0.2...0.8, label: "Price").with(\.dragsRange, true)
    price.decide { _ in .accept }
    let rig = SceneRig(price)
    let start = isOnThumb ? price.center(of: .lower) : Point(100, 22)
    rig.press(at: start, movingTo: Point(start.x + 15, start.y))
    price.range = price.range
    #expect(price.behavior.isPressed && price.range == 0.2...0.8)
    #expect(rig.release().control.lowerValue > 0.2 && (price.upperValue > 0.8) == !isOnThumb)
  }

  @Test func `keeps a sliding pill and the anchor of a Shift selection`() {
    let view = SegmentedControl(segments: 3, selection: 0)
    let rig = SceneRig(view)
    view.onChange { [weak view] in view?.selection = $0 }
    rig.tap(at: Point(290, 16)).showFrame(after: 0.06)
    #expect(view.selection == 2 && (0.1..<1.9).contains(rig.state.position.position))
    let several = SegmentedControl(segments: 3, selection: 0).with(\.selectionMode, .multiple)
    let other = SceneRig(several)
    several.observe { [weak several] action in
      if case .valueChanged(.indices(let indices)) = action { several?.selectedIndices = indices }
    }
    other.focus().key(.right, modifiers: .shift)
    #expect(other.key(.right, modifiers: .shift).control.selectedIndices == [0, 1, 2])
    #expect(other.key(.left, modifiers: .shift).control.selectedIndices == [0, 1])
  }
}

@Suite struct `Limits of behaviors` {
  @Test func `a switch ignores repeated keys, and keys that conflict with a gesture`() {
    var toggle = BehaviorDriver(SwitchBehavior(isOn: false))
    toggle.send(.press(Point(10, 15)), .keyDown(.enter, isRepeat: false), .keyUp(.space))
    #expect(toggle.behavior.isPressed && toggle.actions == [])
    toggle.send(.cancel, .keyDown(.enter, isRepeat: true), .keyDown(.space, isRepeat: true))
    #expect(!toggle.behavior.isPressed)
    toggle.send(.keyDown(.space, isRepeat: false), .keyDown(.enter, isRepeat: false))
    #expect(toggle.actions == [])
    toggle.send(.keyDown(.escape, isRepeat: false), .keyUp(.space))
    #expect(toggle.actions == [] && !toggle.behavior.isPressed)
  }

  private func driver(_ value: Double, step: Double? = nil) -> BehaviorDriver<SliderBehavior> {
    BehaviorDriver(SliderBehavior(value: value, in: 0...1, step: step, width: 200))
  }

  @Test(arguments: [
    (Point(78, 22), true), (Point(122, 22), true), (Point(77.9, 22), false),
    (Point(122.1, 22), false), (Point(100, 0), true), (Point(100, 44), true),
    (Point(100, -0.1), false), (Point(100, 44.1), false), (Point(0, 22), false),
  ]) func `a slider accepts a press within 22 pt of its thumb`(point: Point, isTaken: Bool) {
    var slider = driver(0.5)
    slider.behavior.trackPress = .ignore
    #expect(slider.behavior.shouldBeginPress(at: point, time: slider.time) == isTaken)
    slider.send(.press(point))
    #expect(slider.behavior.isPressed == isTaken)
  }

  @Test func `a slider reports at most 32 haptic actions for one move`() {
    var slider = driver(0, step: 0.01)
    slider.send(.press(Point(14, 22)), .move(Point(14 + 172 * 0.32, 22)))
    #expect(slider.actions.hapticCount == 32)
    slider.send(.move(Point(14 + 172 * 0.99, 22)))
    #expect(slider.actions.hapticCount == 64)
  }
}
