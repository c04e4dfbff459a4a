import Canvas
import Controls

extension SceneEntry {
  func act() throws {
    switch random.int(in: 0...33) {
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
    case 27:
      note("enabled")
      if random.chance(0.3) {
        scene.isEnabled.toggle()
      } else {
        random.pick(content.controls).isEnabled.toggle()
      }
    case 28:
      note("resized")
      try resize(scale: random.chance(0.3) ? RandomScene.scale(&random) : content.scale)
    case 29...30:
      let place = Point(number(0...90), number(0...60))
      let notches = random.pick([-3, -1, -0.1, 0.1, 0.5, 1, 3])
      send(.scroll(ScrollEvent(at: place, deltaX: 0, deltaY: notches, time: time)))
    case 31...32: content.scroll(by: Point(number(-20...20), number(-60...60)))
    default: content.arrange(seed: random.next())
    }
  }

  private func send(_ event: InputEvent) {
    note("\(event)")
    scene.handle(event)
  }

  private func number(_ range: ClosedRange<Double>) -> Double { random.number(in: range) }

  private func pointer(_ phase: PointerEvent.Phase) {
    // Most points are on a control, wherever it is at that time.
    let frame = random.pick(content.controls).frameInScene
    let (x, y) = (number(-0.1...1.1), number(-0.1...1.1))
    let point =
      random.chance(0.15)
      ? Point(x * 900 - 400, y * 900 - 400)
      : Point(frame.minX + x * frame.width, frame.minY + y * frame.height)
    let button = phase == .moved || phase == .exited ? 0 : random.chance(0.9) ? 1 : 3
    send(.pointer(PointerEvent(phase, at: point, time: time, button: button)))
  }

  private func key() {
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

  private func interruption() {
    send(
      random.pick([
        InputEvent.focusLost(time: time), .focusGained(time: time), .unmapped(time: time),
        .mapped(time: time), .gestureLost(time: time), .dragLeft(time: time),
        .dragOver(DragEvent(at: Point(40, 30), time: time)),
        .scroll(ScrollEvent(at: Point(9, 9), deltaX: 0, deltaY: 1, time: time)),
      ]))
  }

  private func program() {
    let value = number(-1...11)
    let isAnimated = random.chance(0.7)
    note("set \(value), \(isAnimated ? "animated" : "at once")")
    switch random.pick(content.controls) {
    case let toggle as Switch: toggle.setOn(value > 5, animated: isAnimated)
    case let slider as Slider: slider.setValue(value, animated: isAnimated)
    case let slider as RangeSlider:
      slider.setRange(min(value, 5)...max(value, 5), animated: isAnimated)
    case let segmented as SegmentedControl: segmented.select(Int(value / 2), animated: isAnimated)
    default: break
    }
  }

  private func environment() {
    let appearance = random.pick(Appearance.allCases)
    let contrast = random.pick(Contrast.allCases)
    let design = random.pick([
      Design.classic(appearance, contrast: contrast), .glass(appearance, contrast: contrast),
    ])
    let isAnimated = random.chance(0.7)
    note("environment")
    switch random.int(in: 0...3) {
    case 0: scene.environment.direction = random.pick(LayoutDirection.allCases)
    case 1: scene.environment.motion = random.pick(MotionPreference.allCases)
    case 2: scene.setTheme(design.theme, animated: isAnimated)
    default: scene.setDesign(design, animated: isAnimated)
    }
  }

  private func look() {
    let color = RandomScene.color(&random)
    note("look")
    switch random.pick(content.controls) {
    case let toggle as Switch: toggle.setLook(&random)
    case let slider as Slider: slider.minimumTrackTintColor = color
    case let slider as RangeSlider: slider.minimumTrackTintColor = color
    case let segmented as SegmentedControl: segmented.setEnabled(color == nil, forSegmentAt: 0)
    default: break
    }
  }

  private func membership() {
    let index = random.int(in: 0...(content.controls.count - 1))
    note("member \(index)")
    if random.chance(0.3) {
      content.toggleMembership(of: index)
    } else {
      content.controls[index].isHidden.toggle()
    }
  }
}
