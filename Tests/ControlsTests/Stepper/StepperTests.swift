import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Stepper with a value` {
  private let stepper = Stepper(value: 4, in: 1...8, label: "Magnification")
  private let rig: SceneRig<Stepper>
  private let minus = Point(13, 14)
  private let plus = Point(63, 14)

  init() {
    stepper.format = { "\(Int($0))×" }
    rig = SceneRig(stepper, size: Size(76, 28))
  }

  @Test func `is 76 x 28 pt, and wider for wide values`() {
    #expect(stepper.measured() == Size(76, 28))
    stepper.format = { "\($0) seconds" }
    #expect(stepper.measured().width > 100)
  }

  @Test func `steps once per press, and reports the value`() {
    var values: [Double] = []
    stepper.onChange { values.append($0) }
    rig.tap(at: plus)
    rig.tap(at: minus).tap(at: minus)
    #expect(values == [5, 4, 3] && stepper.value == 3)
    // The value label is not a button.
    #expect(rig.tap(at: .center).control.value == 3)
    #expect(rig.tap(at: Point(63, -7.5)).control.value == 4)
  }

  @Test func `repeats after 0.4 s, ten times a second, up to its limit`() {
    #expect(rig.press(at: plus).shown().lastUpdate.next == .at(rig.now.advanced(by: 0.4)))
    for (pause, value) in [(0.39, 5.0), (0.02, 6), (0.1, 7), (2, 8)] {
      #expect(rig.advance(by: pause).control.value == value)
    }
    #expect(!rig.wantsFrame)
    #expect(rig.release().actions.first == .editingBegan && rig.actions.last == .editingEnded)
  }

  @Test func `stops while the pointer is elsewhere, and continues when it returns`() {
    #expect(rig.press(at: plus, movingTo: Point(38, 14)).control.state.pressed == nil)
    #expect(rig.advance(by: 2).control.value == 5)
    #expect(rig.move(to: plus).advance(by: 0.41).control.value == 6)
  }

  @Test func `restores the value when a press is canceled, within a new range`() {
    #expect(rig.press(at: plus).advance(by: 0.6).cancel().control.value == 4)
    #expect(rig.actions.suffix(2) == [.valueChanged(.number(4)), .editingEnded])
    rig.press(at: plus)
    stepper.range = 1...3
    #expect(stepper.value == 3)
    #expect(rig.cancel().control.value == 3)
  }

  @Test func `steps with keys`() {
    #expect(rig.focus().key(.up).control.value == 5)
    rig.key(.down)
    for (key, value) in [(Key.home, 1.0), (.down, 1), (.end, 8), (.pageDown, 1), (.pageUp, 8)] {
      #expect(rig.key(key).control.value == value, "\(key)")
    }
    #expect(rig.actions.filter { $0 == .editingBegan }.count == 6)
    #expect(rig.actions.filter { $0 == .editingEnded }.count == 6)
  }

  @Test func `steps with scroll events, and adds up fractions of notches`() {
    rig.focus()
    for (notches, value) in [(-1.0, 5.0), (0.5, 5), (0.5, 4)] {
      #expect(rig.scroll(at: .center, deltaY: notches).control.value == value)
    }
    rig.scroll(at: .center, deltaY: .infinity)
    #expect(rig.scroll(at: .center, deltaY: 1e300).control.value == 1)
  }

  @Test func `asks the decision handler once per held press`() {
    var asked: [Double] = []
    stepper.decide { value in
      asked.append(value)
      return value > 6 ? .refuse : .accept
    }
    rig.tap(at: plus)
    #expect(asked == [5] && stepper.value == 5)
    #expect(rig.press(at: plus).advance(by: 0.6).control.value == 5 && stepper.state.value == 8)
    rig.release()
    #expect(asked == [5, 8] && stepper.value == 5 && rig.actions.last == .refused(.number(8)))
  }

  @Test func `takes no input while a decision is pending, which a new range drops`() {
    stepper.decide { _ in .later }
    #expect(rig.tap(at: plus).control.isPending && stepper.value == 4)
    rig.tap(at: plus)
    rig.scroll(at: .center, deltaY: -1)
    #expect(!stepper.perform(.increment) && stepper.semantics?.isPending == true)
    #expect(rig.advance(by: 1).control.state.pendingRing != nil)
    stepper.resolve(.accept)
    #expect(stepper.value == 5 && !stepper.isPending && rig.tap(at: plus).control.isPending)
    stepper.range = 1...4
    #expect(!stepper.isPending && stepper.value == 4)
  }

  @Test func `is a spin button in the accessibility tree`() throws {
    let semantics = try #require(rig.scene.semantics(of: stepper))
    #expect(semantics.role == .spinButton && semantics.valueText == "4×")
    #expect(semantics.value == .number(4, range: 1...8, step: 1))
    #expect(rig.scene.perform(.increment, on: semantics.id) && stepper.value == 5)
    #expect(rig.scene.perform(.setValue(99), on: semantics.id) && stepper.value == 8)
    #expect(!rig.scene.perform(.increment, on: semantics.id))
    #expect(!rig.scene.perform(.setValue(.nan), on: semantics.id))
  }

  @Test func `has no rounding errors with fractional steps`() {
    let rig = SceneRig(Stepper(value: 0, in: 0...1, step: 0.1, label: ""), size: Size(76, 28))
    for _ in 0..<7 { rig.tap(at: plus) }
    #expect(rig.control.value == 0.7000000000000001 || rig.control.value == 0.7)
    for _ in 0..<9 { rig.tap(at: plus) }
    #expect(rig.control.value == 1)
  }

  @Test func `clamps out-of-range and non-finite values`() {
    #expect(Stepper(value: .nan, in: 1...8, label: "").value == 1)
    #expect(Stepper(value: .infinity, in: 1...8, label: "").value == 8)
    stepper.value = .nan
    #expect(stepper.value == 4)
    stepper.value = -.infinity
    #expect(stepper.value == 1)
    stepper.range = 3...5
    #expect(stepper.value == 3)
    for step in [Double.nan, 0, -1, .infinity] {
      let rig = SceneRig(Stepper(value: 0, in: 0...2, step: step, label: ""), size: Size(76, 28))
      #expect(rig.tap(at: plus).control.value == 1)
    }
    let endless = Stepper(value: 0, in: -.infinity ... .infinity, label: "")
    let rig = SceneRig(endless, size: Size(76, 28)).press(at: plus)
    rig.passTime(1e9).showFrame()
    #expect(endless.value.isFinite && rig.key(.home).control.value.isFinite)
  }

  @Test func `has the pressed button and the reached limits in its state`() {
    #expect(rig.press(at: minus).control.state.pressed == .minus)
    rig.release()
    for (value, isDecreasing, isIncreasing) in [
      (1.0, false, true), (4, true, true), (8, true, false),
    ] {
      stepper.value = value
      #expect(stepper.state.canDecrease == isDecreasing)
      #expect(stepper.state.canIncrease == isIncreasing)
    }
  }

  @Test func `rejects scroll events at its limits, and accepts them during a press`() {
    let turn = ScrollEvent(at: plus, deltaX: 0, deltaY: -1, time: rig.now)
    var behavior = StepperBehavior(value: 8, in: 1...8)
    #expect(!behavior.shouldHandle(turn, at: rig.now))
    var actions: [ControlAction] = []
    behavior.handle(
      .pointer(PointerEvent(.pressed, at: minus, time: rig.now)), at: rig.now, actions: &actions)
    #expect(behavior.shouldHandle(turn, at: rig.now))
    let value = behavior.value
    behavior.handle(.scroll(turn), at: rig.now, actions: &actions)
    #expect(behavior.value == value)
  }

  @Test func `reports the steps missed by a late frame, and none after the release`() {
    stepper.range = 1...99
    #expect(rig.press(at: plus).after(0.39).takeActions().numbers == [5])
    #expect(rig.after(0.36).shown().takeActions().numbers == [6, 7, 8, 9])
    #expect(rig.release().showFrame().next == .idle)
    #expect(rig.after(1).takeActions() == [.editingEnded])
  }
}
