import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/rendering.md#5.4/slider/release-stepped; docs/spec/ios-slider.md#stepped-slider.
@Suite struct `Slider: steps` {
  @Test(.spec("slider/animation/thumb-snap-to-stepped-values"), arguments: LayoutDirection.allCases)
  func `the thumb is continuous during a drag, and then snaps`(direction: LayoutDirection) {
    let rig = SceneRig(Slider(value: 0.5, step: 0.25), direction: direction)
    rig.press(at: rig.point(fromLeading: 100, 22), movingTo: rig.point(fromLeading: 134.4, 22))
    #expect(isClose(rig.control.value, 0.7) && isClose(rig.state.fraction, 0.7))
    #expect(isClose(rig.takeActions().numbers, [0.7]))
    rig.release()
    // The value changes immediately, and the thumb follows.
    #expect(rig.control.value == 0.75 && rig.takeActions().numbers == [0.75])
    #expect(isClose(rig.state.fraction, 0.7))
    // spec: docs/spec/rendering.md#4.5/curves, ease-out at 0.2, 0.5 and 0.9
    #expect(isClose(rig.after(0.02).state.fraction, 0.7 + 0.05 * 0.308366067))
    #expect(isClose(rig.after(0.03).state.fraction, 0.7 + 0.05 * 0.684643187))
    #expect(isClose(rig.after(0.04).state.fraction, 0.7 + 0.05 * 0.982973390))
    #expect(rig.after(0.01).state.fraction == 0.75 && !rig.scene.needsUpdate)
    #expect(rig.takeActions() == [])
  }

  @Test func `decimal steps have no rounding errors, and a release on one reports no other`() {
    let rig = SceneRig(Slider(value: 0, step: 0.1))
    #expect(rig.focus().control.value == 0)
    let values = (1...20).map { rig.key($0 > 10 ? .left : .right).control.value }
    #expect(values[..<10] == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(values[10...] == [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0])
    #expect(rig.swipe(from: Point(14, 22), to: Point(14 + 172 * 0.29, 22)).control.value == 0.3)
    let released = SceneRig(Slider(value: 0.5, step: 0.25))
    #expect(released.press(at: Point(100, 22), movingTo: Point(143, 22)).control.value == 0.75)
    #expect(
      released.takeActions().numbers == [0.75]
        && released.release().takeActions() == [.editingEnded])
  }

  @Test(.spec("slider/stepped-slider/haptic-feedback"))
  func `each step boundary produces one light impact`() {
    let rig = SceneRig(Slider(value: 0, step: 0.1)).press(at: Point(14, 22))
    for x in 14...186 { rig.move(to: Point(Double(x), 22)) }
    #expect(rig.takeActions().hapticCount == 10)
    for x in (14...186).reversed() { rig.move(to: Point(Double(x), 22)) }
    #expect(rig.takeActions().hapticCount == 10)
    // Moves between two boundaries produce no impacts.
    for x in [14.0, 16, 18, 15, 14] { rig.move(to: Point(x, 22)) }
    #expect(rig.takeActions().hapticCount == 0)
  }

  /// spec: docs/spec/ios-slider.md#stepped-slider: values between two steps do not exist.
  @Test func `values snap to the nearest step when set, when released and with a new step`() {
    let rig = SceneRig(Slider(value: 0.33, step: 0.25))
    #expect(rig.control.value == 0.25)
    rig.control.setValue(0.66, animated: true)
    #expect(rig.control.value == 0.75)
    rig.control.value = 0.1
    #expect(rig.control.value == 0)
    rig.control.value = 0.125
    #expect(rig.control.value == 0.25)
    rig.control.step = 0.1
    #expect(rig.control.value == 0.3 && rig.takeActions() == [])
    let pressed = SceneRig(Slider(value: 0.33, step: 0.25))
    #expect(pressed.settled().tap(at: Point(pressed.thumbX, 22)).control.value == 0.25)
    #expect(pressed.takeActions() == [.editingBegan, .editingEnded])
    let dragged = SceneRig(Slider(value: 0.5)).press(at: Point(100, 22), movingTo: Point(134.4, 22))
    dragged.control.step = 0.25
    #expect(isClose(dragged.control.value, 0.7) && dragged.release().control.value == 0.75)
  }
}

/// Snapping of a dragged thumb. spec: docs/spec/rendering.md#6/slider-magnetic
@Suite struct `Slider: snapping during a drag` {
  private func rig(
    _ snap: SliderSnap, value: Double = 0, step: Double? = nil, ticks: Int? = nil,
    motion: MotionPreference = .full
  ) -> SceneRig<Slider> {
    let slider = Slider(value: value, step: step).with(\.ticks, ticks.map { .count($0) })
    slider.snap = snap
    return SceneRig(slider, motion: motion)
  }

