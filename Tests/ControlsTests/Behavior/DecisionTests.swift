import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `A change that the owner decides on` {
  private let toggle = Switch(label: "Wi-Fi")
  private let rig: SceneRig<Switch>

  init() { rig = SceneRig(toggle, size: Size(83, 63)) }

  private func tap() { rig.tap(at: .center) }

  @Test func `is made once it is accepted`() {
    toggle.decide { _ in .accept }
    tap()
    #expect(
      rig.actions == [
        .proposed(.isOn(true)), .valueChanged(.isOn(true)), .haptic(.light),
      ])
    #expect(toggle.isOn && !toggle.isPending)
  }

  @Test func `is never told as made if it is refused`() {
    toggle.decide { _ in .refuse }
    tap()
    #expect(rig.actions == [.proposed(.isOn(true)), .refused(.isOn(true))])
    rig.settle()
    #expect(!toggle.isOn && toggle.state.position.position == 0)
  }

  @Test func `is asked about with what is wanted, after those who listen`() {
    var heard: [String] = []
    toggle.observe { heard.append($0.description) }
    toggle.decide { wanted in
      heard.append("asked \(wanted)")
      return .accept
    }
    tap()
    #expect(heard == ["proposed true", "asked true", "valueChanged true", "haptic light"])
  }

  @Test func `waits while it is shown, and is made later`() {
    toggle.decide { _ in .later }
    tap()
    rig.settle()
    #expect(!toggle.isOn && toggle.isPending && toggle.state.pendingRing != nil)
    #expect(toggle.state.position.position == 1)
    #expect(rig.scene.semantics(of: toggle)?.states.contains(.pending) == true)
    #expect(toggle.resolve(.accept))
    #expect(rig.scene.semantics(of: toggle)?.states.contains(.pending) == false)
    #expect(toggle.isOn && !toggle.isPending)
    #expect(rig.actions.suffix(2) == [.valueChanged(.isOn(true)), .haptic(.light)])
    #expect(!toggle.resolve(.accept))
  }

  @Test func `springs back in flight with the velocity that it has`() {
    toggle.decide { _ in .later }
    tap()
    rig.showFrame(after: 0.1)
    let place = toggle.state.position.position
    #expect(toggle.resolve(.refuse))
    #expect(toggle.state.position.position == place)
    rig.showFrame(after: 0.005)
    #expect(toggle.state.position.position > place)
    rig.settle()
    #expect(toggle.state.position.position == 0)
    #expect(rig.actions.last == .refused(.isOn(true)))
  }

  @Test func `holds pointer, keys and actions until it is decided`() {
    toggle.decide { _ in .later }
    tap()
    rig.settle()
    let count = rig.actions.count
    tap()
    rig.focus()
    rig.keys(.space, .enter)
    rig.press(at: .leading)
    rig.drag(to: .trailing)
    rig.release()
    #expect(!toggle.perform(.toggle))
    #expect(rig.actions.count == count)
    #expect(toggle.state.position.position == 1 && !toggle.state.isPressed)
    toggle.resolve(.refuse)
    rig.settle()
    tap()
    #expect(rig.actions.last == .proposed(.isOn(true)))
  }

  @Test func `a press that began while it waited is nothing afterwards`() {
    toggle.decide { _ in .later }
    tap()
    rig.press(at: .center)
    toggle.resolve(.accept)
    rig.release()
    #expect(toggle.isOn && !toggle.isPending)
  }

  @Test func `is over when a program sets the value`() {
    toggle.decide { _ in .later }
    tap()
    toggle.setOn(false, animated: true)
    #expect(!toggle.isPending)
    #expect(!toggle.resolve(.accept))
    rig.settle()
    #expect(!toggle.isOn && toggle.state.position.position == 0)
    #expect(rig.actions == [.proposed(.isOn(true))])
  }

  @Test func `an answer that sets the value itself has the last word`() {
    toggle.decide { [toggle] _ in
      toggle.setOn(false, animated: false)
      return .accept
    }
    tap()
    #expect(!toggle.isOn && !toggle.isPending)
    #expect(rig.actions == [.proposed(.isOn(true))])
  }

  @Test func `is accepted when nobody is asked any more`() {
    toggle.decide { _ in .later }
    tap()
    toggle.decide(by: nil)
    #expect(toggle.isOn && !toggle.isPending)
    tap()
    #expect(rig.actions.suffix(2) == [.valueChanged(.isOn(false)), .haptic(.light)])
  }

  @Test func `is not asked about where nothing would change`() {
    toggle.decide { _ in .refuse }
    rig.press(at: .center)
    rig.drag(to: .trailing)
    rig.drag(to: .leading)
    rig.release()
    #expect(rig.actions == [.haptic(.light), .haptic(.light)])
  }

  @Test func `is asked about when assistive technology wants it`() {
    toggle.decide { _ in .refuse }
    // Whoever asked is told that it was not done.
    #expect(!toggle.perform(.toggle))
    #expect(rig.actions == [.proposed(.isOn(true)), .refused(.isOn(true))])
    toggle.decide { _ in .accept }
    #expect(toggle.perform(.toggle))
  }
}

