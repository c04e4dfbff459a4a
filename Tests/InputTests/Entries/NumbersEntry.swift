import Canvas
import Controls

/// Extreme numbers in the libraries: nothing traps, and nothing takes long.
enum NumbersEntry {
  /// The bytes are a seed and changes of its numbers, for drawing, motion and a scene each.
  static func handle(_ bytes: [UInt8]) throws {
    let numbers = ExtremeNumbers(bytes)
    var drawing = NumberDrawing(numbers: numbers)
    try drawing.run()
    var motion = NumberMotion(numbers: numbers)
    try motion.run()
    var scene = NumberScene(numbers)
    try scene.run()
  }
}

/// Animations stay within bounds.
private struct NumberMotion {
  var numbers: ExtremeNumbers

  mutating func run() throws {
    let spring = Spring(response: numbers.number(0.1...1), dampingRatio: numbers.number(0...2))
    let start = Spring.State(value: numbers.number(0...1), velocity: numbers.number(-9...9))
    let (time, target) = (numbers.number(0...2), numbers.number(0...1))
    let state = spring.state(at: time, from: start, to: target)
    try check(state, of: spring, from: start, to: target)
    _ = (spring.stiffness, spring.damping)

    var animated = Animated(numbers.number(0...1))
    var transition = Transition(numbers.number(0...1))
    for _ in 0..<3 {
      let time = Instant(seconds: numbers.number(0...2))
      animated.animate(to: numbers.number(0...1), with: spring, at: time)
      let ends = numbers.numbers(4)
      let curve = TimingCurve(ends[0], ends[1], ends[2], ends[3])
      transition.animate(
        to: numbers.number(0...1), duration: numbers.number(0...1), curve: curve, at: time)
      let later = time.advanced(by: numbers.number(0...1))
      let state = animated.state(at: later)
      let isThere = isSame(state.value, animated.target) && state.velocity == 0
      try require(!animated.isSettled(at: later) || isThere, "settled at \(state)")
      try check(transition, ends, at: later)
    }
    animated.set(numbers.number(0...1))
  }

  private func isSame(_ one: Double, _ other: Double) -> Bool {
    one == other || one.isNaN && other.isNaN
  }

  /// A damped spring only loses energy, which limits its distance and velocity.
  private func check(
    _ state: Spring.State, of spring: Spring, from start: Spring.State, to target: Double
  ) throws {
    let isLost = state.value.isNaN && !start.value.isNaN && target.isFinite
    try require(!isLost, "no number: \(state)")
    guard (1e-6...1e7).contains(spring.response), (0...1e7).contains(spring.dampingRatio),
      [start.value, start.velocity, target].allSatisfy({ $0.magnitude < 1e7 })
    else { return }
    func energy(_ state: Spring.State) -> Double {
      let distance = state.value - target
      let velocity = state.velocity * spring.response / (2 * .pi)
      return (distance * distance + velocity * velocity).squareRoot()
    }
    try require(
      energy(state) <= energy(start) * (1 + 1e-6) + 1e-6,
      "\(spring) from \(start) to \(target) has gained energy: \(state)")
  }

  private func check(_ transition: Transition, _ ends: [Double], at time: Instant) throws {
    let value = transition.value(at: time)
    if transition.isSettled(at: time) {
      return try require(isSame(value, transition.target), "\(transition) settled at \(value)")
    }
    let (start, target) = (transition.start, transition.target)
    guard ends.allSatisfy((0...1).contains), start.magnitude < 1e9, target.magnitude < 1e9
    else { return }
    let slack = 1e-9 * max(1, abs(start - target))
    let range = min(start, target) - slack...max(start, target) + slack
    try require(range.contains(value), "\(transition) is at \(value)")
  }
}

/// Controls with extreme values, places and sizes, and events at extreme points.
struct NumberScene {
  private static let (text, masks) = (TextEngine(), MaskCache())

