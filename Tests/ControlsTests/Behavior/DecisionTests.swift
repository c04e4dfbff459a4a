import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Switch: change decisions` {
  private let rig = SceneRig(Switch(label: "Wi-Fi"), size: Size(83, 63))
  private var toggle: Switch { rig.control }
  private func tap() { rig.tap(at: .center) }

  @Test func `asks the decision handler after the observers, with the proposed value`() {
    var heard: [String] = []
    toggle.observe { heard.append($0.description) }
    toggle.decide { wanted in
      heard.append("asked \(wanted)")
      return .accept
    }
    tap()
    #expect(heard == ["proposed true", "asked true", "valueChanged true", "haptic light"])
  }

  @Test func `keeps its velocity when a change is refused in flight`() {
    toggle.decide { _ in .later }
    tap()
    let place = rig.after(0.1).control.state.position.position
    #expect(toggle.resolve(.refuse) && toggle.state.position.position == place)
    #expect(rig.after(0.005).control.state.position.position > place)
    rig.settle()
    #expect(toggle.state.position.position == 0 && rig.actions.last == .refused(.isOn(true)))
  }

  @Test func `ignores a press that begins while a change is pending`() {
    toggle.decide { _ in .later }
    tap()
    rig.press(at: .center)
    toggle.resolve(.accept)
    #expect(rig.release().control.isOn && !toggle.isPending)
  }

  @Test func `a value set by the program, or by the handler itself, replaces the pending change`() {
    toggle.decide { _ in .later }
    tap()
    toggle.setOn(false, animated: true)
    #expect(!toggle.isPending && !toggle.resolve(.accept))
    #expect(!rig.settled().control.isOn && toggle.state.position.position == 0)
    #expect(rig.actions == [.proposed(.isOn(true))])
    toggle.decide { [toggle] _ in
      toggle.setOn(false, animated: false)
      return .accept
    }
    tap()
    #expect(!toggle.isOn && !toggle.isPending)
    #expect(rig.actions == [.proposed(.isOn(true)), .proposed(.isOn(true))])
  }

  @Test func `accepts the pending change when the decision handler is removed`() {
    toggle.decide { _ in .later }
    tap()
    toggle.decide(by: nil)
    #expect(toggle.isOn && !toggle.isPending)
    tap()
    #expect(rig.actions.suffix(2) == [.valueChanged(.isOn(false)), .haptic(.light)])
  }

  @Test func `does not ask if the value would not change`() {
    toggle.decide { _ in .refuse }
    rig.press(at: .center).drag(to: .trailing)
    #expect(rig.drag(to: .leading).release().actions == [.haptic(.light), .haptic(.light)])
  }

  @Test func `asks when assistive technology requests a change`() {
    toggle.decide { _ in .refuse }
    // The caller is told that the action was not performed.
    #expect(!toggle.perform(.toggle))
    #expect(rig.actions == [.proposed(.isOn(true)), .refused(.isOn(true))])
    toggle.decide { _ in .accept }
    #expect(toggle.perform(.toggle))
  }
}

@Suite struct `Slider: change decisions` {
  private let rig = SceneRig(Slider(value: 0.5, label: "Volume"), size: Size(232, 76))
  private var slider: Slider { rig.control }

  private func drag() { rig.press(at: .center).drag(to: rig.point(.trailing) + Point(40, 0)) }

  @Test func `shows the dragged value and changes it only on acceptance`() {
    var asked: [Double] = []
    slider.decide { wanted in
      asked.append(wanted)
      return .accept
    }
    drag()
    #expect(asked.isEmpty && rig.actions == [.editingBegan])
    #expect(slider.value == 0.5 && slider.state.fraction == 1)
    rig.release()
    #expect(asked == [1])
    #expect(
      rig.actions == [
        .editingBegan, .proposed(.number(1)), .editingEnded, .valueChanged(.number(1)),
      ])
    #expect(slider.value == 1)
  }

  @Test func `keeps the previous value while the change is pending`() {
    slider.decide { _ in .later }
    drag()
    rig.release().settle()
    #expect(slider.value == 0.5 && slider.state.fraction == 1 && slider.state.pendingRing != nil)
    _ = rig.takeActions()
    rig.press(at: .trailing)
    rig.drag(to: .leading).release()
    rig.focus().key(.home)
    rig.scroll(at: .center, deltaY: 1)
    #expect(!slider.perform(.decrement) && slider.state.fraction == 1 && rig.takeActions() == [])
    slider.resolve(.accept)
    #expect(slider.value == 1)
  }

  @Test func `drops the pending change when the program sets value, range or step`() {
    slider.decide { _ in .later }
    for change in [{ slider.value = 0.25 }, { slider.range = 0...2 }, { slider.step = 0.25 }] {
      drag()
      #expect(rig.release().control.isPending)
      _ = rig.takeActions()
      change()
      #expect(!rig.settled().control.isPending && slider.value <= 0.5 && rig.takeActions() == [])
      #expect(isClose(slider.state.fraction, slider.value / slider.range.upperBound))
      slider.value = 0.5
      rig.settle()
    }
  }

  @Test func `does not ask after a canceled drag, and ends keyboard editing before the answer`() {
    slider.decide { _ in .refuse }
    drag()
    #expect(rig.key(.escape).actions == [.editingBegan, .editingEnded] && slider.value == 0.5)
    slider.decide { _ in .later }
    rig.focus().keyDown(.end)
    rig.keyUp(.end)
    #expect(rig.actions.dropFirst(2) == [.editingBegan, .proposed(.number(1)), .editingEnded])
  }
}

@Suite struct `Segmented control: change decisions` {
  private let rig = SceneRig(SegmentedControl(["A", "B", "C"], selection: 0), size: Size(332, 64))
  private var view: SegmentedControl { rig.control }

  @Test func `moves the pill to the pending segment and back when it is refused`() {
    view.decide { _ in .later }
    rig.tap(at: .trailing).settle()
    #expect(
      view.selection == 0 && view.state.position.position == 2 && view.state.pendingRing != nil)
    rig.tap(at: .center)
    rig.focus().key(.home)
    #expect(!view.perform(.select(1)) && view.state.position.position == 2)
    view.resolve(.refuse)
    #expect(rig.settled().control.state.position.position == 0)
  }

  @Test func `drops the pending change when the program selects a segment`() {
    view.decide { _ in .later }
    rig.tap(at: .trailing)
    view.select(1, animated: false)
    #expect(view.selection == 1 && !view.isPending && !view.resolve(.accept))
  }
}
