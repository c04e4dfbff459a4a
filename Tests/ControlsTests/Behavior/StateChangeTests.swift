import Canvas
import Controls
import ControlsTesting
import Testing

/// A slider that shows its value in a child.
private final class Gauge: BehaviorControl<SliderBehavior> {
  let readout = Label("")

  init() {
    super.init(behavior: SliderBehavior(value: 0.5, in: 0...1, step: nil, width: 200), label: "")
    addChild(readout)
    stateChanged()
  }

  override func stateChanged() {
    readout.string = "\(state.value)\(state.isGrabbed ? " held" : "")"
  }
}

@Suite struct `Children that show the state of a control` {
  private let rig = SceneRig(Gauge(), size: Size(200, 44))

  @Test func `change with input`() {
    rig.press(at: Point(100, 22))
    #expect(rig.control.readout.string == "0.5 held")
    rig.cancel()
    #expect(rig.control.readout.string == "0.5")
  }

  @Test func `change with the app and with actions`() {
    rig.control.change(reason: "test") { behavior, time, actions in
      behavior.setValue(0.25, animated: false, at: time, actions: &actions)
    }
    #expect(rig.control.readout.string == "0.25")
    #expect(rig.control.perform(.setValue(1)))
    #expect(rig.control.readout.string == "1.0")
  }
}
