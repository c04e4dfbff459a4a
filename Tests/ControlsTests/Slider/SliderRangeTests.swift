import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: docs/spec/rendering.md#6/slider-neutral-value;
/// docs/spec/rendering.md#6/slider-enabled-range.
@Suite struct `Slider: neutral value and enabled range` {
  private func fills(_ rig: SceneRig<Slider>) -> [Rect] {
    Drawing(of: rig).fills.filter { $0.color == Theme.light[SliderColors.self].minimumTrack }
      .map { rig.inControl($0.shape.rect) }
  }

  @Test func `a neutral value outside the range is clamped`() throws {
    let slider = Slider(value: 0.5).with(\.neutralValue, 7)
    let rig = SceneRig(slider)
    #expect(try #require(fills(rig).first).maxX == 186)
    slider.neutralValue = .nan
    rig.showFrame()
    #expect(try #require(fills(rig).first).minX == 14)
  }

  private func limited(_ value: Double = 0.5) -> Slider {
    Slider(value: value).with(\.enabledRange, 0.2...0.7)
  }

  @Test func `values, steps and pages stay within the enabled range`() {
    let slider = limited()
    slider.value = 1
    #expect(slider.value == 0.7)
    slider.value = -3
    #expect(slider.value == 0.2)
    slider.enabledRange = nil
    slider.value = 1
    #expect(slider.value == 1)
    slider.enabledRange = 0.1...0.3
    #expect(slider.value == 0.3)
    let stepped = Slider(value: 0.5, step: 0.25).with(\.enabledRange, 0.2...0.8)
    let rig = SceneRig(stepped)
    #expect(rig.focus().key(.end).control.value == 0.75 && rig.key(.home).control.value == 0.25)
    #expect(rig.key(.left).control.value == 0.25)
    // No step is inside the enabled range, so its ends remain.
    stepped.enabledRange = 0.3...0.4
    #expect(stepped.value == 0.3)
    stepped.value = 1
    #expect(stepped.value == 0.4)
  }

  @Test(
    arguments: [-1...2, 0.5...0.5, 5...6, -Double.infinity...Double.infinity, -6 ... -5]
      as [ClosedRange<Double>]) func `any enabled range is accepted`(range: ClosedRange<Double>)
  {
    let slider = Slider(value: 0.5, step: 0.1).with(\.enabledRange, range)
    let rig = SceneRig(slider)
    rig.swipe(from: Point(rig.thumbX, 22), to: Point(150, 22))
    rig.focus().keys(.home, .end)
    rig.scroll(at: Point(100, 22), deltaY: 3)
    #expect((0...1).contains(slider.value))
  }

  @Test func `setting the same range and step keeps a pending value`() {
    let slider = Slider(value: 0.5, label: "Volume")
    let rig = SceneRig(slider)
    slider.decide { _ in .later }
    let proposed = rig.focus().key(.right).state.value
    slider.range = 0...1
    slider.step = nil
    #expect(slider.isPending && proposed > 0.5)
    slider.resolve(.accept)
    #expect(slider.value == proposed)
  }
}

/// spec: docs/spec/command-line.md#fuller-set/scroll: "On a logarithmic scale the middle of 1...100
/// is 10.".
@Suite struct `Slider: value scale` {
  /// A custom scale: values are the squares of their fractions.
  private struct Squares: ValueScale {
    func accepts(_ range: ClosedRange<Double>) -> Bool { range.lowerBound == 0 }

    func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
      (value / range.upperBound).squareRoot()
    }

    func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
      fraction * fraction * range.upperBound
    }
  }

  private struct Nonsense: ValueScale {
    func fraction(of value: Double, in range: ClosedRange<Double>) -> Double { .nan }
    func value(at fraction: Double, in range: ClosedRange<Double>) -> Double { .nan }
  }

  private func logarithmic(_ value: Double, in range: ClosedRange<Double> = 1...100) -> Slider {
    Slider(value: value, in: range).with(\.valueScale, .logarithmic)
  }

  @Test func `keys and scroll notches move by a part of the track`() {
    let rig = SceneRig(logarithmic(10))
    #expect(isClose(rig.focus().key(.right).control.value, 15.848931924611133))
    #expect(isClose(rig.keys(.left, .pageDown).control.value, 6.309573444801933))
    rig.key(.pageUp)
    rig.scroll(at: Point(100, 22), deltaY: -1)
    #expect(isClose(rig.control.value, 10.964781961431852) && rig.key(.end).control.value == 100)
    #expect(rig.key(.home).control.value == 1)
  }

  @Test(arguments: [0...1, -1...1, -5...0] as [ClosedRange<Double>])
  func `a logarithmic range that touches or crosses 0 is linear`(range: ClosedRange<Double>) {
    let middle = (range.lowerBound + range.upperBound) / 2
    let rig = SceneRig(logarithmic(middle, in: range))
    #expect(rig.state.fraction == 0.5)
    rig.control.range = 1...100
    rig.control.value = 10
    #expect(rig.shown().state.fraction == 0.5)
  }

  @Test func `negative values are measured by their distance from 0, and huge ends are exact`() {
    let rig = SceneRig(logarithmic(-10, in: -100 ... -1))
    #expect(rig.state.fraction == 0.5)
    #expect(rig.focus().key(.right).control.value > -10)
    let huge = SceneRig(logarithmic(1, in: 1e-300...1e300))
    #expect(isClose(huge.state.fraction, 0.5))
    huge.focus()
    #expect(huge.key(.end).control.value == 1e300 && huge.key(.home).control.value == 1e-300)
    huge.press(at: Point(14, 22), movingTo: Point(100, 22))
    #expect(isClose(huge.control.value, 1, within: 1e-9))
  }

  @Test func `a custom scale can be set, and one that returns NaN keeps the value in range`() {
    let slider = Slider(value: 25, in: 0...100).with(\.valueScale, Squares())
    let rig = SceneRig(slider)
    #expect(rig.state.fraction == 0.5)
    #expect(rig.press(at: Point(100, 22), movingTo: Point(186, 22)).control.value == 100)
    slider.valueScale = .linear
    #expect(rig.shown().control.value == 100 && slider.valueScale is LinearScale)
    let odd = Slider(value: 5, in: 0...10, step: 1).with(\.valueScale, Nonsense())
    let oddRig = SceneRig(odd)
    #expect(oddRig.state.fraction == 0)
    oddRig.swipe(from: Point(14, 22), to: Point(100, 22))
    oddRig.focus().key(.right)
    oddRig.scroll(at: Point(100, 22), deltaY: -1)
    #expect((0...10).contains(odd.value))
  }

  @Test func `ticks and steps follow the scale`() {
    let slider = logarithmic(1)
    slider.ticks = .count(3)
    slider.allowsTickValuesOnly = true
    let rig = SceneRig(slider)
    #expect(rig.focus().key(.right).control.value == 10 && slider.tick == 1)
    #expect(rig.key(.right).control.value == 100 && slider.tick == 2)
    slider.value = 20
    // The geometric mean of 10 and 100 is 31.6: 20 snaps to 10, and 40 to 100.
    #expect(slider.value == 10)
    slider.value = 40
    #expect(slider.value == 100)
  }
}

