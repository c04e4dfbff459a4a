import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Switch: dragging.
///
/// Points are measured from the leading edge, which is the off end.
@Suite struct `Switch: dragging` {
  private let rig = SceneRig(Switch(isOn: false))

  @Test(.spec("switch-p10"), arguments: LayoutDirection.allCases)
  func `crossing the middle from the thumb's side flips immediately and reports no value`(
    direction: LayoutDirection
  ) {
    let rig = SceneRig(Switch(isOn: false), direction: direction)
    rig.hold(at: rig.point(fromLeading: 20, 15))
    #expect(!rig.state(movingTo: rig.point(fromLeading: 25.4, 15)).isShownOn)
    #expect(rig.state(movingTo: rig.point(fromLeading: 25.6, 15)).isShownOn && !rig.control.isOn)
    #expect(rig.takeActions() == [.haptic(.light)])
    rig.showFrame(after: 0.06)
    #expect(isClose(rig.state.position.position, 0.410971610) && rig.state.thumbWidth == 31)
    // The fade has begun 0.1 s after the flip.
    #expect(isClose(rig.state(after: 0.115).trackMix, 0.5))
  }

  /// A press on the thumb's side flips at the middle; a press beyond it flips after 20.4 pt,
  /// measured from the press and not from where the pointer turned.
  nonisolated static let flips: [(isOn: Bool, path: [Double], before: Double, after: Double)] = [
    (true, [31], 25.6, 25.4), (false, [22], 42.3, 42.5), (true, [29], 8.7, 8.5),
    (false, [30, 5], 50.3, 50.5), (false, [20.1], 40.4, 40.6), (true, [30.9], 10.6, 10.4),
    (false, [10], 25.5, 25.6),
  ]

  @Test(arguments: LayoutDirection.allCases, flips)
  func `a drag flips at the middle or after 20.4 pt, depending on the press`(
    direction: LayoutDirection,
    flip: (isOn: Bool, path: [Double], before: Double, after: Double)
  ) {
    let rig = SceneRig(Switch(isOn: flip.isOn), direction: direction)
    rig.press(at: rig.point(fromLeading: flip.path[0], 15))
    for x in flip.path.dropFirst() + [flip.before] { rig.move(to: rig.point(fromLeading: x, 15)) }
    #expect(rig.state.isShownOn == flip.isOn)
    #expect(rig.state(movingTo: rig.point(fromLeading: flip.after, 15)).isShownOn != flip.isOn)
    #expect(rig.control.isOn == flip.isOn)
    #expect(rig.takeActionsAfterRelease().values == [.isOn(!flip.isOn)])
  }

  @Test func `after the first flip the middle decides`() {
    #expect(rig.state(pressingAt: Point(28, 15), movingTo: Point(49, 15)).isShownOn)
    #expect(!rig.state(movingTo: Point(25.4, 15)).isShownOn)
    #expect(rig.state(movingTo: Point(25.6, 15)).isShownOn)
  }

  @Test func `a drag that flips within the slop is committed, and no tap if it returns`() {
    #expect(rig.state(pressingAt: Point(19, 15), movingTo: Point(26, 15)).isShownOn)
    #expect(!rig.controlAfterRelease(at: Point(19, 15)).isOn && rig.takeActions().values == [])
    rig.swipe(from: Point(19, 15), to: Point(26, 15))
    #expect(rig.takeActions() == [.haptic(.light), .valueChanged(.isOn(true))])
  }

  // MARK: Haptic feedback. spec: rendering, 5.5, 5

  @Test(.spec("switch/accessibility/haptic-feedback"))
  func `a flip during a drag produces one impact, and the release none`() {
    rig.press(at: Point(10, 15))
    #expect(rig.takeActions() == [])
    rig.move(to: Point(40, 15))
    #expect(rig.takeActions() == [.haptic(.light)])
    rig.move(to: Point(41, 15))
    #expect(rig.takeActions() == [])
    #expect(rig.takeActionsAfterRelease() == [.valueChanged(.isOn(true))])
  }

  @Test func `an accepted change produces no second impact`() {
    rig.control.decide { _ in .later }
    rig.swipe(from: Point(10, 15), to: Point(40, 15))
    rig.control.resolve(.accept)
    #expect(
      rig.takeActions() == [
        .haptic(.light), .proposed(.isOn(true)), .valueChanged(.isOn(true)),
      ])
    rig.control.decide(by: nil)
    #expect(rig.takeActions(afterTapAt: Point(25, 15)).hapticCount == 1)
  }
}
