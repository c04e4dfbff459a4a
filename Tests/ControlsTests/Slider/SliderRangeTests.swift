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
    let slider = Slider(value: 0.5)
    slider.neutralValue = 7
    let rig = SceneRig(slider)
    #expect(try #require(fills(rig).first).maxX == 186)
    slider.neutralValue = .nan
    rig.showFrame()
    #expect(try #require(fills(rig).first).minX == 14)
  }

  private func limited(_ value: Double = 0.5) -> Slider {
    let slider = Slider(value: value)
    slider.enabledRange = 0.2...0.7
    return slider
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
    let stepped = Slider(value: 0.5, step: 0.25)
    stepped.enabledRange = 0.2...0.8
    let rig = SceneRig(stepped)
    rig.focus()
    #expect(rig.control(after: .end).value == 0.75 && rig.control(after: .home).value == 0.25)
    #expect(rig.control(after: .left).value == 0.25)
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
    let slider = Slider(value: 0.5, step: 0.1)
    slider.enabledRange = range
    let rig = SceneRig(slider)
    rig.swipe(from: Point(rig.thumbX, 22), to: Point(150, 22))
    rig.focus()
    rig.keys(.home, .end)
    rig.scroll(at: Point(100, 22), deltaY: 3)
    #expect((0...1).contains(slider.value))
  }

  @Test func `setting the same range and step keeps a pending value`() {
    let slider = Slider(value: 0.5, label: "Volume")
    let rig = SceneRig(slider)
    slider.decide { _ in .later }
    rig.focus()
    rig.key(.right)
    let proposed = rig.state.value
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
    let slider = Slider(value: value, in: range)
    slider.valueScale = .logarithmic
    return slider
  }

  @Test func `keys and scroll notches move by a part of the track`() {
    let rig = SceneRig(logarithmic(10))
    rig.focus()
    #expect(isClose(rig.control(after: .right).value, 15.848931924611133))
    rig.keys(.left, .pageDown)
    #expect(isClose(rig.control.value, 6.309573444801933))
    rig.key(.pageUp)
    rig.scroll(at: Point(100, 22), deltaY: -1)
    #expect(isClose(rig.control.value, 10.964781961431852) && rig.control(after: .end).value == 100)
    #expect(rig.control(after: .home).value == 1)
  }

  @Test(arguments: [0...1, -1...1, -5...0] as [ClosedRange<Double>])
  func `a logarithmic range that touches or crosses 0 is linear`(range: ClosedRange<Double>) {
    let middle = (range.lowerBound + range.upperBound) / 2
    let rig = SceneRig(logarithmic(middle, in: range))
    #expect(rig.state.fraction == 0.5)
    rig.control.range = 1...100
    rig.control.value = 10
    rig.showFrame()
    #expect(rig.state.fraction == 0.5)
  }

  @Test func `negative values are measured by their distance from 0, and huge ends are exact`() {
    let rig = SceneRig(logarithmic(-10, in: -100 ... -1))
    #expect(rig.state.fraction == 0.5)
    rig.focus()
    #expect(rig.control(after: .right).value > -10)
    let huge = SceneRig(logarithmic(1, in: 1e-300...1e300))
    #expect(isClose(huge.state.fraction, 0.5))
    huge.focus()
    #expect(huge.control(after: .end).value == 1e300 && huge.control(after: .home).value == 1e-300)
    huge.press(at: Point(14, 22), movingTo: Point(100, 22))
    #expect(isClose(huge.control.value, 1, within: 1e-9))
  }

  @Test func `a custom scale can be set, and one that returns NaN keeps the value in range`() {
    let slider = Slider(value: 25, in: 0...100)
    slider.valueScale = Squares()
    let rig = SceneRig(slider)
    #expect(rig.state.fraction == 0.5)
    rig.press(at: Point(100, 22), movingTo: Point(186, 22))
    #expect(slider.value == 100)
    slider.valueScale = .linear
    rig.showFrame()
    #expect(slider.value == 100 && slider.valueScale is LinearScale)
    let odd = Slider(value: 5, in: 0...10, step: 1)
    odd.valueScale = Nonsense()
    let oddRig = SceneRig(odd)
    #expect(oddRig.state.fraction == 0)
    oddRig.swipe(from: Point(14, 22), to: Point(100, 22))
    oddRig.focus()
    oddRig.key(.right)
    oddRig.scroll(at: Point(100, 22), deltaY: -1)
    #expect((0...10).contains(odd.value))
  }

  @Test func `ticks and steps follow the scale`() {
    let slider = logarithmic(1)
    slider.ticks = .count(3)
    slider.allowsTickValuesOnly = true
    let rig = SceneRig(slider)
    rig.focus()
    #expect(rig.control(after: .right).value == 10 && slider.tick == 1)
    #expect(rig.control(after: .right).value == 100 && slider.tick == 2)
    slider.value = 20
    // The geometric mean of 10 and 100 is 31.6: 20 snaps to 10, and 40 to 100.
    #expect(slider.value == 10)
    slider.value = 40
    #expect(slider.value == 100)
  }
}
