import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/rendering.md#5.5/4: a press on the track beside the thumb.
@Suite struct `Slider: track press` {
  private func slider(_ trackPress: TrackPress, value: Double = 0.5) -> Slider {
    Slider(value: value).with(\.trackPress, trackPress)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a jump continues as a drag while the thumb catches up`(direction: LayoutDirection) {
    let rig = SceneRig(slider(.jump), direction: direction)
    rig.press(at: rig.point(fromLeading: 143, 22)).showFrame(after: 0.075)
    #expect(isClose(rig.move(to: rig.point(fromLeading: 160.2, 22)).control.value, 0.85))
    // Half of the distance remains.
    #expect(isClose(rig.state.fraction, 0.85 - 0.125))
    #expect(isClose(rig.after(0.075).state.fraction, 0.85))
    #expect(isClose(rig.move(to: rig.point(fromLeading: 126, 22)).state.fraction, 112.0 / 172))
    #expect(rig.release().takeActions().last == .editingEnded)
  }

  @Test func `a jump that is released at once arrives, and a page never passes the pointer`() {
    let rig = SceneRig(slider(.jump)).tap(at: Point(143, 22))
    #expect(isClose(rig.after(0.075).state.fraction, 0.625) && rig.settled().state.fraction == 0.75)
    #expect(rig.takeActions() == .edit(to: 0.75))
    let paged = SceneRig(slider(.page, value: 0))
    // 37.22 is beyond the thumb, at 0.135 of the travel.
    paged.tap(at: Point(37.22, 22)).settle()
    #expect(isClose(paged.tap(at: Point(37.22 + 16, 22)).settled().control.value, 0.2))
    #expect(isClose(paged.tap(at: Point(75, 22)).settled().control.value, 0.3))
    #expect(isClose(paged.tap(at: Point(30, 22)).control.value, 0.2))
    // A page of 40 pt reaches beyond a press 30 pt from the thumb.
    for distance in [30.0, -30] {
      let long = SceneRig(slider(.page), size: Size(428, 44)).tap(at: Point(214 + distance, 22))
      #expect(isClose(long.control.value, 0.5 + distance / 400))
    }
  }
}

@Suite struct `Slider: thumbless style` {
  private static func rig(
    _ value: Double = 0.5, motion: MotionPreference = .full
  ) -> SceneRig<Slider> { SceneRig(Slider(value: value).with(\.style, .thumbless), motion: motion) }

  private let rig = Self.rig()

  private func track(_ rig: SceneRig<Slider>) throws -> RoundedRectangle {
    try #require(Drawing(of: rig).fills.first).shape
  }

  @Test func `a drag starts anywhere, is relative, and ends with another style`() {
    #expect(rig.press(at: Point(20, 40)).control.value == 0.5 && rig.state.isGrabbed)
    #expect(isClose(rig.move(to: Point(40, 0)).control.value, 0.6))
    #expect(isClose(rig.release().control.value, 0.6))
    #expect(isClose(rig.takeActions().numbers, [0.6]))
    rig.press(at: Point(20, 40))
    rig.control.style = .thumbless
    #expect(rig.state.isGrabbed)
    rig.control.style = .default
    #expect(!rig.state.isGrabbed)
  }

  @Test(arguments: CancelCause.allCases)
  func `the track shrinks when the drag is canceled`(cause: CancelCause) {
    #expect(rig.hold(at: Point(20, 22)).cancel(by: cause).settled().state.growth == 0)
  }

  @Test
  func `the focus ring surrounds the track, which never overshoots if motion is reduced`() throws {
    let ring = try #require(Drawing(of: rig.focus().shown()).strokes.first).shape
    #expect(try ring.rect == track(rig).rect.outset(by: 4))
    let reduced = Self.rig(motion: .reduced).press(at: Point(20, 22))
    var most = 0.0
    reduced.settle(rate: 240) { most = max(most, reduced.state.growth) }
    #expect(most <= 1)
  }
}

@Suite struct `Slider: double click` {
  private func rig(_ value: Double, default defaultValue: Double?) -> SceneRig<Slider> {
    SceneRig(Slider(value: value).with(\.defaultValue, defaultValue))
  }

  private func doubleClick(_ rig: SceneRig<Slider>, at x: Double) {
    for _ in 0..<2 { rig.tap(at: Point(x, 22)) }
  }

  @Test func `moves to the default value in 0.15 s, as one edit and not as a drag`() {
    let rig = rig(0.5, default: 0.25)
    _ = rig.tap(at: Point(100, 22)).takeActions()
    rig.tap(at: Point(100, 22))
    #expect(rig.takeActions() == .edit(to: 0.25) && rig.control.value == 0.25)
    #expect(isClose(rig.after(0.075).state.fraction, 0.375))
    #expect(rig.after(0.075).state.fraction == 0.25)
    let dragged = self.rig(0.5, default: 0.25).tap(at: Point(100, 22)).press(at: Point(100, 22))
    #expect(dragged.move(to: Point(180, 22)).control.value == 0.25 && !dragged.state.isGrabbed)
  }

  @Test(
    arguments: [(0.5, nil, 100), (0.25, 0.25, 57), (0.5, 0.25, 150)] as [(Double, Double?, Double)])
  func `does nothing without a default value, at it, and beside the thumb`(
    value: Double, defaultValue: Double?, x: Double
  ) {
    let rig = rig(value, default: defaultValue)
    let before = rig.tap(at: Point(x, 22)).settled().control.value
    _ = rig.takeActions()
    #expect(rig.tap(at: Point(x, 22)).control.value == before && rig.takeActions().numbers == [])
  }

  @Test func `moves to the step nearest to the default value, and asks the decision handler`() {
    let rig = SceneRig(Slider(value: 0, step: 0.25))
    rig.control.defaultValue = 0.6
    doubleClick(rig, at: 14)
    #expect(rig.control.value == 0.5)
    let asking = self.rig(0.5, default: 0.25)
    asking.control.decide { _ in .refuse }
    doubleClick(asking, at: 100)
    #expect(asking.control.value == 0.5 && asking.actions.last == .refused(.number(0.25)))
  }
}

/// spec: docs/spec/rendering.md#5.4/slider/set-value; docs/spec/rendering.md#4.5/curves;
/// docs/spec/rendering.md#5.5/6.
@Suite struct `Slider: programmatic motion` {
  @Test(.spec("slider/animation/value-change-programmatic"), arguments: LayoutDirection.allCases)
  func `an animated change takes 0.15 s, and reports nothing`(direction: LayoutDirection) {
    let rig = SceneRig(Slider(value: 0), direction: direction)
    rig.control.setValue(1, animated: true)
    #expect(rig.control.value == 1)
    let fractions = (0..<9).map { _ in rig.after(0.015).state.fraction }
    #expect(isClose(fractions, (1...9).map { TimingCurve.easeInOut.progress(at: Double($0) / 10) }))
    #expect(rig.after(0.015).state.fraction == 1 && !rig.scene.needsUpdate)
    #expect(rig.takeActions() == [])
  }

  @Test func `if motion is reduced the thumb cross-fades, and a drag follows the pointer`() {
    let rig = SceneRig(Slider(value: 0), motion: .reduced)
    rig.control.setValue(1, animated: true)
    #expect(rig.state.fraction == 1 && rig.state.ghost == 0 && rig.state.opacity == 0)
    #expect(rig.after(0.075).state.fraction == 1 && isClose(rig.state.opacity, 0.5))
    #expect(rig.after(0.075).state.ghost == nil && rig.state.opacity == 1)
    #expect(!rig.scene.needsUpdate)
    let jump = SceneRig(Slider(value: 0.5), motion: .reduced)
    #expect(jump.press(at: Point(143, 22)).state.fraction == 0.75 && jump.state.ghost == 0.5)
    jump.showFrame(after: 0.03)
    #expect(
      isClose(jump.move(to: Point(160.2, 22)).state.fraction, 0.85) && jump.state.ghost == 0.5)
    #expect(isClose(jump.state.opacity, 0.2) && jump.settled().state.ghost == nil)
    let snap = SceneRig(Slider(value: 0.5, step: 0.25), motion: .reduced)
    snap.swipe(from: Point(100, 22), to: Point(134.4, 22))
    #expect(snap.state.fraction == 0.75 && isClose(snap.state.ghost ?? 0, 0.7))
    #expect(snap.after(0.15).state.ghost == nil)
  }
}
