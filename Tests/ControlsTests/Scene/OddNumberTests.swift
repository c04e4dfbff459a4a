import Canvas
import Controls
import Testing

@Suite struct `Out-of-range and non-finite input` {
  nonisolated private static let odd: [Double] = [.nan, .infinity, -.infinity, -1]
  private let toggle: Switch
  private let slider: Slider
  private let scene: Scene

  init() {
    let (toggle, slider) = (Switch(isOn: false), Slider(value: 0.5))
    (self.toggle, self.slider) = (toggle, slider)
    scene = Scene(Stack(.vertical, spacing: 10, padding: 10, alignment: .fill, of: toggle, slider))
    scene.resize(to: Size(220, 120), scale: 1)
    scene.frame()
  }

  private func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
    scene.handle(.pointer(PointerEvent(phase, at: Point(x, y), time: .zero, button: 1)))
  }

  @Test(arguments: odd)
  func `the scene keeps its size and scale for invalid numbers`(number: Double) {
    scene.resize(to: Size(number, 100), scale: 1)
    scene.resize(to: Size(100, number), scale: 1)
    scene.resize(to: Size(100, 100), scale: number)
    scene.resize(to: Size(100, 100), scale: 0)
    #expect(scene.size == Size(220, 120) && scene.scale == 1)
  }

  @Test func `a press at a non-finite position is ignored`() {
    pointer(.pressed, .nan, 20)
    pointer(.released, .nan, 20)
    pointer(.pressed, 20, .nan)
    pointer(.released, 20, .nan)
    scene.frame()
    #expect(!toggle.isOn)
    #expect(scene.focusedNode == nil)
  }

  @Test func `a release at a non-finite position cancels the gesture`() {
    let place = slider.frameInScene.center
    pointer(.pressed, place.x, place.y)
    pointer(.moved, place.x + 20, place.y)
    pointer(.moved, .nan, .nan)
    #expect(slider.state.isGrabbed && slider.value > 0.5)
    pointer(.released, .nan, .nan)
    #expect(!slider.state.isGrabbed && slider.value == 0.5)
  }

  @Test func `a slider follows a pointer at an infinite distance`() {
    let place = slider.frameInScene.center
    pointer(.pressed, place.x, place.y)
    pointer(.moved, .infinity, -.infinity)
    #expect(slider.value == 1)
    pointer(.moved, -.infinity, .infinity)
    #expect(slider.value == 0)
    pointer(.released, place.x, place.y)
    #expect(slider.value == 0.5)
  }

  @Test func `a transition without a valid duration is settled`() {
    for duration in [Double.nan, 0, -1] {
      let transition = Transition(
        from: 0, to: 1, startTime: .zero, duration: duration, curve: .easeInOut)
      #expect(transition.isSettled(at: .zero) && transition.value(at: .zero) == 1)
    }
  }

  @Test(arguments: [-1e300, -2, .nan, 1e300, .infinity])
  func `a spring with an invalid damping ratio is settled at its target`(ratio: Double) {
    var animated = Animated(0)
    animated.animate(to: 5, with: Spring(response: 0.3, dampingRatio: ratio), at: .zero)
    #expect(animated.isSettled(at: .zero) && animated.value(at: .zero) == 5)
  }

  @Test(arguments: [Double.nan, .infinity, 1e308])
  func `a spring with an unreachable target is settled`(target: Double) {
    for ratio in [0.75, 1, 1.5] {
      var animated = Animated(-1e308)
      animated.animate(to: target, with: Spring(response: 0.3, dampingRatio: ratio), at: .zero)
      #expect(animated.isSettled(at: Instant(seconds: 1e6)))
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a spring with an invalid response is settled at its target`(response: Double) {
    for ratio in [0, 0.75, 1, 2] {
      let spring = Spring(response: response, dampingRatio: ratio)
      var animated = Animated(0)
      animated.animate(to: 5, with: spring, at: .zero)
      #expect(animated.isSettled(at: .zero))
      #expect(animated.value(at: Instant(seconds: 0.1)) == 5)
      let start = Spring.State(value: 0, velocity: 3)
      #expect(!spring.state(at: 1, from: start, to: 5).value.isNaN)
    }
  }
}
