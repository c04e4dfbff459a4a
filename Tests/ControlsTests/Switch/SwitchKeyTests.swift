import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4, Switch: "Space/Enter focused".
@Suite struct `Switch: keyboard` {
  private static func focused(isOn: Bool = false) -> SceneRig<Switch> {
    let rig = SceneRig(Switch(isOn: isOn))
    rig.focus()
    return rig
  }

  private let rig = Self.focused()

  @Test func `Space shows a press on key down and toggles on key up`() {
    rig.keyDown(.space)
    #expect(rig.state.isPressed)
    #expect(isClose(rig.state(after: 0.06).thumbWidth, 27 + 4 * 0.842441248))
    #expect(rig.takeActions() == [])
    rig.keyUp(.space)
    #expect(!rig.state.isPressed && rig.control.isOn)
    #expect(rig.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
  }

  @Test func `Return toggles on key down`() {
    rig.keyDown(.enter)
    #expect(rig.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
    #expect(rig.takeActions(afterKeyUp: .enter) == [])
    #expect(rig.state.thumbWidth == 27)
  }

  @Test func `a repeated key counts once`() {
    rig.keyDown(.space)
    for _ in 0..<5 { rig.keyDown(.space, isRepeat: true) }
    #expect(rig.takeActions() == [])
    #expect(rig.takeActions(afterKeyUp: .space).values == [.isOn(true)])

    rig.keyDown(.enter)
    for _ in 0..<5 { rig.keyDown(.enter, isRepeat: true) }
    #expect(rig.takeActions(afterKeyUp: .enter).values == [.isOn(false)])
  }

  @Test(arguments: CancelCause.allCases)
  func `each cause of a cancel cancels Space`(cause: CancelCause) {
    rig.keyDown(.space)
    rig.cancel(by: cause)
    #expect(!rig.state.isPressed)
    rig.keyUp(.space)
    #expect(rig.settledState().thumbWidth == 27)
    #expect(!rig.control.isOn)
    #expect(rig.takeActions() == [])
  }

  @Test(arguments: [Key.enter, .character("a"), .named("shift_l")])
  func `the release of another key does not release Space`(other: Key) {
    rig.keyDown(.space)
    #expect(rig.state(after: other).isPressed)
    rig.keyUp(.space)
    #expect(!rig.state.isPressed)
    #expect(rig.takeActions().values == [.isOn(true)])
  }

  @Test func `Space toggles while Return is still down`() {
    rig.keyDown(.enter)
    rig.keyDown(.space)
    #expect(rig.state.isPressed && rig.takeActions().values == [.isOn(true)])
    #expect(rig.takeActions(afterKeyUp: .space).values == [.isOn(false)])
    #expect(rig.takeActions(afterKeyUp: .enter) == [])
    #expect(!rig.state.isPressed)
  }

  @Test(arguments: CancelCause.allCases)
  func `each cause of a cancel cancels Space while Return is still down`(cause: CancelCause) {
    rig.keyDown(.enter)
    rig.keyDown(.space)
    rig.keyUp(.enter)
    rig.cancel(by: cause)
    #expect(!rig.state.isPressed)
    rig.keyUp(.space)
    #expect(rig.takeActions().values == [.isOn(true)])
  }

  @Test func `a press while Space is held replaces it`() {
    rig.keyDown(.space)
    #expect(rig.state(pressingAt: Point(10, 15)).isPressed)
    rig.move(to: Point(40, 15))
    #expect(rig.takeActions(afterKeyUp: .space).values == [])
    #expect(rig.takeActionsAfterRelease().values == [.isOn(true)])
  }

  @Test func `other keys and keys with modifiers go to the key handler`() {
    let unused = KeyLog(rig.scene)
    rig.key(.left)
    rig.key(.space, modifiers: .control)
    rig.key(.character("x"))
    #expect(unused.keys == [.left, .space, .character("x")])
    #expect(rig.takeActions() == [])
  }

  @Test func `keys without focus are ignored`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.keys(.space, .enter)
    #expect(rig.takeActions() == [])
  }
}
