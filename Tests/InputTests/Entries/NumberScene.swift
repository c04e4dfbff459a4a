import Canvas
import Controls

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
