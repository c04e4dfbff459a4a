import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/rendering.md#5.4/switch: dragging.
///
/// Points are measured from the leading edge, which is the off end.
@Suite struct `Switch: dragging` {
  private let rig = SceneRig(Switch(isOn: false))

  /// A press on the thumb's side flips at the middle; a press beyond it flips after 20.4 pt,
  /// measured from the press and not from where the pointer turned.
  @Test(.spec("switch-p10"), arguments: LayoutDirection.allCases)
  func `a drag flips at the middle or after 20.4 pt`(direction: LayoutDirection) {
    for (isOn, path, end) in [
      (true, [31, 25.6], 25.4), (false, [22, 42.3], 42.5), (true, [29, 8.7], 8.5),
      (false, [30, 5, 50.3], 50.5), (false, [20.1, 40.4], 40.6), (true, [30.9, 10.6], 10.4),
      (false, [10, 25.5], 25.6),
    ] {
      let rig = SceneRig(Switch(isOn: isOn), direction: direction)
      rig.press(at: rig.point(fromLeading: path[0], 15))
      for x in path.dropFirst() { rig.move(to: rig.point(fromLeading: x, 15)) }
      #expect(rig.state.isShownOn == isOn, "to \(path)")
      #expect(rig.move(to: rig.point(fromLeading: end, 15)).state.isShownOn != isOn, "to \(end)")
      #expect(rig.control.isOn == isOn && rig.release().takeActions().values == [.isOn(!isOn)])
    }
  }

  @Test func `after the first flip the middle decides`() {
    #expect(rig.press(at: Point(28, 15), movingTo: Point(49, 15)).state.isShownOn)
    #expect(!rig.move(to: Point(25.4, 15)).state.isShownOn)
    #expect(rig.move(to: Point(25.6, 15)).state.isShownOn)
  }

  @Test func `a drag that flips within the slop is committed, and no tap if it returns`() {
    #expect(rig.press(at: Point(19, 15), movingTo: Point(26, 15)).state.isShownOn)
    #expect(!rig.release(at: Point(19, 15)).control.isOn && rig.takeActions().values == [])
    rig.swipe(from: Point(19, 15), to: Point(26, 15))
    #expect(rig.takeActions() == [.haptic(.light), .valueChanged(.isOn(true))])
  }

  @Test(.spec("switch/accessibility/haptic-feedback"))
  func `a flip during a drag produces one impact, and the release none`() {
    #expect(rig.press(at: Point(10, 15)).takeActions() == [])
    #expect(rig.move(to: Point(40, 15)).takeActions() == [.haptic(.light)])
    #expect(rig.move(to: Point(41, 15)).takeActions() == [])
    #expect(rig.release().takeActions() == [.valueChanged(.isOn(true))])
  }

  @Test func `an accepted change produces no second impact`() {
    rig.control.decide { _ in .later }
    rig.swipe(from: Point(10, 15), to: Point(40, 15))
    rig.control.resolve(.accept)
    #expect(
      rig.takeActions() == [.haptic(.light), .proposed(.isOn(true)), .valueChanged(.isOn(true))])
    rig.control.decide(by: nil)
    #expect(rig.tap(at: Point(25, 15)).takeActions().hapticCount == 1)
  }
}

/// The stretched thumb travels 16 pt: 51 less 2 x 2 of padding less its 31.
@Suite struct `Switch: tracking drag style` {
  private func rig(
    isOn: Bool = false, _ direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full
  ) -> SceneRig<Switch> {
    let toggle = Switch(isOn: isOn).with(\.dragStyle, .tracking)
    return SceneRig(toggle, direction: direction, motion: motion)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the thumb and the color follow the pointer`(direction: LayoutDirection) {
    let rig = rig(direction)
    rig.hold(at: rig.point(fromLeading: 8, 15))
    for way in [4.0, 6, 12, 3] {
      rig.move(to: rig.point(fromLeading: 8 + way, 15))
      #expect(isClose(rig.state.thumbX, 2 + way) && isClose(rig.state.trackMix, way / 16))
    }
    #expect(rig.move(to: rig.point(fromLeading: 300, 15)).state.thumbX == 18)
    #expect(rig.move(to: rig.point(fromLeading: -300, 15)).state.thumbX == 2)
    for x in [Double.infinity, -.infinity, .nan, 1e300] {
      #expect((2...18).contains(rig.move(to: Point(x, 15)).state.thumbX))
    }
  }

  /// A switch whose held thumb is at three quarters of its way.
  private func dragged() -> SceneRig<Switch> {
    rig().hold(at: Point(8, 15)).move(to: Point(20, 15))
  }

  @Test func `the release slides to the nearer end, or cross-fades under reduced motion`() {
    let rig = dragged()
    #expect(rig.takeActions() == [.haptic(.light)])
    #expect(rig.release().takeActions() == [.valueChanged(.isOn(true))])
    #expect(isClose(rig.after(0.06).state.position.position, 0.75 + 0.25 * 0.410971610))
    #expect(rig.settled().state.position.position == 1 && rig.state.trackMix == 1)
    let reduced = self.rig(motion: .reduced).hold(at: Point(8, 15)).release(at: Point(20, 15))
    #expect(reduced.state.position.position == 1 && reduced.state.position.ghost == 0.75)
    #expect(reduced.settled().state.position.ghost == nil)
  }

  @Test func `a tap toggles, even with a small move, and a release before the middle returns`() {
    let rig = rig().tap(at: Point(25, 15))
    #expect(rig.settled().takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
    rig.swipe(from: Point(25, 15), to: Point(24, 16))
    #expect(rig.settled().takeActions() == [.valueChanged(.isOn(false)), .haptic(.light)])
    #expect(rig.state.position.position == 0)
    let back = self.rig(isOn: true).hold(at: Point(40, 15)).move(to: Point(40, 60))
    back.release(at: Point(33, 15)).settle()
    #expect(back.control.isOn && back.state.position.position == 1 && back.state.trackMix == 1)
    #expect(back.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases) func `a cancel springs back`(cause: CancelCause) {
    let rig = dragged().cancel(by: cause)
    #expect(isClose(rig.release().after(0.06).state.position.position, 0.75 * (1 - 0.410971610)))
    rig.settle()
    #expect(!rig.control.isOn && rig.state.position.position == 0 && rig.state.trackMix == 0)
    #expect(rig.takeActions().values == [])
  }
}