  private var numbers: ExtremeNumbers
  private let toggle: Switch
  private let slider: Slider
  private let segmented: SegmentedControl
  private let root: PlacedNodes
  private let scene: Scene
  private var time = Instant.zero
  private var scale = 1.0

  init(_ bytes: ExtremeNumbers) {
    var numbers = bytes
    toggle = Switch(isOn: numbers.random.chance(0.5))
    let (a, b) = (numbers.number(-2...0), numbers.number(1...3))
    slider = Slider(
      value: numbers.number(0...1), in: a < b ? a...b : 0...1,
      step: numbers.random.chance(0.5) ? numbers.number(0.01...1) : nil)
    slider.trackPress = numbers.random.pick(TrackPress.allCases)
    segmented = SegmentedControl(["a", "", "c"], selection: numbers.random.pick([nil, 0, 2]))
    root = PlacedNodes([toggle, slider, segmented])
    root.places = [
      Rect(x: 2, y: 2, width: 51, height: 31), Rect(x: 0, y: 10, width: 70, height: 44),
      Rect(x: 5, y: 30, width: 60, height: 32),
    ]
    scene = Scene(
      root, environment: SceneEnvironment(direction: numbers.random.pick(LayoutDirection.allCases)),
      text: Self.text)
    scene.resize(to: Size(80, 60), scale: 1)
    self.numbers = numbers
  }

  mutating func run() throws {
    for _ in 0..<12 {
      let step = numbers.number(0...0.3, extreme: 0.05)
      time = time.advanced(by: step > 0 ? step : 0)
      act()
      if numbers.random.chance(0.5) { try showFrame() }
    }
    try showFrame()
  }

  private func showFrame() throws {
    let update = scene.update(for: FrameTime(target: time))
    let bitmap = try Bitmap(width: 48, height: 32)
    Self.text.scale = scale
    let painter = CairoPainter(target: bitmap, scale: scale, masks: Self.masks, text: Self.text)
    for rect in update.damage.rects {
      painter.clipped(to: rect) { scene.paint(rect, with: painter) }
    }
    _ = (scene.semantics, slider.thumbX)
  }

  private mutating func act() {
    switch numbers.random.int(in: 0...13) {
    case 0...2: point(.pressed)
    case 3...4: point(.moved)
    case 5: point(.released)
    case 6:
      let place = numbers.point()
      let (x, y) = (numbers.number(-3...3), numbers.number(-3...3))
      scene.handle(.scroll(ScrollEvent(at: place, deltaX: x, deltaY: y, time: time)))
    case 7:
      let key = numbers.random.pick([Key.left, .right, .home, .end, .pageUp, .space, .tab])
      scene.handle(.key(KeyEvent(.down, key, time: time)))
    case 8: slider.setValue(numbers.number(0...1), animated: numbers.random.chance(0.5))
    case 9: slider.step = numbers.random.chance(0.3) ? nil : numbers.number(0.01...1)
    case 10: root.places = (0..<3).map { _ in numbers.rect() }
    case 11:
      scale = numbers.random.chance(0.7) ? numbers.random.pick([1, 2, 4]) : numbers.number(1...4)
      scene.resize(to: numbers.size(), scale: scale)
    case 12: toggle.setOn(numbers.random.chance(0.5), animated: true)
    default: segmented.select(numbers.random.pick([0, 1, 2]), animated: true)
    }
  }

  private mutating func point(_ phase: PointerEvent.Phase) {
    let target = numbers.random.pick([toggle, slider, segmented] as [Control])
    var place = numbers.point()
    if numbers.random.chance(0.6) {
      place = target.originInScene + Point(numbers.number(0...40, extreme: 0.1), 10)
    }
    let clicks = numbers.random.pick([0, 1, 2, .max])
    scene.handle(
      .pointer(
        PointerEvent(
          phase, at: place, time: time, button: phase == .moved ? 0 : 1,
          isPrimaryDown: phase != .released, clickCount: clicks)))
  }
}
