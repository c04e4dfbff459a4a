import Canvas
import Controls
import ControlsTesting
import Testing

private func focused(
  _ slider: Slider, direction: LayoutDirection = .leftToRight
) -> SceneRig<Slider> {
  SceneRig(slider, direction: direction).focus()
}

/// spec: docs/spec/rendering.md#5.4/slider/keys.
@Suite struct `Slider: keyboard` {
  /// spec: docs/spec/rendering.md#5.4/slider/keys: a page is a tenth, and at least a step.
  @Test(arguments: [
    (50.0, 0...100.0, 1.0, [(Key.pageUp, 60.0), (.pageDown, 50), (.right, 51)]),
    (0, 0...1, 0.5, [(.pageUp, 0.5), (.pageUp, 1), (.pageDown, 0.5)]),
  ]) func `Page Up and Page Down move by a tenth of the range, and at least one step`(
    value: Double, range: ClosedRange<Double>, step: Double, keys: [(Key, Double)]
  ) {
    let rig = focused(Slider(value: value, in: range, step: step))
    for (key, expected) in keys { #expect(rig.key(key).control.value == expected, "\(key)") }
  }

  @Test func `a held key repeats within one edit`() {
    let rig = focused(Slider(value: 0)).keyDown(.right).keyDown(.right, isRepeat: true)
    let actions = rig.keyDown(.right, isRepeat: true).keyUp(.right).takeActions()
    #expect(isClose(actions.numbers, [0.1, 0.2, 0.3]) && actions.first == .editingBegan)
    #expect(actions.last == .editingEnded && actions.filter { $0 == .editingBegan }.count == 1)
  }

  @Test func `keys and notches during a drag are ignored, and a press with a held key starts one`()
  {
    let rig = focused(Slider(value: 0.5)).press(at: Point(100, 22)).keys(.right, .home)
    rig.scroll(at: Point(100, 22), deltaY: -1)
    #expect(rig.control.value == 0.5 && isClose(rig.move(to: Point(117.2, 22)).control.value, 0.6))
    let held = focused(Slider(value: 0.5))
    #expect(held.keyDown(.right).settled().press(at: Point(117.2, 22)).state.isGrabbed)
    #expect(isClose(held.move(to: Point(134.4, 22)).keyUp(.right).control.value, 0.7))
    let edits = held.release().takeActions().filter { $0 == .editingBegan || $0 == .editingEnded }
    #expect(edits == [.editingBegan, .editingEnded, .editingBegan, .editingEnded])
  }
}

/// spec: docs/spec/command-line.md#fuller-set/scroll: "`scroll` with `dy` -1 is one notch up and
/// means more: one step, or 2 % of the range.".
@Suite struct `Slider: scroll wheel` {
  private let rig = SceneRig(Slider(value: 0.5))
  private let place = Point(100, 22)
  init() { rig.focus() }

  private func value(of rig: SceneRig<Slider>, turnedBy notches: Double) -> Double {
    rig.scroll(at: place, deltaY: notches)
    return rig.control.value
  }

  @Test func `a notch is one step with an impact if there are steps, and fractions add up`() {
    let rig = focused(Slider(value: 3, in: 1...5, step: 1))
    #expect(value(of: rig, turnedBy: -1) == 4)
    rig.scroll(at: place, deltaY: -1)
    #expect(value(of: rig, turnedBy: -1) == 5 && rig.takeActions().hapticCount == 2)
    rig.control.value = 3
    for _ in 0..<3 { rig.scroll(at: place, deltaY: -0.25) }
    #expect(rig.control.value == 3 && value(of: rig, turnedBy: -0.25) == 4)
    // Scrolling back discards the fraction.
    rig.scroll(at: place, deltaY: -0.75)
    #expect(value(of: rig, turnedBy: 0.5) == 4 && value(of: rig, turnedBy: 0.5) == 3)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `horizontal scrolling follows the track's direction`(direction: LayoutDirection) {
    let rig = focused(Slider(value: 0.5), direction: direction).scroll(at: place, deltaX: 1)
    #expect(isClose(rig.control.value, direction == .leftToRight ? 0.52 : 0.48))
    #expect(isClose(value(of: rig, turnedBy: -1), direction == .leftToRight ? 0.54 : 0.5))
  }

