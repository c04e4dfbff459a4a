import Canvas
import Controls
import ControlsTesting
import Testing

/// The stretched thumb travels 16 pt: 51 less 2 x 2 of padding less its 31.
@Suite struct `Switch: tracking drag style` {
  private func rig(
    isOn: Bool = false, _ direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full
  ) -> SceneRig<Switch> {
    let toggle = Switch(isOn: isOn)
    toggle.dragStyle = .tracking
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
    #expect(rig.state(movingTo: rig.point(fromLeading: 300, 15)).thumbX == 18)
    #expect(rig.state(movingTo: rig.point(fromLeading: -300, 15)).thumbX == 2)
  }

  @Test func `the release slides to the nearer end, or cross-fades under reduced motion`() {
    let rig = rig()
    rig.hold(at: Point(8, 15))
    rig.move(to: Point(20, 15))
    #expect(rig.takeActions() == [.haptic(.light)])
    #expect(rig.takeActionsAfterRelease() == [.valueChanged(.isOn(true))])
    #expect(isClose(rig.state(after: 0.06).position.position, 0.75 + 0.25 * 0.410971610))
    #expect(rig.settledState().position.position == 1 && rig.state.trackMix == 1)
    let reduced = self.rig(motion: .reduced)
    reduced.hold(at: Point(8, 15))
    reduced.release(at: Point(20, 15))
    #expect(reduced.state.position.position == 1 && reduced.state.position.ghost == 0.75)
    #expect(reduced.settledState().position.ghost == nil)
  }

  @Test
  func `a tap toggles, even with a small move, and a release before the middle slides back`() {
    let rig = rig()
    rig.tap(at: Point(25, 15))
    rig.settle()
    #expect(rig.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
    rig.swipe(from: Point(25, 15), to: Point(24, 16))
    rig.settle()
    #expect(rig.takeActions() == [.valueChanged(.isOn(false)), .haptic(.light)])
    #expect(rig.state.position.position == 0)
    let back = self.rig(isOn: true)
    back.hold(at: Point(40, 15))
    back.move(to: Point(40, 60))
    back.release(at: Point(33, 15))
    back.settle()
    #expect(back.control.isOn && back.state.position.position == 1 && back.state.trackMix == 1)
    #expect(back.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases)
  func `a cancel springs back`(cause: CancelCause) {
    let rig = rig()
    rig.hold(at: Point(8, 15))
    rig.move(to: Point(20, 15))
    rig.cancel(by: cause)
    rig.release()
    #expect(isClose(rig.state(after: 0.06).position.position, 0.75 * (1 - 0.410971610)))
    rig.settle()
    #expect(!rig.control.isOn && rig.state.position.position == 0 && rig.state.trackMix == 0)
    #expect(rig.takeActions().values == [])
  }

  @Test func `non-finite positions keep the thumb in its track`() {
    for x in [Double.infinity, -.infinity, .nan, 1e300] {
      let rig = rig()
      rig.press(at: Point(8, 15), movingTo: Point(x, 15))
      rig.showFrame(after: 0.1)
      #expect((2...18).contains(rig.state.thumbX))
      rig.release()
      rig.settle()
    }
  }
}
