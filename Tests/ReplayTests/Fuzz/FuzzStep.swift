import Canvas
import Controls
import ControlsTesting

struct FuzzStep {
  var name: String

  var time: Instant

  /// `nil` for a frame.
  var perform: ((FuzzScene) -> Void)?

  /// Whether the step changes the size of the picture.
  var isResize = false
}

struct FuzzSteps {
  private var random: SeededGenerator
  private let scene: FuzzScene
  private var time = Instant.zero
  private var lastFrame = Instant.zero

  init(seed: UInt64, scene: FuzzScene) {
    random = SeededGenerator(seed: ~seed)
    self.scene = scene
  }

  mutating func next() -> FuzzStep {
    time = time.advanced(by: random.pick([0, 0, 0.001, 0.007, 1 / 60, 0.05, 0.3]))
    if random.chance(0.4) {
      // Frames have a target time ahead of the next events.
      lastFrame = max(lastFrame, time.advanced(by: random.pick([0, 0.004, 1 / 60])))
      return FuzzStep(name: "frame", time: lastFrame)
    }
    var step = draw()
    step.time = time
    return step
  }

  private mutating func draw() -> FuzzStep {
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
    case 28: resize()
    case 29...30: wheel()
    case 31...32: scroll()
    default: rearrangement()
    }
  }

  private func step(_ name: String, _ perform: @escaping (FuzzScene) -> Void) -> FuzzStep {
    FuzzStep(name: name, time: .zero, perform: perform)
  }

  private mutating func pointer(_ phase: PointerEvent.Phase) -> FuzzStep {
    // Most points are on a control, wherever it is at that time.
    let index = Int.random(in: 0..<scene.controls.count, using: &random)
    let (x, y) = (
      Double.random(in: -0.1...1.1, using: &random), Double.random(in: -0.1...1.1, using: &random)
    )
    let far = random.chance(0.15) ? Point(x * 900 - 400, y * 900 - 400) : nil
    let button = phase == .moved || phase == .exited ? 0 : random.chance(0.9) ? 1 : 3
    let time = time
    return step("\(phase) \(button)") { fuzz in
      let frame = fuzz.controls[index].frameInScene
      let point = far ?? Point(frame.minX + x * frame.width, frame.minY + y * frame.height)
      fuzz.scene.handle(.pointer(PointerEvent(phase, at: point, time: time, button: button)))
    }
  }

  private mutating func key() -> FuzzStep {
    let key = random.pick([
      Key.tab, .tab, .space, .space, .enter, .left, .right, .up, .down, .home, .end, .pageUp,
      .pageDown, .escape, .character("x"),
    ])
    let phases = random.pick([[KeyEvent.Phase.down], [.up], [.down, .up]])
    let modifiers: Modifiers = random.chance(0.1) ? .shift : []
    let isRepeat = random.chance(0.2)
    let time = time
    return step("\(key) \(phases)") { fuzz in
      for phase in phases {
        fuzz.scene.handle(
          .key(KeyEvent(phase, key, time: time, modifiers: modifiers, isRepeat: isRepeat)))
      }
    }
  }

  private mutating func interruption() -> FuzzStep {
    let event = random.pick([
      InputEvent.focusLost(time: time), .focusGained(time: time), .unmapped(time: time),
      .mapped(time: time), .gestureLost(time: time), .dragLeft(time: time),
      .dragOver(DragEvent(at: Point(40, 30), time: time)),
      .scroll(ScrollEvent(at: Point(9, 9), deltaX: 0, deltaY: 1, time: time)),
    ])
    return step("\(event)") { $0.scene.handle(event) }
  }

  private mutating func wheel() -> FuzzStep {
    let place = Point(
      Double.random(in: 0...90, using: &random), Double.random(in: 0...60, using: &random))
    let notches = random.pick([-3, -1, -0.1, 0.1, 0.5, 1, 3])
    let time = time
    return step("wheel \(notches)") { fuzz in
      fuzz.scene.handle(.scroll(ScrollEvent(at: place, deltaX: 0, deltaY: notches, time: time)))
    }
  }

  private mutating func scroll() -> FuzzStep {
    let distance = Point(
      Double.random(in: -20...20, using: &random), Double.random(in: -60...60, using: &random))
    return step("scroll") { $0.scroll(by: distance) }
  }

  private mutating func program() -> FuzzStep {
    let index = Int.random(in: 0..<scene.controls.count, using: &random)
    let number = Double.random(in: -1...11, using: &random)
    let isAnimated = random.chance(0.7)
    return step("set \(number), \(isAnimated ? "animated" : "at once")") { fuzz in
      switch fuzz.controls[index] {
      case let toggle as Switch: toggle.setOn(number > 5, animated: isAnimated)
      case let slider as Slider: slider.setValue(number, animated: isAnimated)
      case let slider as RangeSlider:
        slider.setRange(min(number, 5)...max(number, 5), animated: isAnimated)
      case let segmented as SegmentedControl:
        segmented.select(Int(number / 2), animated: isAnimated)
      default: break
      }
    }
  }

  private mutating func environment() -> FuzzStep {
    let direction = random.pick(LayoutDirection.allCases)
    let motion = random.pick(MotionPreference.allCases)
    let appearance = random.pick(Appearance.allCases)
    let contrast = random.pick(Contrast.allCases)
    let design = random.pick([
      Design.classic(appearance, contrast: contrast), .glass(appearance, contrast: contrast),
    ])
    let isAnimated = random.chance(0.7)
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: step("\(direction)") { $0.scene.environment.direction = direction }
    case 1: step("\(motion)") { $0.scene.environment.motion = motion }
    case 2: step("theme") { $0.scene.setTheme(design.theme, animated: isAnimated) }
    default: step("design") { $0.scene.setDesign(design, animated: isAnimated) }
    }
  }

  private mutating func look() -> FuzzStep {
    let index = Int.random(in: 0..<scene.controls.count, using: &random)
    let color = FuzzScene.randomColor(&random)
    let look = FuzzScene.randomLook(&random)
    return step("look") { fuzz in
      switch fuzz.controls[index] {
      case let toggle as Switch: look(toggle)
      case let slider as Slider: slider.minimumTrackTintColor = color
      case let slider as RangeSlider: slider.minimumTrackTintColor = color
      case let segmented as SegmentedControl: segmented.setEnabled(color == nil, forSegmentAt: 0)
      default: break
      }
    }
  }

  private mutating func membership() -> FuzzStep {
    let index = Int.random(in: 0..<scene.controls.count, using: &random)
    if random.chance(0.3) { return step("member \(index)") { $0.toggleMembership(of: index) } }
    return step("hidden \(index)") { $0.controls[index].isHidden.toggle() }
  }

  private mutating func enabling() -> FuzzStep {
    let index = Int.random(in: 0..<scene.controls.count, using: &random)
    if random.chance(0.3) { return step("enabled") { $0.scene.isEnabled.toggle() } }
    return step("enabled \(index)") { $0.controls[index].isEnabled.toggle() }
  }

  private mutating func rearrangement() -> FuzzStep {
    let seed = random.next()
    return step("rearranged") { $0.rearrange(seed: seed) }
  }

  private mutating func resize() -> FuzzStep {
    let scale = random.chance(0.3) ? FuzzScene.randomScale(&random) : nil
    let seed = random.next()
    var step = step("resized") { fuzz in
      var random = SeededGenerator(seed: seed)
      let scale = scale ?? fuzz.scale
      fuzz.resize(to: FuzzScene.randomSize(scale: scale, &random), scale: scale)
    }
    step.isResize = true
    return step
  }
}
