import Canvas
import Controls
import ControlsTesting
import Testing

import class Stepper.Stepper
import struct Stepper.StepperMetrics

/// From leading to trailing: 44 pt of minus, 48 pt of the value, and 44 pt of plus.
@Suite struct `Stepper example` {
  private func rig(
    _ value: Int = 5, direction: LayoutDirection = .leftToRight, theme: Theme = .light
  ) -> SceneRig<Stepper> {
    SceneRig(
      Stepper(value: value, in: 0...10, label: "Copies"), size: StepperMetrics().size,
      theme: theme, direction: direction)
  }

  private func number(_ value: Double) -> ControlAction { .valueChanged(.number(value)) }

  @Test func `the value is limited to the range`() {
    #expect(Stepper(value: 99, in: 0...10, label: "").value == 10)
    let rig = rig()
    rig.control.value = -3
    #expect(rig.control.value == 0)
    #expect(rig.actions.isEmpty)
  }

  @Test func `the value is a described property`() throws {
    let stepper = Stepper(value: 3, in: 0...20, label: "Copies")
    let value = try #require(Stepper.description.property("value"))
    try value.write(7, to: stepper)
    #expect(stepper.value == 7 && value.read(from: stepper) == 7)
    #expect(throws: PropertyError("must be a whole number from 0 to 20", of: "value")) {
      try value.write(21, to: stepper)
    }
    #expect(stepper.value == 7)
  }

  @Test func `a press steps, and editing begins and ends with it`() {
    let rig = rig()
    rig.press(at: .trailing)
    #expect(rig.control.value == 6)
    rig.release()
    #expect(rig.actions == [.editingBegan, number(6), .editingEnded])
    rig.tap(at: .leading)
    rig.tap(at: .leading)
    #expect(rig.control.value == 4)
  }

  @Test func `holding plus repeats the step`() {
    let rig = rig(0)
    rig.press(at: .trailing)
    rig.advance(by: 0.49)
    #expect(rig.control.value == 1)
    rig.advance(by: 0.51)
    #expect(rig.control.value == 4)
    rig.release()
    #expect(rig.actions.last == .editingEnded)
    rig.advance(by: 2)
    #expect(rig.control.value == 4)
  }

  /// A held button requests frames only for its steps, and none at the end of the range.
  @Test func `no frame is requested between repeats and at the end of the range`() throws {
    let rig = rig(8)
    rig.press(at: .trailing)
    rig.showFrame()
    let pressed = rig.now
    #expect(rig.lastUpdate.next == .at(pressed.advanced(by: 0.5)))
    rig.advance(by: 0.6)
    #expect(rig.control.value == 10)
    #expect(rig.lastUpdate.next == .idle)
  }

  @Test func `repeating pauses while the pointer is outside the button`() {
    let rig = rig(0)
    rig.press(at: .trailing)
    rig.move(to: .center)
    rig.advance(by: 3)
    #expect(rig.control.value == 1)
    rig.move(to: .trailing)
    rig.advance(by: 0.6)
    #expect(rig.control.value == 2)
  }

  @Test func `canceling a press restores the value`() {
    let rig = rig()
    rig.press(at: .trailing)
    rig.advance(by: 0.6)
    rig.cancel()
    #expect(rig.control.value == 5)
    #expect(rig.actions.suffix(2) == [number(5), .editingEnded])
  }

  @Test func `only the buttons can be pressed`() {
    let rig = rig()
    rig.tap(at: .center)
    #expect(rig.actions.isEmpty)
  }

  @Test func `right to left mirrors the buttons and the arrow keys`() {
    let rig = rig(direction: .rightToLeft)
    rig.tap(at: Point(10, 16))
    #expect(rig.control.value == 6)
    rig.focus()
    rig.key(.left)
    #expect(rig.control.value == 7)
  }

  @Test func `arrow keys change the value`() {
    let rig = rig()
    rig.focus()
    rig.key(.up)
    rig.key(.right)
    rig.key(.down)
    #expect(rig.control.value == 6)
    #expect(rig.actions.first == .editingBegan && rig.actions.last == .editingEnded)
  }

  @Test func `a disabled stepper ignores input`() {
    let rig = rig()
    rig.control.isEnabled = false
    rig.tap(at: .trailing)
    #expect(!rig.control.perform(.increment))
    #expect(rig.control.value == 5 && rig.actions.isEmpty)
  }

  @Test func `the accessibility element has a value and performs its actions`() throws {
    let rig = rig(9)
    let semantics = try #require(rig.scene.semantics(of: rig.control))
    #expect(semantics.role == .stepper && semantics.label == "Copies")
    #expect(semantics.value == .number(9, range: 0...10, step: 1))
    #expect(semantics.states == [.enabled, .focusable, .showing])
    #expect(semantics.actions == [.increment, .decrement, .setValue, .focus])
    #expect(rig.scene.perform(.increment, on: semantics.id))
    #expect(!rig.scene.perform(.increment, on: semantics.id))
    #expect(rig.scene.perform(.setValue(3.4), on: semantics.id))
    #expect(!rig.scene.perform(.toggle, on: semantics.id))
    #expect(rig.actions == [number(10), number(3)])
  }

  @Test func `a change of the value is reported to assistive technology`() {
    let rig = rig()
    var heard: [SemanticsChange] = []
    rig.scene.observeSemantics { heard += $0 }
    rig.tap(at: .trailing)
    rig.showFrame()
    let id = rig.control.semanticsID
    #expect(heard == [.changed(id, .value), .focusMoved(to: id)])
  }

  @Test(arguments: [false, true])
  func `the stepper matches its reference picture`(isDark: Bool) throws {
    let rig = rig(4, theme: isDark ? .dark : .light)
    rig.press(at: .trailing)
    rig.expectPicture("stepper-\(isDark ? "dark" : "light")", gate: .roundShapes)
  }
}
