import Canvas
import Controls
import Testing

@Suite struct `Switch: limits` {
  @Test func `ignores repeated keys and keys that conflict with a gesture in progress`() {
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
}

@Suite struct `Slider: limits` {
  private func driver(_ value: Double = 0.5, step: Double? = nil) -> BehaviorDriver<SliderBehavior>
  {
    BehaviorDriver(SliderBehavior(value: value, in: 0...1, step: step, width: 200))
  }

  @Test(arguments: [
    (Point(78, 22), true), (Point(122, 22), true), (Point(77.9, 22), false),
    (Point(122.1, 22), false), (Point(100, 0), true), (Point(100, 44), true),
    (Point(100, -0.1), false), (Point(100, 44.1), false), (Point(0, 22), false),
  ])
  func `accepts a press within 22 pt of the thumb's center`(point: Point, isTaken: Bool) {
    var slider = driver()
    slider.behavior.trackPress = .ignore
    #expect(slider.behavior.shouldBeginPress(at: point, time: slider.time) == isTaken)
    slider.send(.press(point))
    #expect(slider.behavior.isPressed == isTaken)
  }

  @Test func `reports at most 32 haptic actions for one move`() {
    var slider = driver(0, step: 0.01)
    slider.send(.press(Point(14, 22)), .move(Point(14 + 172 * 0.32, 22)))
    #expect(slider.actions.hapticCount == 32)
    slider.send(.move(Point(14 + 172 * 0.99, 22)))
    #expect(slider.actions.hapticCount == 64)
  }
}
