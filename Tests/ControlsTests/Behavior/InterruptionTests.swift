import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Interruptions` {
  private func moments(_ start: Instant, every step: Double = 0.001) -> [Instant] {
    stride(from: 0.0, through: 2, by: step).map { start.advanced(by: $0) }
  }

  @Test func `a fade goes on with the same value, and is canceled by one without animation`() {
    var toggle = BehaviorDriver(SwitchBehavior(isOn: false))
    let time = toggle.time
    toggle.behavior.setOn(true, animated: true, at: time)
    toggle.behavior.setOn(true, animated: true, at: time.advanced(by: 0.08))
    #expect(isClose(toggle.behavior.state(at: time.advanced(by: 0.175)).trackMix, 0.5))
    #expect(toggle.behavior.state(at: time.advanced(by: 0.26)).trackMix == 1)
    var other = BehaviorDriver(SwitchBehavior(isOn: false))
    other.behavior.setOn(true, animated: true, at: time)
    other.behavior.setOn(false, animated: false, at: time.advanced(by: 0.05))
    #expect(other.behavior.state(at: time.advanced(by: 0.2)).trackMix == 0)
    #expect(other.behavior.nextFrame(after: time.advanced(by: 0.4)) == .idle)
    var fade = DelayedFade(0)
    fade.flip(to: 1, at: time)
    fade.set(0)
    #expect(fade.value(at: time.advanced(by: 0.3)) == 0)
  }

  @Test func `motion ends when 1/64 pt is left`() throws {
    var toggle = BehaviorDriver(SwitchBehavior(isOn: false))
    toggle.behavior.setOn(true, animated: true, at: toggle.time)
    let still = try #require(
      moments(toggle.time).first { toggle.behavior.nextFrame(after: $0) == .idle })
    let before = toggle.behavior.state(at: still.advanced(by: -0.001)).position.position
    #expect(abs(before - 1) * SwitchMetrics.regular.travel <= 1.0 / 64)
    var view = BehaviorDriver(
      SegmentedBehavior([Segment(), Segment()], selection: [0], width: 600))
    view.send(.press(Point(10, 10)))
    let pressed = try #require(
      moments(view.time).first { view.behavior.nextFrame(after: $0) == .idle })
    let scale = view.behavior.state(at: pressed.advanced(by: -0.001)).pillScale
    #expect(abs(scale - SegmentedMetrics.regular.pressedPillScale) * 296 <= 1.0 / 64)
  }

  @Test func `a program, a press and a cancel end keyboard editing, also of a pending change`() {
    func driver() -> BehaviorDriver<SliderBehavior> {
      var slider = BehaviorDriver(SliderBehavior(value: 0.5, in: 0...1, width: 200))
      slider.send(.keyDown(.right, isRepeat: false))
      slider.actions = []
      return slider
    }
    var program = driver()
    program.behavior.setValue(0.1, animated: false, at: program.time, actions: &program.actions)
    #expect(program.actions == [.editingEnded])
    program.send(.keyUp(.right))
    #expect(program.actions == [.editingEnded])
    var press = driver()
    press.send(.press(Point(110, 22)))
    #expect(press.actions.prefix(2) == [.editingEnded, .editingBegan])
    var cancel = driver()
    cancel.send(.cancel, .keyUp(.right))
    #expect(cancel.actions == [.editingEnded])
    func actions<Behavior: DecidableBehavior>(_ behavior: Behavior) -> [ControlAction] {
      var driver = BehaviorDriver(behavior)
      driver.behavior.asksFirst = true
      driver.send(.keyDown(.up, isRepeat: false), .cancel, .keyUp(.up))
      return driver.actions.filter { [.editingBegan, .editingEnded].contains($0) }
    }
    let expected = [ControlAction.editingBegan, .editingEnded]
    #expect(actions(SliderBehavior(value: 0.5, in: 0...1, width: 200)) == expected)
    #expect(
      actions(RangeSliderBehavior(range: 0.2...0.8, in: 0...1, step: nil, width: 200)) == expected)
    #expect(actions(StepperBehavior(value: 1, in: 0...5)) == expected)
  }

  @Test func `a press on a disabled segment can move to an enabled one`() {
    var view = BehaviorDriver(
      SegmentedBehavior([Segment(), Segment(), Segment()], selection: [2], width: 300))
    view.behavior.update(1, at: view.time) { $0.isEnabled = false }
    view.send(.press(Point(150, 16)), .move(Point(50, 16)), .move(Point(150, 16)))
    #expect(view.behavior.isPressed && view.behavior.state(at: view.time).pressedIndex == nil)
    view.send(.release(Point(150, 16)))
    #expect(view.behavior.selectedIndex == 2)
    view.send(.press(Point(150, 16)), .release(Point(50, 16)))
    #expect(view.behavior.selectedIndex == 0)
  }

  @Test func `a custom color repaints once, and a new layout direction cancels a drag`() {
    let rig = SceneRig(Slider(value: 0.5))
    rig.control.minimumTrackTintColor = .black
    #expect(rig.scene.needsUpdate && !rig.showFrame().damage.isEmpty)
    rig.control.minimumTrackTintColor = .black
    #expect(!rig.scene.needsUpdate)
    let slider = Slider(value: 0.5, label: "Volume")
    let dragged = SceneRig(slider).press(at: Point(100, 22), movingTo: Point(120, 22))
    dragged.scene.environment.direction = .rightToLeft
    #expect(dragged.shown().actions.last == .editingEnded)
    #expect(dragged.release(at: Point(150, 22)).control.value == 0.5)
  }
}

/// The ring that marks a pending change: one turn a second in 12 steps, without frames in between.
@Suite struct `Pending ring` {
  private let rig = SceneRig(Switch(label: "Wi-Fi"), size: Size(83, 63))
  private let gray = Theme.light.pendingRing
  private var toggle: Switch { rig.control }

  init() {
    toggle.decide { _ in .later }
    rig.tap(at: .center).settle()
  }

  private func isRing(_ x: Double, _ y: Double) throws -> Bool {
    let picture = try toggle.picture(scale: 4)
    let center = Point(51 - 2 - 13.5, 15.5)
    let pixel = try #require(picture[Int((center.x + x) * 4), Int((center.y + y) * 4)])
    return abs(Int(pixel.red) - Int((gray.red * 255).rounded())) <= 1 && pixel.alpha == 255
  }

  private func show(_ step: Int) {
    while let ring = toggle.state.pendingRing, ring.step < step { rig.showFrame(after: 0.01) }
  }

  @Test func `is three quarters of a circle of 15 pt, turns by twelfths, and goes away`() throws {
    show(12)
    // The arc starts at the top and runs clockwise.
    #expect(try isRing(6.5, 0) && isRing(0, 6.5) && !isRing(-4.6, -4.6))
    #expect(try isRing(4.6, 4.6) && isRing(4.6, -4.6) && isRing(-4.6, 4.6))
    #expect(try !isRing(7.8, 0) && !isRing(5.2, 0))
    show(15)
    #expect(try !isRing(4.6, -4.6) && isRing(-4.6, -4.6))
    let picture = try toggle.picture(scale: 2)
    show(27)
    #expect(try toggle.picture(scale: 2).hasSamePixels(as: picture))
    toggle.resolve(.refuse)
    #expect(rig.settled().state.pendingRing == nil && rig.lastUpdate.next == .idle)
  }

  @Test func `fades in and out instead of turning under reduced motion`() throws {
    rig.scene.environment.motion = .reduced
    show(24)
    #expect(try !isRing(6.5, 0))
    show(30)
    #expect(try isRing(6.5, 0) && !isRing(-4.6, -4.6))
  }

  @Test func `appears on the slider's thumb and on the pill`() throws {
    let slider = Slider(value: 0.5)
    slider.decide { _ in .later }
    let view = SegmentedControl(["A", "B"], selection: 0)
    view.decide { _ in .later }
    let rig = SceneDriver(column: slider, view, spacing: 10, padding: 20, size: Size(240, 130))
    _ = slider.perform(.increment)
    _ = view.perform(.select(1))
    let picture = try rig.advance(by: 1.05).picture()
    func isGray(_ point: Point) -> Bool { picture[Int(point.x), Int(point.y)] == 0x8E8E93 }
    let thumb = slider.frameInScene.origin + Point(slider.thumbX, 22)
    #expect(isGray(Point(thumb.x + 6.4, thumb.y)))
    let frame = view.frameInScene
    #expect(isGray(Point(frame.minX + frame.width * 0.75 + 6, frame.midY)))
    // The ring replaces the title.
    #expect(picture[Int(frame.minX + frame.width * 0.75), Int(frame.midY)] == 0xFFFFFF)
  }
}
