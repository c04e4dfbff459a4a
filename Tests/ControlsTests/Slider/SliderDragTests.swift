import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/rendering.md#5.4/slider/press; docs/spec/rendering.md#5.4/slider/drag.
///
/// The track is 200 pt wide and the thumb's center travels from 14 to 186.
@Suite struct `Slider: dragging` {
  private let rig = SceneRig(Slider(value: 0.5))

  @Test(.spec("slider/continuous-vs-discrete/continuous")) func `each value is reported once`() {
    #expect(rig.tap(at: Point(100, 22)).move(to: Point(150, 22)).control.value == 0.5)
    #expect(rig.takeActions() == [.editingBegan, .editingEnded])
    var values: [Double] = []
    rig.control.onChange { values.append($0) }
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    rig.move(to: Point(117.2, 22))
    rig.move(to: Point(117.2, 30)).release(at: Point(134.4, 30))
    #expect(isClose(values, [0.6, 0.7]))
  }

  @Test(.spec("slider/thumb/hit-area"), arguments: LayoutDirection.allCases)
  func `the thumb's hit area extends past both ends of the track`(direction: LayoutDirection) {
    for (value, x) in [(0.0, -7.9), (1.0, 207.9)] {
      let rig = SceneRig(Slider(value: value), direction: direction)
      #expect(rig.press(at: rig.point(fromLeading: x, 22)).state.isGrabbed, "\(value) at \(x)")
      #expect(rig.control.value == value)
    }
    for (value, x) in [(0.0, -8.1), (1.0, 208.1), (1.0, -0.1), (0.0, 200.1)] {
      let rig = SceneRig(Slider(value: value), direction: direction)
      #expect(!rig.press(at: rig.point(fromLeading: x, 22)).state.isGrabbed, "\(value) at \(x)")
    }
  }

  /// The places are distances of the pointer from the leading edge, from the press on.
  private typealias Drag = (
    name: String, make: () -> Slider, places: [(x: Double, value: Double)], released: Double
  )

  private static func slider(
    _ value: Double = 0.5, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    ticks: Int? = nil, snap: SliderSnap = .release, enabled: ClosedRange<Double>? = nil,
    scale: any ValueScale = .linear
  ) -> Slider {
    let slider = Slider(value: value, in: range, step: step).with(\.valueScale, scale)
    slider.ticks = ticks.map { .count($0) }
    slider.allowsTickValuesOnly = ticks != nil && snap == .release
    slider.snap = snap
    slider.enabledRange = enabled
    return slider
  }

  private static let drags: [Drag] = [
    ("half a step rounds up", { slider(step: 0.1) }, [(100, 0.5), (57, 0.25)], 0.3),
    (
      "half of the first step", { slider(0.5, in: 0.5...4.5, step: 1) }, [(14, 0.5), (35.5, 1)], 1.5
    ),
    (
      "half of the last step", { slider(4.5, in: 0.5...4.5, step: 1) }, [(186, 4.5), (164.5, 4)],
      4.5
    ),
    ("a press on the track", { slider(0, step: 0.25, snap: .always) }, [(110, 0.5)], 0.5),
    (
      "ticks hold the thumb within 6 pt", { slider(0.1, ticks: 5, snap: .magnetic) },
      [(31.2, 0.1), (50.9, 36.9 / 172), (51.1, 0.25), (62.9, 0.25), (63.1, 49.1 / 172)], 49.1 / 172
    ),
    (
      "steps hold the thumb", { slider(0, step: 0.25, snap: .magnetic) },
      [(14, 0), (52, 0.25), (70, 56 / 172)], 0.25
    ),
    (
      "the last tick holds the thumb beyond the end", { slider(ticks: 2, snap: .magnetic) },
      [(100, 0.5), (500, 1), (181, 1), (179, 165 / 172)], 165 / 172
    ),
    (
      "ticks outside the enabled range do not hold the thumb",
      { slider(ticks: 5, snap: .magnetic, enabled: 0...0.73) }, [(100, 0.5), (143, 0.73)], 0.73
    ),
    (
      "ticks only, in an enabled range", { slider(ticks: 5, enabled: 0.2...0.8) },
      [(100, 0.5), (300, 0.8)], 0.75
    ),
    // The drag beyond the end is 290 pt long; the thumb stays until the excess is dragged back.
    (
      "an enabled range stops the thumb", { slider(enabled: 0.2...0.7) },
      [(110, 0.5), (400, 0.7), (145.4, 0.7), (127.2, 0.6), (-400, 0.2)], 0.2
    ),
    ("a press beyond the enabled range", { slider(enabled: 0.2...0.7) }, [(190, 0.7)], 0.7),
    ("a press beyond the end of the travel", { slider() }, [(3, 0), (14, 0), (31.2, 0.1)], 0.1),
    (
      "a logarithmic scale", { slider(10, in: 1...100, scale: .logarithmic) },
      [(100, 10), (14, 1), (186, 100), (100, 10)], 10
    ),
    // 200 - 2 (20 + 8) = 144 pt of track, 116 of travel.
    (
      "images at the ends",
      {
        Slider(value: 0.5, minimumValueImage: .symbol(.sunMin), maximumValueImage: .symbol(.sunMax))
      }, [(100, 0.5), (111.6, 0.6), (158, 1)], 1
    ),
  ]

