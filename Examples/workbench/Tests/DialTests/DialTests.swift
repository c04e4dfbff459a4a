import Canvas
import Controls
import ControlsTesting
import Dials
import Foundation
import Testing

/// A range of 0...100, in which a value of 50 is at the top, and 2.7 degrees are 1.
@Suite struct `Dial control` {
  private func rig(
    _ value: Double = 50, step: Double = 0, direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full
  ) -> SceneRig<Dial> {
    SceneRig(
      Dial(value: value, in: 0...100, step: step, label: "Volume"), direction: direction,
      motion: motion)
  }

  private func number(_ value: Double) -> ControlAction { .valueChanged(.number(value)) }

  /// A point of the knob at an angle in degrees, clockwise from the top.
  private func point(at angle: Double) -> Point {
    Point(36 + 20 * sin(angle * .pi / 180), 36 - 20 * cos(angle * .pi / 180))
  }

  /// The angles of the pointer, which presses at the first, and the turn of the mark in degrees.
  nonisolated static let drags: [(angles: [Double], degrees: Double)] = [
    ([0, 90], 90),
    ([90], 0),  // no jump to the pointer
    ([90, 150], 60),
    ([0, -90], -90),
    ([170, 190], 20),  // across the bottom
    ([0, 90, 180], 135),  // stops at the end
    ([0, 90, 180, 150], 135),  // returns only with the pointer
    ([0, 90, 180, 90], 90),
    ([0, -90, -180, -270], -135),  // does not wrap around
  ]

  @Test(arguments: drags)
  func `a drag turns the mark as far as the pointer`(angles: [Double], degrees: Double) throws {
    let rig = rig()
    rig.press(at: point(at: angles[0]))
    for angle in angles.dropFirst() { rig.move(to: point(at: angle)) }
    #expect(abs(rig.control.value - (50 + degrees / 2.7)) < 1e-9)
    #expect(abs(rig.control.state.angle - degrees) < 1e-9)
    #expect(rig.release().actions.first == .editingBegan && rig.actions.last == .editingEnded)
  }

  @Test func `a drag across the center does not turn the mark`() {
    let rig = rig()
    rig.press(at: point(at: 0))
    #expect(rig.move(to: Point(36, 36)).move(to: point(at: 180)).control.value == 50)
    rig.move(to: point(at: 210))
    #expect(abs(rig.control.value - (50 + 30 / 2.7)) < 1e-9)
  }

  @Test func `a dial with steps has only values of steps`() {
    let rig = rig(step: 25)
    #expect(rig.press(at: point(at: 0)).move(to: point(at: 30)).control.value == 50)
    rig.move(to: point(at: 60))
    #expect(rig.release().actions == [.editingBegan, number(75), .editingEnded])
    rig.control.value = 90
    #expect(rig.control.value == 100)
  }

  @Test func `canceling a drag restores the value`() {
    let rig = rig()
    rig.press(at: point(at: 0))
    #expect(rig.move(to: point(at: 90)).cancel().control.value == 50)
    #expect(rig.actions.suffix(2) == [number(50), .editingEnded])
  }

  @Test func `a double click sets the default value`() {
    let rig = rig(80)
    rig.control.defaultValue = 50
    #expect(rig.tap(at: .center).control.value == 80)
    rig.tap(at: .center)
    #expect(rig.takeActions().suffix(3) == [.editingBegan, number(50), .editingEnded])
  }

  @Test func `the corners around the dial cannot be pressed`() {
    let rig = rig()
    #expect(rig.tap(at: Point(2, 2)).actions.isEmpty)
  }

  nonisolated static let keys: [(key: Key, value: Double)] = [
    (.right, 60), (.up, 60), (.left, 40), (.down, 40), (.pageUp, 75), (.pageDown, 25), (.home, 0),
    (.end, 100),
  ]

  @Test(arguments: keys)
  func `keys change the value`(key: Key, value: Double) {
    let rig = rig()
    #expect(rig.focus().key(key).actions == [.editingBegan, number(value), .editingEnded])
  }

  @Test func `right to left mirrors the arrow keys, but not the direction of turning`() {
    let rig = rig(direction: .rightToLeft)
    #expect(rig.focus().key(.left).control.value == 60)
    rig.control.value = 50
    #expect(rig.press(at: point(at: 0)).move(to: point(at: 90)).control.value > 50)
  }

  @Test func `the wheel changes the value until the end of the range`() {
    let rig = rig(98)
    rig.focus().scroll(at: .center, deltaY: -1)
    rig.scroll(at: .center, deltaY: -1)
    #expect(rig.actions == [.editingBegan, number(100), .editingEnded])
    #expect(rig.scroll(at: .center, deltaY: 1).control.value == 98)
  }

  @Test func `a value set by code turns the mark with a spring`() {
    let rig = rig()
    rig.control.setValue(100, animated: true)
    #expect(rig.advance(by: 0.1).control.value == 100)
    #expect((1...134).contains(rig.control.state.angle))
    rig.settle()
    #expect(rig.control.state.angle == 135)
    #expect(rig.lastUpdate.next == .idle)
    #expect(rig.actions.isEmpty)
  }

  @Test func `the mark does not overshoot under reduced motion`() {
    let rig = rig(motion: .reduced)
    rig.control.setValue(100, animated: true)
    var highest = 0.0
    rig.settle(rate: 120) { highest = max(highest, rig.control.state.angle) }
    #expect(highest <= 135 + 1e-9)
  }

  @Test func `the accessibility element has a value and performs its actions`() throws {
    let rig = rig(95)
    let semantics = try #require(rig.scene.semantics(of: rig.control))
    #expect(semantics.role == .slider && semantics.label == "Volume")
    #expect(semantics.value == .number(95, range: 0...100) && semantics.valueText == "95 %")
    #expect(semantics.actions == [.increment, .decrement, .setValue, .focus])
    #expect(rig.scene.perform(.increment, on: semantics.id))
    #expect(!rig.scene.perform(.increment, on: semantics.id))
    #expect(rig.scene.perform(.decrement, on: semantics.id))
    #expect(rig.scene.perform(.setValue(-5), on: semantics.id))
    #expect(rig.actions == [number(100), number(90), number(0)])
  }

  @Test func `a disabled dial ignores input`() {
    let rig = rig()
    rig.control.isEnabled = false
    #expect(!rig.press(at: point(at: 0)).move(to: point(at: 90)).control.perform(.increment))
    #expect(rig.control.value == 50 && rig.actions.isEmpty)
  }

  @Test func `incremental painting leaves no stale pixels`() throws {
    let rig = rig()
    try rig.paintFrames()
    rig.press(at: point(at: 0))
    rig.drag(to: point(at: 120)).release()
    rig.control.setValue(0, animated: true)
    rig.settle()
    #expect(try rig.staleness() == nil)
  }
}
