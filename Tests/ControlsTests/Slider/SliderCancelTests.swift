import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Slider: "cancel"; "thumb drawn when disabled".
@Suite struct `Cancelling a slider` {
  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `the value goes back to what it was at the press, with an event`(
    cause: CancelCause, direction: LayoutDirection
  ) throws {
    let harness = try Harness(Slider(value: 0.5), direction: direction)
    harness.press(at: harness.reading(100, 22))
    harness.move(to: harness.reading(134.4, 22))
    _ = harness.takeActions()
    harness.cancel(by: cause)
    #expect(harness.control.value == 0.5)
    #expect(harness.takeActions() == [.valueChanged(.number(0.5)), .editingEnded])
    harness.settle()
    #expect(harness.state.fraction == 0.5)
    #expect(!harness.state.isGrabbed)
  }

  @Test(arguments: CancelCause.allCases)
  func `without a change there is no event`(cause: CancelCause) throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.press(at: Point(105, 22))
    harness.cancel(by: cause)
    #expect(harness.takeActions() == [.editingBegan, .editingEnded])
  }

  @Test(arguments: CancelCause.allCases)
  func `later motion and the release are ignored`(cause: CancelCause) throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.press(at: Point(100, 22))
    harness.move(to: Point(134.4, 22))
    harness.cancel(by: cause)
    _ = harness.takeActions()
    harness.move(to: Point(30, 22))
    harness.release()
    harness.settle()
    #expect(harness.control.value == 0.5)
    #expect(harness.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases)
  func `a cancelled jump goes back too`(cause: CancelCause) throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.press(at: Point(143, 22))
    harness.advance(by: 0.05)
    harness.cancel(by: cause)
    #expect(isClose(harness.takeActions().numbers, [0.75, 0.5]))
    harness.settle()
    #expect(harness.state.fraction == 0.5)
  }

  @Test func `a stepped slider goes back to its step without a haptic`() throws {
    let harness = try Harness(Slider(value: 0.5, step: 0.25))
    harness.press(at: Point(100, 22))
    harness.move(to: Point(110, 22))
    _ = harness.takeActions()
    harness.cancel(by: .escape)
    #expect(harness.control.value == 0.5)
    #expect(harness.takeActions() == [.valueChanged(.number(0.5)), .editingEnded])
  }

  @Test func `cancelling the grab of a thumb in flight lets it arrive`() throws {
    let harness = try Harness(Slider(value: 0))
    harness.control.setValue(1, animated: true)
    harness.advance(by: 0.075)
    harness.press(at: Point(100, 22))
    harness.advance(by: 0.2)
    #expect(isClose(harness.state.fraction, 0.5))
    harness.cancel(by: .focusLost)
    harness.settle()
    #expect(harness.state.fraction == 1)
    #expect(harness.takeActions().numbers == [])
  }

  @Test func `a disabled slider is not taken hold of`() throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.control.isEnabled = false
    harness.press(at: Point(100, 22))
    harness.move(to: Point(150, 22))
    harness.release()
    #expect(harness.control.value == 0.5)
    harness.tap(at: Point(150, 22))
    #expect(harness.takeActions() == [])
  }
}