@Suite struct `Slider: combined features` {
  private let rig = SceneRig(Slider(value: 0.5))

  /// Ticks at every quarter, of which the middle three are enabled.
  private func ticked(_ value: Double = 0.5) -> Slider {
    let slider = Slider(value: value).with(\.ticks, .count(5)).with(\.allowsTickValuesOnly, true)
    slider.enabledRange = 0.2...0.8
    return slider
  }

  @Test(arguments: LayoutDirection.allCases)
  func `keys, actions and notches move between enabled ticks`(direction: LayoutDirection) {
    let rig = SceneRig(ticked(), direction: direction)
    let slider = rig.control
    #expect(rig.focus().key(.end).control.value == 0.75 && rig.key(.pageUp).control.value == 0.75)
    #expect(rig.key(.home).control.value == 0.25)
    #expect(rig.key(direction == .leftToRight ? .left : .right).control.value == 0.25)
    rig.key(direction == .leftToRight ? .right : .left)
    #expect(slider.value == 0.5 && rig.key(.pageDown).control.value == 0.25)
    #expect(rig.scroll(at: Point(100, 22), deltaY: -1).control.value == 0.5)
    rig.scroll(at: Point(100, 22), deltaY: -7)
    #expect(slider.value == 0.75 && slider.tick == 3 && slider.perform(.increment) == false)
    #expect(slider.perform(.decrement) && slider.value == 0.5)
  }

  @Test func `a refused drag slides back from its position, and a change in flight reverses`() {
    let rig = SceneRig(Slider(value: 0.2))
    rig.control.decide { _ in .refuse }
    rig.press(at: Point(rig.thumbX, 22), movingTo: Point(140, 22))
    let (held, proposed) = (rig.state.fraction, rig.state.value)
    #expect(rig.release().control.value == 0.2 && isClose(rig.state.fraction, held))
    #expect(isClose(rig.after(0.075).state.fraction, (held + 0.2) / 2))
    #expect(rig.settled().state.fraction == 0.2 && rig.actions.last == .refused(.number(proposed)))
    rig.control.decide { _ in .later }
    let place = rig.focus().key(.end).after(0.075).state.fraction
    #expect(isClose(place, 0.6))
    rig.control.resolve(.refuse)
    #expect(isClose(rig.state.fraction, place) && rig.settled().state.fraction == 0.2)
  }

  @Test func `a new range during a drag keeps the thumb under the pointer`() {
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    rig.control.range = 0...10
    #expect(rig.state.isGrabbed && isClose(rig.move(to: Point(134.4, 22)).control.value, 7))
    #expect(isClose(rig.release().control.value, 7))
  }

  @Test func `a new range during a drag clamps the value on release, and the old one on cancel`() {
    rig.press(at: Point(100, 22))
    rig.control.range = 2...10
    #expect(rig.release().control.value == 2 && rig.takeActions().numbers == [2])
    #expect(rig.settled().state.fraction == 0)
    let canceled = SceneRig(Slider(value: 0.5)).press(at: Point(100, 22), movingTo: Point(150, 22))
    canceled.control.range = 2...10
    #expect(canceled.cancel().control.value == 2)
  }

  @Test func `ticks and an enabled range set during a drag apply to it`() {
    rig.press(at: Point(100, 22))
    rig.control.ticks = .count(3)
    rig.control.allowsTickValuesOnly = true
    rig.control.enabledRange = 0...0.6
    #expect(rig.move(to: Point(180, 22)).control.value == 0.6)
    #expect(rig.release().control.value == 0.5)
  }

  @Test func `actions move by the tick distance, and accessibility has the value's text`() {
    let ticked = ticked()
    ticked.enabledRange = nil
    #expect(
      ticked.semantics?.value == .number(0.5, range: 0...1, step: 0.25, orientation: .horizontal))
    #expect(ticked.perform(.increment) && ticked.value == 0.75)
    let slider = Slider(value: 0.5)
    let rig = SceneRig(slider)
    #expect(slider.semantics?.valueText == nil)
    slider.valueFormatter = { "\(Int($0 * 100)) of 100" }
    #expect(rig.scene.semantics(of: slider)?.valueText == "50 of 100")
  }
}
