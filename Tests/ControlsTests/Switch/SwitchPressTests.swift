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
      "switch-p7"), arguments: LayoutDirection.allCases, [false, true])
  func `a press inside the hit area only stretches the thumb`(
    direction: LayoutDirection, isOn: Bool
  ) {
    let rig = SceneRig(Switch(isOn: isOn), direction: direction)
    #expect(rig.state(pressingAt: Point(25, 15)).isPressed && rig.state.thumbWidth == 27)
    rig.showFrame(after: 0.03)
    // 27 + 4 y, R = 0.15. spec: rendering, 4.3
    #expect(isClose(rig.state.thumbWidth, 27 + 4 * 0.410971610))
    #expect(isClose(rig.state(after: 0.03).thumbWidth, 27 + 4 * 0.842441248))
    #expect(rig.settledState().thumbWidth == 31)
    #expect(rig.state.position.position == (isOn ? 1 : 0))
    #expect(rig.state.trackMix == (isOn ? 1 : 0))
    #expect(rig.control.isOn == isOn)
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
