import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/rendering.md#5.4/switch/press; docs/spec/rendering.md#5.4/switch/tap.
@Suite struct `Switch: press` {
  private let rig = SceneRig(Switch(isOn: false))

  @Test(
    .spec(
      "switch/thumb/size-pressed", "switch/animation/thumb-expansion-press", "switch-p6",
      "switch-p7", "switch-p8"), arguments: LayoutDirection.allCases, [false, true])
  func `a press only stretches the thumb`(direction: LayoutDirection, isOn: Bool) {
    let rig = SceneRig(Switch(isOn: isOn), direction: direction)
    #expect(rig.press(at: Point(25, 15)).state.isPressed && rig.state.thumbWidth == 27)
    rig.showFrame(after: 0.03)
    // 27 + 4 y, R = 0.15. spec: docs/spec/rendering.md#4.3
    #expect(isClose(rig.state.thumbWidth, 27 + 4 * 0.410971610))
    #expect(isClose(rig.after(0.03).state.thumbWidth, 27 + 4 * 0.842441248))
    #expect(rig.settled().state.thumbWidth == 31 && rig.state.position.position == (isOn ? 1 : 0))
    #expect(rig.state.trackMix == (isOn ? 1 : 0) && rig.control.isOn == isOn)
    #expect(rig.takeActions() == [])
  }

  @Test(.spec("switch/track/interior-padding")) func `the stretched thumb keeps 2 pt to its end`() {
    #expect(rig.hold(at: Point(25, 15)).state.thumbX == 2)
    let on = SceneRig(Switch(isOn: true))
    #expect(on.hold(at: Point(25, 15)).state.thumbX == 18)
    #expect(on.release().settled().state.thumbX == 2)
  }

  @Test(arguments: [
    (Point(25, 15), Point(20, 15)), (Point(25, 15), Point(25, 25)), (Point(25, 15), Point(18, 9)),
    (Point(48, 15), Point(56, 15)), (Point(25, 36), Point(25, 45)),
  ]) func `a release within 10 pt of the press is a tap, also outside`(start: Point, end: Point) {
    #expect(rig.swipe(from: start, to: end).takeActions().values == [.isOn(true)])
  }

  @Test func `a press while Space is held replaces it`() {
    #expect(rig.focus().keyDown(.space).press(at: Point(10, 15)).state.isPressed)
    #expect(rig.move(to: Point(40, 15)).keyUp(.space).takeActions().values == [])
    #expect(rig.release().takeActions().values == [.isOn(true)])
  }
}

/// spec: docs/spec/rendering.md#5.4/switch/cancel.
@Suite struct `Switch: cancellation` {
  /// An off switch that is dragged on and still held.
  private func flipped(_ direction: LayoutDirection = .leftToRight) -> SceneRig<Switch> {
    let rig = SceneRig(Switch(isOn: false), direction: direction)
    rig.press(at: rig.point(fromLeading: 10, 15), movingTo: rig.point(fromLeading: 40, 15))
    #expect(rig.settled().state.position.position == 1 && rig.state.thumbWidth == 31)
    #expect(rig.takeActions() == [.haptic(.light)])
    return rig
  }

  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `the thumb springs back`(cause: CancelCause, direction: LayoutDirection) {
    let rig = flipped(direction)
    #expect(!rig.cancel(by: cause).state.isPressed && !rig.state.isShownOn)
    #expect(isClose(rig.after(0.06).state.position.position, 1 - 0.410971610))
    #expect(isClose(rig.state.thumbWidth, 31 - 4 * 0.661105264))
    #expect(rig.settled().state.position.position == 0 && rig.state.thumbWidth == 27)
    #expect(rig.state.trackMix == 0)
    rig.move(to: rig.point(fromLeading: 10, 15))
    #expect(!rig.move(to: rig.point(fromLeading: 45, 15)).state.isShownOn)
    #expect(!rig.release().control.isOn && rig.takeActions() == [])
    guard cause != .disable else { return }
    #expect(rig.tap(at: Point(25, 15)).takeActions().values == [.isOn(true)])
  }

  @Test func `a programmatic change ends the press`() {
    let rig = flipped()
    rig.control.setOn(true, animated: true)
    #expect(!rig.state.isPressed && rig.state.isShownOn)
    #expect(isClose(rig.after(0.06).state.thumbWidth, 31 - 4 * 0.661105264))
    rig.move(to: Point(10, 15))
    rig.release(at: Point(40, 15)).settle()
    #expect(rig.control.isOn && rig.state.position.position == 1 && rig.takeActions() == [])
  }
}

/// Statements of ios-switch outside of its tables: the off track and the animation sequence.
@Suite struct `Switch: spec statements` {
  @Test(.spec("switch-p4"), arguments: [(false, UInt32(0xE9E9EB)), (true, 0x39393D)])
  func `the visible off track has the colors of the spec`(isDark: Bool, hex: UInt32) throws {
    let rig = SceneRig(Switch(), theme: isDark ? .dark : .light)
    // Between the thumb's shadow and the far end.
    #expect(try rig.picture()[16 + 44, 16 + 15] == hex)
  }

  @Test(
    .spec("switch-p5", "switch-p9", "switch-p15", "switch-p16", "switch-p18"),
    arguments: [false, true])
  func `a tap follows the steps in order`(isOn: Bool) {
    let rig = SceneRig(Switch(isOn: isOn))
    #expect(rig.press(at: Point(25, 15)).state.isOn == isOn)
    func progress(_ value: Double) -> Double { isOn ? 1 - value : value }
    var mixes: [Double] = []
    // The first frames in which the thumb is wider, slides, shrinks, the color fades, and the thumb
    // arrives, of frames of 4 ms; the release is before frame 51.
    // spec: docs/spec/rendering.md#4.5/toggle
    var begins = Array(repeating: Int.max, count: 5)
    for frame in 1...250 {
      if frame == 51 { rig.release() }
      let state = rig.after(0.004).state
      let place = progress(state.position.position)
      mixes.append(progress(state.trackMix))
      let shrinks = state.isOn != isOn && state.thumbWidth < 30.9
      let steps = [state.thumbWidth > 27, place > 0, shrinks, mixes[frame - 1] > 0, place >= 1]
      for step in 0..<5 where steps[step] { begins[step] = min(begins[step], frame) }
    }
    #expect(begins[0] < 51 && begins[1] == 51 && begins[2] >= 51)
    #expect(begins[2] < begins[3] && begins[3] < begins[4] && begins[4] <= 250)
    #expect(mixes == mixes.sorted() && rig.state.isOn != isOn && rig.state.thumbWidth == 27)
    #expect(rig.state.thumbX == (isOn ? 2 : 22))
  }

  @Test(.spec("switch-p11"), arguments: LayoutDirection.allCases)
  func `the thumb ends 2 pt from the edge, also if mirrored`(direction: LayoutDirection) throws {
    let rig = SceneRig(Switch(), direction: direction)
    #expect(rig.tap(at: Point(25, 15)).settled().state.thumbX + rig.state.thumbWidth == 49)
    let thumb = try #require(Drawing(of: rig).fills.last).shape.rect
    // The control has a margin of 16 pt.
    #expect(direction == .leftToRight ? thumb.maxX == 65 : thumb.minX == 18)
  }
}
