import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.5, 5: one light impact at each flip that is seen, while held too.
@Suite struct `The haptics of a switch` {
  private let rig = SceneRig(Switch())

  @Test(.spec("switch/accessibility/haptic-feedback"))
  func `a flip while held is felt then, and not again at the release`() {
    rig.press(at: Point(10, 15))
    #expect(rig.takeActions() == [])
    rig.move(to: Point(40, 15))
    #expect(rig.takeActions() == [.haptic(.light)])
    rig.move(to: Point(41, 15))
    #expect(rig.takeActions() == [])
    #expect(rig.takeActionsAfterRelease() == [.valueChanged(.isOn(true))])
  }

  @Test func `there and back is felt twice, and changes nothing`() {
    rig.press(at: Point(10, 15), movingTo: Point(40, 15))
    #expect(rig.takeActionsAfterRelease(at: Point(10, 15)) == [.haptic(.light), .haptic(.light)])
  }

  @Test(.spec("switch/accessibility/haptic-feedback")) func `a tap is felt at the release`() {
    rig.tap(at: Point(25, 15))
    #expect(rig.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
  }

  @Test func `a program's change is not felt, nor is a cancel`() {
    rig.control.setOn(true, animated: true)
    rig.control.isOn = false
    rig.press(at: Point(10, 15), movingTo: Point(40, 15))
    _ = rig.takeActions()
    rig.cancel()
    #expect(rig.takeActions() == [])
  }

  @Test func `what was felt while held is not felt again when it is accepted`() {
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
