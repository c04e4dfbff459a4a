import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Switch: press and tap.
@Suite struct `Switch: press` {
  private let rig = SceneRig(Switch(isOn: false))

  @Test(
    .spec(
      "switch/thumb/size-pressed", "switch/animation/thumb-expansion-press", "switch-p6",
      "switch-p7", "switch-p8"), arguments: LayoutDirection.allCases, [false, true])
  func `a press inside the hit area only stretches the thumb`(
    direction: LayoutDirection, isOn: Bool
  ) {
    let rig = SceneRig(Switch(isOn: isOn), direction: direction)
    #expect(rig.state(pressingAt: Point(25, 15)).isPressed && rig.state.thumbWidth == 27)
    rig.showFrame(after: 0.03)
    // 27 + 4 y, R = 0.15. spec: rendering, 4.3
    #expect(isClose(rig.state.thumbWidth, 27 + 4 * 0.410971610))
    #expect(isClose(rig.state(after: 0.03).thumbWidth, 27 + 4 * 0.842441248))
    #expect(rig.settledState().thumbWidth == 31 && rig.state.position.position == (isOn ? 1 : 0))
    #expect(rig.state.trackMix == (isOn ? 1 : 0) && rig.control.isOn == isOn)
    #expect(rig.takeActions() == [])
  }

  @Test(.spec("switch/track/interior-padding"))
  func `the stretched thumb keeps 2 pt to its end`() {
    let off = SceneRig(Switch(isOn: false))
    off.press(at: Point(25, 15))
    #expect(off.settledState().thumbX == 2)
    let on = SceneRig(Switch(isOn: true))
    on.press(at: Point(25, 15))
    #expect(on.settledState().thumbX == 18)
    on.release()
    #expect(on.settledState().thumbX == 2)
  }

  @Test(arguments: [
    (Point(25, 15), Point(20, 15)), (Point(25, 15), Point(25, 25)), (Point(25, 15), Point(18, 9)),
    (Point(48, 15), Point(56, 15)), (Point(25, 36), Point(25, 45)),
  ])
  func `a release within 10 pt of the press is a tap, also outside`(start: Point, end: Point) {
    #expect(rig.takeActions(afterSwipeFrom: start, to: end).values == [.isOn(true)])
  }

  @Test func `a press while Space is held replaces it`() {
    rig.focus()
    rig.keyDown(.space)
    #expect(rig.state(pressingAt: Point(10, 15)).isPressed)
    rig.move(to: Point(40, 15))
    #expect(rig.takeActions(afterKeyUp: .space).values == [])
    #expect(rig.takeActionsAfterRelease().values == [.isOn(true)])
  }
}

/// spec: rendering, 5.4, Switch: "Escape, grab loss, unmap, disable, programmatic set during
/// press".
@Suite struct `Switch: cancellation` {
  /// An off switch that is dragged on and still held.
  private func flipped(_ direction: LayoutDirection = .leftToRight) -> SceneRig<Switch> {
    let rig = SceneRig(Switch(isOn: false), direction: direction)
    rig.press(at: rig.point(fromLeading: 10, 15), movingTo: rig.point(fromLeading: 40, 15))
    #expect(rig.settledState().position.position == 1 && rig.state.thumbWidth == 31)
    #expect(rig.takeActions() == [.haptic(.light)])
    return rig
  }

  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `the thumb springs back without a reported value`(
    cause: CancelCause, direction: LayoutDirection
  ) {
    let rig = flipped(direction)
    rig.cancel(by: cause)
    #expect(!rig.state.isPressed && !rig.state.isShownOn)
    #expect(isClose(rig.state(after: 0.06).position.position, 1 - 0.410971610))
    #expect(isClose(rig.state.thumbWidth, 31 - 4 * 0.661105264))
    #expect(rig.settledState().position.position == 0 && rig.state.thumbWidth == 27)
    #expect(rig.state.trackMix == 0)
    rig.move(to: rig.point(fromLeading: 10, 15))
    #expect(!rig.state(movingTo: rig.point(fromLeading: 45, 15)).isShownOn)
    #expect(!rig.controlAfterRelease().isOn && rig.takeActions() == [])
    guard cause != .disable else { return }
    #expect(rig.takeActions(afterTapAt: Point(25, 15)).values == [.isOn(true)])
  }

  @Test func `a programmatic change ends the press`() {
    let rig = flipped()
    rig.control.setOn(true, animated: true)
    #expect(!rig.state.isPressed && rig.state.isShownOn)
    #expect(isClose(rig.state(after: 0.06).thumbWidth, 31 - 4 * 0.661105264))
    rig.move(to: Point(10, 15))
    rig.release(at: Point(40, 15))
    rig.settle()
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

  /// The states of a tap held for 0.2 s, frame by frame from the press.
  private func frames(
    isOn: Bool, _ direction: LayoutDirection = .leftToRight
  ) -> [(time: Double, state: SwitchState)] {
    let rig = SceneRig(Switch(isOn: isOn), direction: direction)
    rig.press(at: Point(25, 15))
    var frames: [(Double, SwitchState)] = []
    for step in 0..<250 {
      if step == 50 { rig.release() }
      rig.showFrame(after: 0.004)
      frames.append((Double(step + 1) * 0.004, rig.state))
    }
    return frames
  }

  private func time(
    _ frames: [(time: Double, state: SwitchState)], _ test: (SwitchState) -> Bool
  ) -> Double {
    frames.first { test($0.state) }?.time ?? .infinity
  }

  @Test(
    .spec("switch-p5", "switch-p9", "switch-p15", "switch-p16", "switch-p18"),
    arguments: [false, true])
  func `a tap follows the steps in order`(isOn: Bool) {
    let frames = frames(isOn: isOn)
    #expect(frames.first?.state.isOn == isOn && frames.last?.state.isOn == !isOn)
    func progress(_ value: Double) -> Double { isOn ? 1 - value : value }
    let widening = time(frames) { $0.thumbWidth > 27 }
    let slide = time(frames) { progress($0.position.position) > 0 }
    let fade = time(frames) { progress($0.trackMix) > 0 }
    let arrival = time(frames) { progress($0.position.position) >= 1 }
    #expect(widening < slide && slide < fade && fade < arrival)
    // The release is 0.2 s after the press.
    #expect(slide > 0.2 && slide <= 0.204 + 1e-9)
    let mixes = frames.map { progress($0.state.trackMix) }
    #expect(mixes == mixes.sorted())
    // The thumb shrinks from the release, during the slide. spec: rendering, 4.5
    let widest = time(frames) { $0.isOn != isOn && $0.thumbWidth < 30.9 }
    #expect(slide <= widest && widest < fade)
    #expect(frames.last?.state.thumbWidth == 27 && frames.last?.state.thumbX == (isOn ? 2 : 22))
  }

  @Test(.spec("switch-p11"), arguments: LayoutDirection.allCases)
  func `the thumb ends 2 pt from the edge, mirrored from right to left`(
    direction: LayoutDirection
  ) throws {
    let rig = SceneRig(Switch(), direction: direction)
    rig.tap(at: Point(25, 15))
    #expect(rig.settledState().thumbX + rig.state.thumbWidth == 49)
    let thumb = try #require(Drawing(of: rig).fills.last).shape.rect
    // The control has a margin of 16 pt.
    #expect(direction == .leftToRight ? thumb.maxX == 65 : thumb.minX == 18)
  }
}
