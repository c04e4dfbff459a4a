import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Slider: "Left/Down, Right/Up, Home, End, PageUp/Down focused".
@Suite struct `A slider and the keyboard` {
  private func focused(
    _ slider: Slider, _ direction: LayoutDirection = .leftToRight
  ) throws -> Harness<Slider> {
    let harness = try Harness(slider, direction: direction)
    harness.focus()
    return harness
  }

  @Test(
    arguments: [
      (Key.left, 0.4), (.down, 0.4), (.right, 0.6), (.up, 0.6), (.pageDown, 0.4), (.pageUp, 0.6),
      (.home, 0), (.end, 1),
    ])
  func `keys move by a tenth, or to the ends, in 0.15 s`(key: Key, expected: Double) throws {
    let harness = try focused(Slider(value: 0.5))
    harness.key(key)
    #expect(isClose(harness.control.value, expected))
    #expect(isClose(harness.takeActions().numbers, [expected]))
    harness.advance(by: 0.075)
    #expect(isClose(harness.state.fraction, (0.5 + expected) / 2))
    harness.advance(by: 0.075)
    #expect(isClose(harness.state.fraction, expected))
  }

  @Test(
    arguments: [
      (Key.left, 0.6), (.right, 0.4), (.down, 0.4), (.up, 0.6), (.pageDown, 0.4), (.pageUp, 0.6),
      (.home, 0), (.end, 1),
    ])
  func `right to left swaps Left and Right alone`(key: Key, expected: Double) throws {
    let harness = try focused(Slider(value: 0.5), .rightToLeft)
    harness.key(key)
    #expect(isClose(harness.control.value, expected))
  }

  @Test func `with steps the arrows move by one`() throws {
    let harness = try focused(Slider(value: 2.5, in: 0.5...4.5, step: 1))
    harness.key(.right)
    #expect(harness.control.value == 3.5)
    harness.key(.left)
    harness.key(.left)
    #expect(harness.control.value == 1.5)
    harness.key(.end)
    #expect(harness.control.value == 4.5)
    harness.key(.home)
    #expect(harness.control.value == 0.5)
    #expect(harness.takeActions().hapticCount == 10)
  }

  @Test func `with small steps a page is a tenth of the range`() throws {
    let harness = try focused(Slider(value: 50, in: 0...100, step: 1))
    harness.key(.pageUp)
    #expect(harness.control.value == 60)
    harness.key(.pageDown)
    #expect(harness.control.value == 50)
    harness.key(.right)
    #expect(harness.control.value == 51)
  }

  @Test func `at the ends keys say nothing`() throws {
    let harness = try focused(Slider(value: 1))
    harness.key(.right)
    harness.key(.end)
    harness.key(.pageUp)
    #expect(harness.control.value == 1)
    #expect(harness.takeActions().numbers == [])
  }

  @Test func `a key that is held repeats within one editing`() throws {
    let harness = try focused(Slider(value: 0))
    harness.keyDown(.right)
    harness.keyDown(.right, isRepeat: true)
    harness.keyDown(.right, isRepeat: true)
    harness.keyUp(.right)
    let actions = harness.takeActions()
    #expect(isClose(actions.numbers, [0.1, 0.2, 0.3]))
    #expect(actions.first == .editingBegan)
    #expect(actions.last == .editingEnded)
    #expect(actions.filter { $0 == .editingBegan }.count == 1)
  }

  @Test func `keys during a drag do nothing`() throws {
    let harness = try focused(Slider(value: 0.5))
    harness.press(at: Point(100, 22))
    harness.key(.right)
    harness.key(.home)
    #expect(harness.control.value == 0.5)
    harness.move(to: Point(117.2, 22))
    #expect(isClose(harness.control.value, 0.6))
  }

  @Test func `a press while an arrow is down takes over`() throws {
    let harness = try focused(Slider(value: 0.5))
    harness.keyDown(.right)
    harness.settle()
    harness.press(at: Point(117.2, 22))
    #expect(harness.state.isGrabbed)
    harness.move(to: Point(134.4, 22))
    harness.keyUp(.right)
    #expect(isClose(harness.control.value, 0.7))
    harness.release()
    let edits = harness.takeActions().filter { $0 == .editingBegan || $0 == .editingEnded }
    #expect(edits == [.editingBegan, .editingEnded, .editingBegan, .editingEnded])
  }

  /// spec: rendering, 5.4: a page is a tenth, and no less than a step.
  @Test func `a page is a step where steps are coarse`() throws {
    let harness = try focused(Slider(value: 0, step: 0.5))
    harness.key(.pageUp)
    #expect(harness.control.value == 0.5)
    harness.key(.pageUp)
    #expect(harness.control.value == 1)
    harness.key(.pageDown)
    #expect(harness.control.value == 0.5)
  }

  @Test func `Space and Enter are left to the owner`() throws {
    let harness = try focused(Slider(value: 0.5))
    var count = 0
    harness.scene.onKey = { _ in
      count += 1
      return true
    }
    harness.key(.space)
    harness.key(.enter)
    #expect(count == 2)
    #expect(harness.takeActions() == [])
  }
}
