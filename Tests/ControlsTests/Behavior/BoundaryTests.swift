import Canvas
import Controls
import Testing

@Suite struct `Switch: limits` {
  @Test func `drags from a press within 20 pt of the thumb's end`() {
    var off = BehaviorDriver(SwitchBehavior(isOn: false))
    off.send(.press(Point(20, 15)), .move(Point(25.6, 15)))
    #expect(off.behavior.isShownOn)
    var on = BehaviorDriver(SwitchBehavior(isOn: true))
    on.send(.press(Point(31, 15)), .move(Point(25.4, 15)))
    #expect(!on.behavior.isShownOn)
    var far = BehaviorDriver(SwitchBehavior(isOn: false))
    far.send(.press(Point(20.1, 15)), .move(Point(25.6, 15)))
    #expect(!far.behavior.isShownOn)
  }

  @Test func `accepts a tap that is released up to 10 pt from the press`() {
    var tap = BehaviorDriver(SwitchBehavior(isOn: false))
    tap.send(.press(Point(30, 15)), .release(Point(30, 25)))
    #expect(tap.behavior.isOn)
    var drag = BehaviorDriver(SwitchBehavior(isOn: false))
    drag.send(.press(Point(30, 15)), .release(Point(30, 25.1)))
    #expect(!drag.behavior.isOn)
  }

  @Test func `flips after 20.4 pt from a press far from the thumb, only toward the other end`() {
    var toggle = BehaviorDriver(SwitchBehavior(isOn: false))
    toggle.send(.press(Point(20.4, 15)), .move(Point(40.7, 15)))
    #expect(!toggle.behavior.isShownOn)
    toggle.send(.move(Point(40.8, 15)))
    #expect(toggle.behavior.isShownOn)
    var back = BehaviorDriver(SwitchBehavior(isOn: true))
    back.send(.press(Point(20.4, 15)), .move(Point(45, 15)))
    #expect(back.behavior.isShownOn)
    back.send(.move(Point(0, 15)))
    #expect(!back.behavior.isShownOn)
  }

  @Test func `keeps its value at the exact center`() {
    var toggle = BehaviorDriver(SwitchBehavior(isOn: false))
    toggle.send(.press(Point(10, 15)), .move(Point(25.5, 15)))
    #expect(!toggle.behavior.isShownOn)
    toggle.send(.move(Point(30, 15)), .move(Point(25.5, 15)))
    #expect(toggle.behavior.isShownOn)
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
    #expect(slider.behavior.accepts(pressAt: point, at: slider.time) == isTaken)
    slider.send(.press(point))
    #expect(slider.behavior.isPressed == isTaken)
  }

  @Test func `accepts a press from one end of its track to the other`() {
    let slider = driver()
    for (x, isTaken) in [(0.0, true), (200.0, true), (-0.1, false), (200.1, false)] {
      #expect(slider.behavior.accepts(pressAt: Point(x, 22), at: slider.time) == isTaken)
    }
  }

  @Test func `reports at most 32 haptic actions for one move`() {
    var slider = driver(0, step: 0.01)
    slider.send(.press(Point(14, 22)), .move(Point(14 + 172 * 0.32, 22)))
    #expect(slider.actions.hapticCount == 32)
    slider.send(.move(Point(14 + 172 * 0.99, 22)))
    #expect(slider.actions.hapticCount == 64)
  }

  @Test func `ends keyboard editing once when it is canceled`() {
    var slider = driver()
    slider.send(.keyDown(.right, isRepeat: false))
    let told = slider.actions
    slider.send(.cancel, .keyUp(.right))
    #expect(slider.actions == told + [.editingEnded])
  }