  @Test func `Shift reduces a notch and a key to a tenth without steps`() {
    #expect(isClose(rig.scroll(at: place, deltaY: -1, modifiers: .shift).control.value, 0.502))
    #expect(isClose(rig.key(.right, modifiers: .shift).control.value, 0.512))
    #expect(isClose(rig.key(.pageDown, modifiers: .shift).control.value, 0.502))
    let stepped = focused(Slider(value: 3, in: 1...5, step: 1))
    #expect(stepped.scroll(at: place, deltaY: -1, modifiers: .shift).control.value == 4)
    #expect(stepped.key(.left, modifiers: .shift).control.value == 3)
  }

  @Test func `consecutive notches are one edit, which ends 0.25 s after the last`() {
    rig.scroll(at: place, deltaY: -1).advance(by: 0.2)
    let actions = rig.scroll(at: place, deltaY: -1).advance(by: 0.24).takeActions()
    #expect(actions.first == .editingBegan && isClose(actions.numbers, [0.52, 0.54]))
    #expect(actions.count == 3)
    #expect(rig.advance(by: 0.02).takeActions() == [.editingEnded])
    #expect(!rig.advance(by: 1).wantsFrame)
    #expect(rig.scroll(at: place, deltaY: 1).takeActions().first == .editingBegan)
  }

  @Test func `an edit without an ending frame ends before the next one`() {
    rig.scroll(at: place, deltaY: -1).passTime(5)
    rig.scroll(at: place, deltaY: -1)
    let edits = rig.takeActions().filter { $0 == .editingBegan || $0 == .editingEnded }
    #expect(edits == [.editingBegan, .editingEnded, .editingBegan])
  }

  @Test func `input, a cancel, a program, hiding and disabling end the edit once`() {
    // A key and an action are edits of their own.
    let ends: [(count: Int, end: (SceneRig<Slider>) -> Void)] = [
      (1, { $0.press(at: Point($0.thumbX, 22)) }), (2, { $0.key(.home) }),
      (1, { $0.control.value = 0 }), (2, { _ = $0.control.perform(.increment) }),
      (1, { $0.cancel(by: .focusLost) }), (1, { $0.control.isHidden = true }),
      (1, { $0.control.isEnabled = false }),
    ]
    for (index, (count, end)) in ends.enumerated() {
      let rig = focused(Slider(value: 0.5))
      _ = rig.scroll(at: place, deltaY: -1).settled().takeActions()
      end(rig)
      let actions = rig.advance(by: 0.3).takeActions()
      #expect(actions.first == .editingEnded, "\(index)")
      #expect(actions.filter { $0 == .editingEnded }.count == count, "\(index)")
    }
  }

  @Test func `at the end of the range a new scroll sequence is rejected`() {
    var slider = BehaviorDriver(SliderBehavior(value: 0.99, in: 0...1, width: 200))
    let start = slider.time
    func scroll(_ notches: Double, after seconds: Double) -> ScrollEvent {
      ScrollEvent(at: place, deltaX: 0, deltaY: notches, time: start.advanced(by: seconds))
    }
    func accepts(_ event: ScrollEvent) -> Bool {
      slider.behavior.shouldHandle(event, at: event.time)
    }
    slider.send(.scroll(scroll(-1, after: 0)))
    // More of the same scroll sequence stays with the slider.
    #expect(slider.behavior.value == 1 && accepts(scroll(-1, after: 0.2)))
    #expect(!accepts(scroll(-1, after: 0.3)) && accepts(scroll(1, after: 0.3)))
  }

  @Test func `each proposed change is one edit`() {
    rig.control.decide { _ in .refuse }
    #expect(
      rig.scroll(at: place, deltaY: -1).takeActions() == [
        .editingBegan, .proposed(.number(0.52)), .editingEnded, .refused(.number(0.52)),
      ])
    #expect(rig.control.value == 0.5 && rig.settled().state.fraction == 0.5)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300, 0])
  func `extreme scroll distances keep the value in range`(notches: Double) {
    for step in [nil, 0.1] {
      let rig = focused(Slider(value: 0.5, step: step)).scroll(at: place, deltaX: notches)
      rig.scroll(at: place, deltaY: notches).settle()
      #expect((0...1).contains(rig.control.value))
    }
  }

  @Test func `a notch is 2% of the range, up increases, and a part of one applies immediately`() {
    #expect(isClose(rig.scroll(at: place, deltaY: -0.5).shown().state.fraction, 0.51))
    let percent = focused(Slider(value: 50, in: 0...100))
    #expect(value(of: percent, turnedBy: -1) == 52 && value(of: percent, turnedBy: 2) == 48)
    #expect(isClose(percent.after(0.15).state.fraction, 0.48))
  }
}