@Suite struct `A value that the owner decides on` {
  private let slider = Slider(value: 0.5, label: "Volume")
  private let rig: SceneRig<Slider>

  init() { rig = SceneRig(slider, size: Size(232, 76)) }

  private func drag() {
    rig.press(at: .center)
    rig.drag(to: rig.point(.trailing) + Point(40, 0))
  }

  @Test func `is only shown while it is dragged`() {
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

  @Test func `glides back if it is refused`() {
    slider.decide { _ in .refuse }
    drag()
    rig.release()
    #expect(slider.value == 0.5 && slider.state.fraction == 1)
    rig.settle()
    #expect(slider.state.fraction == 0.5)
    #expect(rig.actions.last == .refused(.number(1)))
  }

  @Test func `is the one before as long as it waits`() {
    slider.decide { _ in .later }
    drag()
    rig.release()
    rig.settle()
    #expect(slider.value == 0.5 && slider.state.fraction == 1 && slider.state.pendingRing != nil)
    rig.press(at: .trailing)
    rig.drag(to: .leading)
    rig.release()
    rig.focus()
    rig.key(.home)
    #expect(!slider.perform(.decrement))
    #expect(slider.state.fraction == 1)
    slider.resolve(.accept)
    #expect(slider.value == 1)
  }

  @Test func `a key proposes, and ends its editing even while that waits`() {
    slider.decide { _ in .later }
    rig.focus()
    rig.keyDown(.end)
    rig.keyUp(.end)
    #expect(rig.actions == [.editingBegan, .proposed(.number(1)), .editingEnded])
  }

  @Test func `is over when a program changes value, range or step`() {
    slider.decide { _ in .later }
    for change in [{ slider.value = 0.25 }, { slider.range = 0...2 }, { slider.step = 0.25 }] {
      drag()
      rig.release()
      #expect(slider.isPending)
      change()
      #expect(!slider.isPending && slider.value <= 0.5)
      slider.value = 0.5
      rig.settle()
    }
  }

  @Test func `a cancelled drag asks nothing`() {
    slider.decide { _ in .refuse }
    drag()
    rig.key(.escape)
    #expect(rig.actions == [.editingBegan, .editingEnded])
    #expect(slider.value == 0.5)
  }
}

@Suite struct `A selection that the owner decides on` {
  private let view = SegmentedControl(["A", "B", "C"], selection: 0, label: "View")
  private let rig: SceneRig<SegmentedControl>

  init() { rig = SceneRig(view, size: Size(332, 64)) }

  @Test func `is told as made once it is accepted`() {
    view.decide { index in index == 2 ? .accept : .refuse }
    rig.tap(at: .trailing)
    #expect(view.selection == 2)
    #expect(rig.actions == [.proposed(.index(2)), .valueChanged(.index(2))])
    rig.tap(at: .center)
    #expect(view.selection == 2)
    #expect(rig.actions.suffix(2) == [.proposed(.index(1)), .refused(.index(1))])
  }

  @Test func `the pill goes there and back`() {
    view.decide { _ in .later }
    rig.tap(at: .trailing)
    rig.settle()
    #expect(
      view.selection == 0 && view.state.position.position == 2 && view.state.pendingRing != nil)
    rig.tap(at: .center)
    rig.focus()
    rig.key(.home)
    #expect(!view.perform(.select(1)))
    #expect(view.state.position.position == 2)
    view.resolve(.refuse)
    rig.settle()
    #expect(view.state.position.position == 0)
  }

  @Test func `is asked about when the pill is let go`() {
    var asked: [Int?] = []
    view.decide { index in
      asked.append(index)
      return .accept
    }
    rig.press(at: .leading)
    rig.drag(to: .trailing)
    #expect(asked.isEmpty)
    rig.release()
    #expect(asked == [2])
    #expect(view.selection == 2)
  }

  @Test func `is over when a program selects`() {
    view.decide { _ in .later }
    rig.tap(at: .trailing)
    view.select(1, animated: false)
    #expect(view.selection == 1 && !view.isPending)
    #expect(!view.resolve(.accept))
  }
}