  @Test func `the always mode moves from step to step, without motion under reduced motion`() {
    let rig = rig(.always, step: 0.25).press(at: Point(14, 22), movingTo: Point(35, 22))
    #expect(rig.control.value == 0 && rig.move(to: Point(36, 22)).control.value == 0.25)
    // The thumb follows in 0.1 s, ease-out.
    #expect(rig.state.fraction == 0 && isClose(rig.after(0.05).state.fraction, 0.25 * 0.684643187))
    #expect(rig.after(0.05).state.fraction == 0.25 && !rig.scene.needsUpdate)
    #expect(rig.move(to: Point(190, 22)).control.value == 1)
    let actions = rig.release().takeActions()
    #expect(actions.numbers == [0.25, 1] && actions.hapticCount == 4)
    let reduced = self.rig(.always, step: 0.25, motion: .reduced)
    reduced.press(at: Point(14, 22), movingTo: Point(57, 22))
    #expect(reduced.state.fraction == 0.25 && reduced.state.ghost == nil)
    let magnetic = self.rig(.magnetic, value: 0.1, ticks: 5)
    magnetic.press(at: Point(31.2, 22), movingTo: Point(51.1, 22))
    #expect(magnetic.release(at: Point(63.1, 22)).takeActions().hapticCount == 1)
  }

  @Test(arguments: SliderSnap.allCases)
  func `nothing holds the thumb without steps and ticks`(snap: SliderSnap) {
    let rig = rig(snap, value: 0.5).press(at: Point(100, 22), movingTo: Point(117.2, 22))
    #expect(isClose(rig.control.value, 0.6) && isClose(rig.release().control.value, 0.6))
  }
}

@Suite struct `Slider: numeric limits` {
  nonisolated private static let huge = Double.greatestFiniteMagnitude
  nonisolated private static let tiny = Double.leastNonzeroMagnitude

  nonisolated static let ranges: [ClosedRange<Double>] = [
    -huge...huge, -1e308...1e308, 0...huge, -huge...0, 0...tiny, -tiny...tiny, 0...1e-300,
    1e-12...2e-12, -0.0...0.0, 3...3, -.infinity ... .infinity, 0 ... .infinity, 1e15...1e15 + 8,
  ]

  static let steps: [Double?] = [nil, 0, -1, 1, tiny, huge, .infinity, .nan, 1e-301, 1e300]

  static let values: [Double] = [
    0, -0.0, 0.5, 1, -1, tiny, -tiny, huge, -huge, .infinity, -.infinity, 1e300, 1e-300,
  ]

  @Test(arguments: ranges)
  func `values stay in any range for all input`(range: ClosedRange<Double>) {
    for step in Self.steps {
      for value in Self.values {
        let rig = SceneRig(Slider(value: value, in: range, step: step))
        let slider = rig.control
        func check(_ what: String) {
          let isInside = slider.value >= range.lowerBound && slider.value <= range.upperBound
          #expect(isInside, "\(what): \(slider.value), step \(String(describing: step))")
          #expect((14.0...186).contains(slider.thumbX), "\(what): the thumb is at \(slider.thumbX)")
        }
        check("at first")
        slider.value = -value
        check("set")
        rig.press(at: Point(100, 22), movingTo: Point(150, 22))
        check("dragged")
        rig.release()
        check("released")
        rig.focus()
        for key in [Key.right, .left, .pageUp, .pageDown, .end, .home] {
          rig.key(key)
          check("\(key)")
        }
        let told = slider.semantics?.value
        #expect(
          told
            == .number(
              slider.value, range: slider.range, step: slider.step, orientation: .horizontal))
      }
    }
  }

  @Test func `the largest range reaches its ends and its middle, and values snap in any size`() {
    let rig = SceneRig(Slider(value: 0, in: -1e308...1e308))
    #expect(rig.control.thumbX == 100)
    rig.press(at: Point(100, 22), movingTo: Point(143, 22))
    #expect(isClose(rig.control.value / 1e308, 0.5))
    #expect(rig.move(to: Point(500, 22)).control.value == 1e308)
    #expect(rig.move(to: Point(-500, 22)).control.value == -1e308)
    #expect(isClose(Slider(value: 0.34e-9, in: 0...1e-9, step: 0.25e-9).value * 1e9, 0.25))
    let decimal = Slider(value: 2.31, in: 0...5, step: 0.1)
    #expect(decimal.value == 2.3 && Slider(value: 4.9e15, in: 0...1e16, step: 1e15).value == 5e15)
  }

  @Test func `the value follows a pointer at an infinite distance, and is never NaN`() {
    let rig = SceneRig(Slider(value: 0.5))
    #expect(rig.press(at: Point(100, 22)).move(to: Point(.infinity, -.infinity)).control.value == 1)
    #expect(rig.move(to: Point(-.infinity, .infinity)).control.value == 0)
    #expect(rig.release(at: Point(100, 22)).control.value == 0.5)
    let stepped = SceneRig(Slider(value: 0.25, step: 0.25))
    stepped.control.value = .nan
    #expect(stepped.control.value == 0.25 && Slider(value: .nan, in: 2...4).value == 2)
  }

  @Test(arguments: [0, -1, -0.0, .nan, .infinity]) func `invalid steps become nil`(step: Double) {
    let slider = Slider(value: 0.3, step: step)
    #expect(slider.value == 0.3 && slider.step == nil)
    slider.step = 0.25
    #expect(slider.value == 0.25)
    slider.step = step
    #expect(slider.step == nil)
  }

  /// spec: docs/spec/rendering.md#5.4/slider/release-stepped: steps are counted from the range's
  /// lower end.
  @Test(arguments: [(0.3, 0.9), (0.4, 0.8), (0.35, 0.7), (0.25, 1), (2, 0)])
  func `the last value is the largest step in the range`(step: Double, last: Double) {
    #expect(isClose(Slider(value: 1, step: step).value, last))
    #expect(isClose(SceneRig(Slider(value: 0, step: step)).focus().key(.end).control.value, last))
  }
}