  @Test(
    .spec(
      "slider/stepped-slider/snap-behavior", "slider/continuous-vs-discrete/discrete-with-step",
      "slider-p5"), arguments: LayoutDirection.allCases)
  func `the value follows the pointer`(direction: LayoutDirection) {
    for drag in Self.drags {
      let rig = SceneRig(drag.make(), direction: direction)
      for (index, place) in drag.places.enumerated() {
        let point = rig.point(fromLeading: place.x, 22)
        if index == 0 { rig.press(at: point) } else { rig.move(to: point) }
        #expect(isClose(rig.control.value, place.value), "\(drag.name), at \(place.x)")
      }
      #expect(isClose(rig.release().control.value, drag.released), "\(drag.name)")
    }
  }
}

/// spec: docs/spec/rendering.md#5.4/slider/cancel; docs/spec/rendering.md#5.4/slider/disabled.
@Suite struct `Slider: cancellation` {
  private let rig = SceneRig(Slider(value: 0.5))

  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `a cancel restores the value and reports it`(cause: CancelCause, direction: LayoutDirection)
  {
    let rig = SceneRig(Slider(value: 0.5), direction: direction)
    rig.press(at: rig.point(fromLeading: 100, 22), movingTo: rig.point(fromLeading: 134.4, 22))
    _ = rig.takeActions()
    #expect(rig.cancel(by: cause).control.value == 0.5)
    #expect(rig.takeActions() == [.valueChanged(.number(0.5)), .editingEnded])
    rig.release(at: rig.point(fromLeading: 30, 22))
    #expect(rig.settled().state.fraction == 0.5 && !rig.state.isGrabbed)
    #expect(rig.control.value == 0.5 && rig.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases)
  func `a cancel without a change reports no value`(cause: CancelCause) {
    rig.press(at: Point(105, 22))
    #expect(rig.cancel(by: cause).takeActions() == [.editingBegan, .editingEnded])
  }

  /// spec: docs/spec/rendering.md#5.4/slider/press-during-snap: a press stops the thumb; without a
  /// move it continues to its value.
  @Test(arguments: [false, true])
  func `a grab of a moving thumb without a move lets it arrive`(isCanceled: Bool) {
    let rig = SceneRig(Slider(value: 0))
    rig.control.setValue(1, animated: true)
    #expect(isClose(rig.after(0.075).press(at: Point(100, 22)).after(0.2).state.fraction, 0.5))
    if isCanceled { rig.cancel(by: .focusLost) } else { rig.release() }
    #expect(rig.after(0.075).state.fraction > 0.5 && rig.settled().state.fraction == 1)
    #expect(rig.takeActions().numbers == [] && rig.control.value == 1)
  }
}

@Suite struct `Slider: noncontinuous updates` {
  private static func rig(step: Double? = nil) -> SceneRig<Slider> {
    SceneRig(Slider(value: 0.5, step: step).with(\.isContinuous, false))
  }

  private let rig = Self.rig()

  @Test func `reports the value, also a snapped one, once and only at the end of a drag`() {
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    #expect(abs(rig.control.value - 0.6) < 1e-12 && rig.takeActions() == [.editingBegan])
    rig.release()
    #expect(rig.takeActions() == [.valueChanged(.number(rig.control.value)), .editingEnded])
    let stepped = Self.rig(step: 0.25).swipe(from: Point(100, 22), to: Point(135, 22))
    let values = stepped.takeActions().filter { $0 == .valueChanged(.number(0.75)) }
    #expect(values.count == 1 && stepped.control.value == 0.75)
  }

  @Test func `reports no value of a drag that returns or is canceled, and keys immediately`() {
    rig.press(at: Point(100, 22), movingTo: Point(120, 22))
    #expect(rig.release(at: Point(100, 22)).takeActions() == [.editingBegan, .editingEnded])
    rig.press(at: Point(100, 22), movingTo: Point(120, 22)).cancel(by: .escape)
    #expect(rig.takeActions() == [.editingBegan, .editingEnded] && rig.control.value == 0.5)
    #expect(rig.focus().key(.right).takeActions() == .edit(to: rig.control.value))
  }

  @Test func `reports the value once if the setting changes during a drag`() {
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    rig.control.isContinuous = true
    #expect(rig.release().takeActions().values == [.number(rig.control.value)])
    rig.press(at: Point(117.2, 22), movingTo: Point(134.4, 22))
    rig.control.isContinuous = false
    #expect(rig.release().takeActions().values == [.number(rig.control.value)])
  }
}
