import Canvas
import Controls
import ControlsTesting
import Testing

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
    #expect(rig.control.isOn)
    #expect(rig.state.position.position == 1)
    #expect(rig.takeActions() == [])
  }
}
