import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.5, 5: one light impact at each visible flip, during a drag too.
@Suite struct `Switch: haptic feedback` {
  private let rig = SceneRig(Switch())

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

  @Test func `a flip there and back produces two impacts and reports no value`() {
    rig.press(at: Point(10, 15), movingTo: Point(40, 15))
    #expect(rig.takeActionsAfterRelease(at: Point(10, 15)) == [.haptic(.light), .haptic(.light)])
  }

  @Test(.spec("switch/accessibility/haptic-feedback"))
  func `a tap produces one impact at the release`() {
    rig.tap(at: Point(25, 15))
    #expect(rig.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
  }

  @Test func `programmatic changes and cancels produce no impacts`() {
    rig.control.setOn(true, animated: true)
    rig.control.isOn = false
    rig.press(at: Point(10, 15), movingTo: Point(40, 15))
    _ = rig.takeActions()
    rig.cancel()
    #expect(rig.takeActions() == [])
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
