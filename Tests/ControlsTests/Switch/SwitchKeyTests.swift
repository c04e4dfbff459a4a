import Canvas
import Controls
import Testing

/// spec: rendering, 5.4, Switch: "Space/Enter focused".
@Suite struct `A switch and the keyboard` {
  private func focused(isOn: Bool = false) throws -> Harness<Switch> {
    let harness = try Harness(Switch(isOn: isOn))
    harness.focus()
    return harness
  }

  @Test func `Space shows a press on the way down and toggles on the way up`() throws {
    let harness = try focused()
    harness.keyDown(.space)
    #expect(harness.state.isPressed)
    harness.advance(by: 0.06)
    #expect(isClose(harness.state.thumbWidth, 27 + 4 * 0.842441248))
    #expect(harness.takeActions() == [])
    harness.keyUp(.space)
    #expect(!harness.state.isPressed)
    #expect(harness.control.isOn)
    #expect(harness.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
  }

  @Test func `Enter toggles on the way down`() throws {
    let harness = try focused()
    harness.keyDown(.enter)
    #expect(harness.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
    harness.keyUp(.enter)
    #expect(harness.takeActions() == [])
    #expect(harness.state.thumbWidth == 27)
  }

  @Test func `a key that repeats counts once`() throws {
    let harness = try focused()
    harness.keyDown(.space)
    for _ in 0..<5 { harness.keyDown(.space, isRepeat: true) }
    #expect(harness.takeActions() == [])
    harness.keyUp(.space)
    #expect(harness.takeActions().values == [.isOn(true)])

    harness.keyDown(.enter)
    for _ in 0..<5 { harness.keyDown(.enter, isRepeat: true) }
    harness.keyUp(.enter)
    #expect(harness.takeActions().values == [.isOn(false)])
  }

  @Test(arguments: CancelCause.allCases)
  func `what cancels a press cancels Space`(cause: CancelCause) throws {
    let harness = try focused()
    harness.keyDown(.space)
    harness.cancel(by: cause)
    #expect(!harness.state.isPressed)
    harness.keyUp(.space)
    harness.settle()
    #expect(harness.state.thumbWidth == 27)
    #expect(!harness.control.isOn)
    #expect(harness.takeActions() == [])
  }

  @Test func `Tab during Space cancels it`() throws {
    let first = Switch(isOn: false)
    let second = Switch(isOn: false)
    let row = Stack(.horizontal, spacing: 20) {
      first
      second
    }
    let harness = try SceneHarness(Scene(row), size: Size(200, 60))
    harness.key(.tab)
    harness.keyDown(.space)
    harness.key(.tab)
    harness.keyUp(.space)
    #expect(!first.state.isPressed)
    #expect(!first.isOn)
    #expect(!second.isOn)
  }

  @Test(arguments: [Key.enter, .character("a"), .named("shift_l")])
  func `another key that comes up does not end Space`(other: Key) throws {
    let harness = try focused()
    harness.keyDown(.space)
    harness.key(other)
    #expect(harness.state.isPressed)
    harness.keyUp(.space)
    #expect(!harness.state.isPressed)
    #expect(harness.takeActions().values == [.isOn(true)])
  }

  @Test func `a press while Space is down takes over`() throws {
    let harness = try focused()
    harness.keyDown(.space)
    harness.press(at: Point(10, 15))
    #expect(harness.state.isPressed)
    harness.move(to: Point(40, 15))
    harness.keyUp(.space)
    #expect(harness.takeActions() == [])
    harness.release()
    #expect(harness.takeActions().values == [.isOn(true)])
  }

  @Test func `other keys and keys with modifiers are left to the owner`() throws {
    let harness = try focused()
    var keys: [Key] = []
    harness.scene.onKey = { event in
      keys.append(event.key)
      return true
    }
    harness.key(.left)
    harness.key(.space, modifiers: .control)
    harness.key(.character("x"))
    #expect(keys == [.left, .space, .character("x")])
    #expect(harness.takeActions() == [])
  }

  @Test func `without focus the keys do nothing`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.key(.space)
    harness.key(.enter)
    #expect(harness.takeActions() == [])
  }
}
