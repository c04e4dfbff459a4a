import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Switch: "Escape, grab loss, unmap, disable, programmatic set during press".
@Suite struct `Cancelling a switch` {
  /// A switch that is off, shows on, and is held there.
  private func flipped(_ direction: LayoutDirection = .leftToRight) throws -> Harness<Switch> {
    let harness = try Harness(Switch(isOn: false), direction: direction)
    harness.press(at: harness.reading(10, 15))
    harness.move(to: harness.reading(40, 15))
    harness.settle()
    #expect(harness.state.position.position == 1)
    #expect(harness.state.thumbWidth == 31)
    return harness
  }

  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `the thumb goes back by the same spring, without an event`(
    cause: CancelCause, direction: LayoutDirection
  ) throws {
    let harness = try flipped(direction)
    harness.cancel(by: cause)
    #expect(!harness.state.isPressed)
    #expect(!harness.state.isShownOn)
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.position.position, 1 - 0.410971610))
    #expect(isClose(harness.state.thumbWidth, 31 - 4 * 0.661105264))
    harness.settle()
    #expect(harness.state.position.position == 0)
    #expect(harness.state.thumbWidth == 27)
    #expect(harness.state.trackMix == 0)
    #expect(!harness.control.isOn)
    #expect(harness.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases)
  func `later motion and the release are ignored`(cause: CancelCause) throws {
    let harness = try flipped()
    harness.cancel(by: cause)
    harness.move(to: Point(10, 15))
    harness.move(to: Point(45, 15))
    #expect(!harness.state.isShownOn)
    harness.release()
    #expect(!harness.control.isOn)
    #expect(harness.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases)
  func `a cancelled tap does not toggle`(cause: CancelCause) throws {
    let harness = try Harness(Switch(isOn: true))
    harness.press(at: Point(25, 15))
    harness.advance(by: 0.05)
    harness.cancel(by: cause)
    harness.release()
    harness.settle()
    #expect(harness.control.isOn)
    #expect(harness.state.thumbWidth == 27)
    #expect(harness.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases.filter { $0 != .disable })
  func `the next press is a press like any other`(cause: CancelCause) throws {
    let harness = try flipped()
    harness.cancel(by: cause)
    harness.release()
    harness.tap(at: Point(25, 15))
    #expect(harness.takeActions().values == [.isOn(true)])
  }

  @Test(arguments: [false, true])
  func `a program's change during a press ends it`(isOn: Bool) throws {
    let harness = try flipped()
    harness.control.setOn(isOn, animated: true)
    #expect(!harness.state.isPressed)
    #expect(harness.state.isShownOn == isOn)
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.thumbWidth, 31 - 4 * 0.661105264))
    harness.move(to: Point(10, 15))
    harness.move(to: Point(40, 15))
    harness.release()
    harness.settle()
    #expect(harness.control.isOn == isOn)
    #expect(harness.state.position.position == (isOn ? 1 : 0))
    #expect(harness.takeActions() == [])
  }

  @Test func `taking the control out of the scene ends the press`() throws {
    let harness = try flipped()
    harness.control.removeFromParent()
    harness.frame()
    harness.move(to: Point(45, 15))
    harness.release()
    #expect(!harness.control.isOn)
    #expect(harness.takeActions() == [])
  }
}
