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

/// A node with two adjustable parts.
private final class Balance: Node {
  var values = [1, 2]

  override var semantics: Semantics? {
    Semantics(
      role: .group, label: "Balance",
      parts: values.map {
        Semantics(
          role: .slider, label: "", value: .number(Double($0), range: 0...9), actions: .increment)
      })
  }

  override func perform(_ action: SemanticsAction, onPart index: Int) -> Bool {
    guard action == .increment else { return super.perform(action, onPart: index) }
    values[index] += 1
    invalidate(.paint, reason: "value")
    return true
  }
}

@Suite struct `Actions on parts` {
  @Test func `reach the part by its index`() throws {
    let rig = SceneRig(Balance(), size: Size(20, 20))
    let parts = try #require(rig.scene.semantics(of: rig.control)).children
    #expect(rig.scene.perform(.increment, on: parts[1].id))
    #expect(rig.control.values == [1, 3])
    #expect(!rig.scene.perform(.toggle, on: parts[1].id))
    #expect(!rig.scene.perform(.focus, on: parts[0].id))
    rig.control.isEnabled = false
    #expect(!rig.scene.perform(.increment, on: parts[0].id))
    #expect(rig.control.values == [1, 3])
  }
}