  @Test func `stops fading when the value is set without animation`() {
    var slider = driver()
    slider.behavior.motion = .reduced
    let (time, soon) = (slider.time, slider.time.advanced(by: 0.05))
    slider.behavior.setValue(1, animated: true, at: time, actions: &slider.actions)
    #expect(slider.behavior.state(at: soon).opacity < 1)
    slider.behavior.setValue(0, animated: false, at: soon, actions: &slider.actions)
    #expect(slider.behavior.state(at: soon).opacity == 1)
    #expect(slider.behavior.nextFrame(after: soon) == .rest)
  }
}

@Suite struct `Segmented control: limits` {
  private func driver(_ selection: Int?) -> BehaviorDriver<SegmentedBehavior> {
    BehaviorDriver(
      SegmentedBehavior(
        [Segment(), Segment(), Segment()], selection: selection.map { [$0] } ?? [], width: 300))
  }

  @Test(arguments: [(Point(150, 82), true), (Point(150, 82.1), false), (Point(150, -50), true)])
  func `selects a segment if the press is released within 50 pt of the control`(
    point: Point, isSelected: Bool
  ) {
    var view = driver(0)
    view.send(.press(Point(150, 16)), .release(point))
    #expect(view.behavior.selectedIndex == (isSelected ? 1 : 0))
  }

  @Test func `starts a segment where the previous segment ends`() {
    var view = driver(0)
    view.send(.press(Point(199.9, 16)), .release(Point(199.9, 16)))
    #expect(view.behavior.selectedIndex == 1)
    view.send(.press(Point(200, 16)), .release(Point(200, 16)))
    #expect(view.behavior.selectedIndex == 2)
  }

  @Test func `shows no pressed segment when a press moves over the selected one`() {
    var view = driver(0)
    view.send(.press(Point(150, 16)))
    #expect(view.behavior.state(at: view.time).pressedIndex == 1)
    view.send(.move(Point(50, 16)))
    #expect(view.behavior.state(at: view.time).pressedIndex == nil)
    #expect(view.behavior.isPressed)
    view.send(.move(Point(250, 16)), .release(Point(250, 200)))
    #expect(view.actions == [] && !view.behavior.isPressed)
  }

  @Test func `selects the last segment with Left and the first with Right if none is selected`() {
    var left = driver(nil)
    left.send(.keyDown(.left, isRepeat: false))
    #expect(left.behavior.selectedIndex == 2)
    var right = driver(nil)
    right.send(.keyDown(.right, isRepeat: false))
    #expect(right.behavior.selectedIndex == 0)
  }

  @Test func `places an appearing pill without a slide`() {
    var view = driver(0)
    view.behavior.select(nil, animated: true, at: view.time)
    view.behavior.select(2, animated: true, at: view.time)
    #expect(view.behavior.state(at: view.time).position.position == 2)
  }

  @Test(arguments: [true, false])
  func `applies a programmatic selection during a drag as requested`(isAnimated: Bool) {
    var view = driver(0)
    view.send(.press(Point(50, 16)))
    view.behavior.select(2, animated: isAnimated, at: view.time)
    view.send(.release(Point(50, 16)))
    #expect(view.behavior.selectedIndex == 2)
    #expect(view.behavior.state(at: view.time).position.position == (isAnimated ? 0 : 2))
    #expect(view.actions == [])
  }

  @Test func `never drags or releases the pill onto a disabled segment`() {
    var view = driver(0)
    view.behavior.setEnabled(false, forSegmentAt: 1, at: view.time)
    view.send(.press(Point(50, 16)), .move(Point(150, 16)))
    #expect(view.behavior.shownIndex == 0)
    view.send(.move(Point(250, 16)), .move(Point(150, 16)), .release(Point(150, 16)))
    #expect(view.behavior.selectedIndex == 2)
    view.send(.press(Point(150, 16)), .move(Point(50, 16)), .move(Point(150, 16)))
    #expect(view.behavior.state(at: view.time).pressedIndex == nil)
    view.send(.release(Point(150, 16)))
    #expect(view.behavior.selectedIndex == 2)
  }
}
