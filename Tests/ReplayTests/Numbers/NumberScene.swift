import Canvas
import Controls

struct NumberScene {
  private var numbers: ExtremeNumbers
  private let toggle: Switch
  private let slider: Slider
  private let segmented: SegmentedControl
  private let root: FuzzPanel
  private let scene: Scene
  private let text: TextEngine
  private let masks: MaskCache
  private var time = Instant.zero
  private var scale = 1.0

  init(seed: UInt64, text: TextEngine, masks: MaskCache) {
    var numbers = ExtremeNumbers(seed: seed)
    self.text = text
    self.masks = masks
    toggle = Switch(isOn: numbers.random.chance(0.5))
    let (a, b) = (numbers.number(-2...0), numbers.number(1...3))
    let range = a < b ? a...b : 0...1
    slider = Slider(
      value: numbers.number(0...1), in: range,
      step: numbers.random.chance(0.5) ? numbers.number(0.01...1) : nil)
    slider.trackPress = numbers.random.pick(TrackPress.allCases)
    segmented = SegmentedControl(["a", "", "c"], selection: numbers.random.pick([nil, 0, 2]))
    root = FuzzPanel([toggle, slider, segmented])
    root.places = [
      Rect(x: 2, y: 2, width: 51, height: 31), Rect(x: 0, y: 10, width: 70, height: 44),
      Rect(x: 5, y: 30, width: 60, height: 32),
    ]
    scene = Scene(
      root, environment: SceneEnvironment(direction: numbers.random.pick(LayoutDirection.allCases)),
      text: text)
    scene.resize(to: Size(80, 60), scale: 1)
    self.numbers = numbers
  }

  mutating func run() throws {
    for _ in 0..<12 {
      let step = numbers.number(0...0.3, extreme: 0.05)
      time = time.advanced(by: step > 0 ? step : 0)
      act()
      if numbers.random.chance(0.5) { try frame() }
    }
    try frame()
  }

  private mutating func frame() throws {
    let update = scene.update(for: FrameTime(target: time))
    let bitmap = try Bitmap(width: 48, height: 32)
    text.scale = scale
    let painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
    for rect in update.damage.rects {
      painter.clipped(to: rect) { scene.paint(rect, with: painter) }
    }
    _ = (scene.semantics, slider.thumbX)
  }

  private mutating func act() {
    switch Int.random(in: 0..<14, using: &numbers.random) {
    case 0...2: send(.pressed)
    case 3...4: send(.moved)
    case 5: send(.released)
    case 6:
      scene.handle(
        .scroll(
          ScrollEvent(
            at: numbers.point(), deltaX: numbers.number(-3...3), deltaY: numbers.number(-3...3),
            time: time)))
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

  private mutating func send(_ phase: PointerEvent.Phase) {
    let target = numbers.random.pick([toggle, slider, segmented] as [Control])
    var place = numbers.point()
    if numbers.random.chance(0.6) {
      place = target.originInScene + Point(numbers.number(0...40, extreme: 0.1), 10)
    }
    scene.handle(
      .pointer(
        PointerEvent(
          phase, at: place, time: time, button: phase == .moved ? 0 : 1,
          isPrimaryDown: phase != .released, clickCount: numbers.random.pick([0, 1, 2, .max]))))
  }
}
