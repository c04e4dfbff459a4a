import Canvas
import Controls
import Testing

@Suite struct `A slider that is not continuous` {
  private func harness(step: Double? = nil) throws -> Harness<Slider> {
    let slider = Slider(value: 0.5, step: step)
    slider.isContinuous = false
    return try Harness(slider)
  }

  @Test func `tells the value only at the end of a drag`() throws {
    let harness = try harness()
    harness.press(at: Point(100, 22))
    harness.move(to: Point(117.2, 22))
    #expect(abs(harness.control.value - 0.6) < 1e-12)
    #expect(harness.takeActions() == [.editingBegan])
    harness.release()
    #expect(
      harness.takeActions() == [.valueChanged(.number(harness.control.value)), .editingEnded])
  }

  @Test func `tells the step it snaps to, once`() throws {
    let harness = try harness(step: 0.25)
    harness.press(at: Point(100, 22))
    harness.move(to: Point(135, 22))
    harness.release()
    let values = harness.takeActions().filter { $0 == .valueChanged(.number(0.75)) }
    #expect(values.count == 1)
    #expect(harness.control.value == 0.75)
  }

  @Test func `tells nothing of a drag that comes back or is cancelled`() throws {
    let harness = try harness()
    harness.press(at: Point(100, 22))
    harness.move(to: Point(120, 22))
    harness.move(to: Point(100, 22))
    harness.release()
    #expect(harness.takeActions() == [.editingBegan, .editingEnded])
    harness.press(at: Point(100, 22))
    harness.move(to: Point(120, 22))
    harness.cancel(by: .escape)
    #expect(harness.takeActions() == [.editingBegan, .editingEnded])
    #expect(harness.control.value == 0.5)
  }

  @Test func `tells of keys at once`() throws {
    let harness = try harness()
    harness.focus()
    harness.key(.right)
    #expect(
      harness.takeActions() == [
        .editingBegan, .valueChanged(.number(harness.control.value)), .editingEnded,
      ])
  }
}
