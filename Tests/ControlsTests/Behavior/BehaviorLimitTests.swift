import Canvas
import Controls
import Testing

@Suite struct `Switch: limits` {
  /// Positions of a press and of moves, with the shown value after each move.
  nonisolated static let drags:
    [(isOn: Bool, press: Double, moves: [(x: Double, isShownOn: Bool)])] =
      [
        // A press within 20 pt of the thumb's end drags the thumb, which flips at the center.
        (false, 20, [(25.6, true)]), (true, 31, [(25.4, false)]), (false, 20.1, [(25.6, false)]),
        // Other presses flip after 20.4 pt, only toward the other end.
        (false, 20.4, [(40.7, false), (40.8, true)]), (true, 20.4, [(45, true), (0, false)]),
        // The exact center keeps the value.
        (false, 10, [(25.5, false), (30, true), (25.5, true)]),
      ]

  @Test(arguments: drags)
  func `flips at the center or after 20.4 pt`(
    isOn: Bool, press: Double, moves: [(x: Double, isShownOn: Bool)]
  ) {
    var toggle = BehaviorDriver(SwitchBehavior(isOn: isOn))
    toggle.send(.press(Point(press, 15)))
    for move in moves {
      toggle.send(.move(Point(move.x, 15)))
      #expect(toggle.behavior.isShownOn == move.isShownOn, "\(move.x)")
    }
  }

  @Test(arguments: [(25.0, true), (25.1, false)])
  func `accepts a tap that is released up to 10 pt from the press`(y: Double, isTap: Bool) {
    var toggle = BehaviorDriver(SwitchBehavior(isOn: false))
    toggle.send(.press(Point(30, 15)), .release(Point(30, y)))
    #expect(toggle.behavior.isOn == isTap)
  }

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

  @Test func `stops fading when the value is set without animation`() {
    var slider = driver()
    slider.behavior.motion = .reduced
    let (time, soon) = (slider.time, slider.time.advanced(by: 0.05))
    slider.behavior.setValue(1, animated: true, at: time, actions: &slider.actions)
    #expect(slider.behavior.state(at: soon).opacity < 1)
    slider.behavior.setValue(0, animated: false, at: soon, actions: &slider.actions)
    #expect(slider.behavior.state(at: soon).opacity == 1)
    #expect(slider.behavior.nextFrame(after: soon) == .idle)
  }
}
