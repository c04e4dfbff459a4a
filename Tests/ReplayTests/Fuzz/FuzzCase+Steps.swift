import Canvas
import Controls
import ControlsTesting

extension FuzzCase {
  mutating func act() throws {
    switch Int.random(in: 0..<34, using: &random) {
    case 0...4: pointer(.pressed)
    case 5...10: pointer(.moved)
    case 11...13: pointer(.released)
    case 14: pointer(.exited)
    case 15...19: key()
    case 20: interruption()
    case 21...22: program()
    case 23...24: environment()
    case 25: look()
    case 26: membership()
    case 27: enabling()
    case 28:
      let scale = random.chance(0.3) ? FuzzScene.randomScale(&random) : fuzz.scale
      note("resized")
      try resize(scale: scale)
    case 29...30: wheel()
    case 31...32: fuzz.scroll(by: Point(number(-20...20), number(-60...60)))
    default: fuzz.rearrange(seed: random.next())
    }
  }

  private mutating func note(_ name: String) { names.append("\(time.seconds) s: \(name)") }

  private mutating func send(_ event: InputEvent) {
    note("\(event)")
    fuzz.scene.handle(event)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func pointer(_ phase: PointerEvent.Phase) {
    // Most points are on a control, wherever it is at that time.
    let frame = random.pick(fuzz.controls).frameInScene
    let (x, y) = (number(-0.1...1.1), number(-0.1...1.1))
    let point =
      random.chance(0.15)
      ? Point(x * 900 - 400, y * 900 - 400)
      : Point(frame.minX + x * frame.width, frame.minY + y * frame.height)
    let button = phase == .moved || phase == .exited ? 0 : random.chance(0.9) ? 1 : 3
    send(.pointer(PointerEvent(phase, at: point, time: time, button: button)))
  }

  private mutating func key() {
    let key = random.pick([
      Key.tab, .tab, .space, .space, .enter, .left, .right, .up, .down, .home, .end, .pageUp,
      .pageDown, .escape, .character("x"),
    ])
    let modifiers: Modifiers = random.chance(0.1) ? .shift : []
    let isRepeat = random.chance(0.2)
    for phase in random.pick([[KeyEvent.Phase.down], [.up], [.down, .up]]) {
      send(.key(KeyEvent(phase, key, time: time, modifiers: modifiers, isRepeat: isRepeat)))
    }
  }

  private mutating func interruption() {
    send(
      random.pick([
        InputEvent.focusLost(time: time), .focusGained(time: time), .unmapped(time: time),
        .mapped(time: time), .gestureLost(time: time), .dragLeft(time: time),
        .dragOver(DragEvent(at: Point(40, 30), time: time)),
        .scroll(ScrollEvent(at: Point(9, 9), deltaX: 0, deltaY: 1, time: time)),
      ]))
  }

  private mutating func wheel() {
    let place = Point(number(0...90), number(0...60))
    let notches = random.pick([-3, -1, -0.1, 0.1, 0.5, 1, 3])
    send(.scroll(ScrollEvent(at: place, deltaX: 0, deltaY: notches, time: time)))
  }

  private mutating func program() {
    let value = number(-1...11)
    let isAnimated = random.chance(0.7)
    note("set \(value), \(isAnimated ? "animated" : "at once")")
    switch random.pick(fuzz.controls) {
    case let toggle as Switch: toggle.setOn(value > 5, animated: isAnimated)
    case let slider as Slider: slider.setValue(value, animated: isAnimated)
    case let slider as RangeSlider:
      slider.setRange(min(value, 5)...max(value, 5), animated: isAnimated)
    case let segmented as SegmentedControl: segmented.select(Int(value / 2), animated: isAnimated)
    default: break
    }
  }

  private mutating func environment() {
    let appearance = random.pick(Appearance.allCases)
    let contrast = random.pick(Contrast.allCases)
    let design = random.pick([
      Design.classic(appearance, contrast: contrast), .glass(appearance, contrast: contrast),
    ])
    let isAnimated = random.chance(0.7)
    note("environment")
    switch Int.random(in: 0..<4, using: &random) {
    case 0: fuzz.scene.environment.direction = random.pick(LayoutDirection.allCases)
    case 1: fuzz.scene.environment.motion = random.pick(MotionPreference.allCases)
    case 2: fuzz.scene.setTheme(design.theme, animated: isAnimated)
    default: fuzz.scene.setDesign(design, animated: isAnimated)
    }
  }

  private mutating func look() {
    let color = FuzzScene.randomColor(&random)
    note("look")
    switch random.pick(fuzz.controls) {
    case let toggle as Switch: FuzzScene.randomLook(&random)(toggle)
    case let slider as Slider: slider.minimumTrackTintColor = color
    case let slider as RangeSlider: slider.minimumTrackTintColor = color
    case let segmented as SegmentedControl: segmented.setEnabled(color == nil, forSegmentAt: 0)
    default: break
    }
  }

  private mutating func membership() {
    let index = Int.random(in: 0..<fuzz.controls.count, using: &random)
    note("member \(index)")
    if random.chance(0.3) {
      fuzz.toggleMembership(of: index)
    } else {
      fuzz.controls[index].isHidden.toggle()
    }
  }

  private mutating func enabling() {
    note("enabled")
    if random.chance(0.3) {
      fuzz.scene.isEnabled.toggle()
    } else {
      random.pick(fuzz.controls).isEnabled.toggle()
    }
  }
}
