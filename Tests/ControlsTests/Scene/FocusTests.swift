import Canvas
import Controls
import Testing

/// Who has the keyboard. spec: rendering, 5.2 and 5.4
@Suite struct `Focus` {
  private let first = Switch(label: "first")
  private let second = Slider(label: "second")
  private let third = SegmentedControl(segments: 2, selection: 0)

  private func harness() throws -> SceneHarness {
    let column = Stack(.vertical, spacing: 20, padding: 16) {
      first
      second
      third
    }
    return try SceneHarness(Scene(column), size: Size(120, 200))
  }

  @Test func `nothing has it at first`() throws {
    let harness = try harness()
    #expect(harness.scene.focusedNode == nil)
    #expect(!harness.scene.isFocusVisible)
  }

  @Test func `Tab goes through the controls in order, round and round`() throws {
    let harness = try harness()
    for control in [first, second, third, first, second] as [Control] {
      harness.key(.tab)
      #expect(harness.scene.focusedNode === control)
      #expect(harness.scene.isFocusVisible)
    }
  }

  @Test func `Shift and Tab go back`() throws {
    let harness = try harness()
    for control in [third, second, first, third] as [Control] {
      harness.key(.tab, modifiers: .shift)
      #expect(harness.scene.focusedNode === control)
    }
  }

  @Test func `disabled and hidden controls are passed over`() throws {
    let harness = try harness()
    second.isEnabled = false
    harness.key(.tab)
    harness.key(.tab)
    #expect(harness.scene.focusedNode === third)
    first.isHidden = true
    harness.key(.tab)
    #expect(harness.scene.focusedNode === third)
  }

  @Test func `a press gives the keyboard without showing it`() throws {
    let harness = try harness()
    harness.tap(at: second.frameInScene.center)
    #expect(harness.scene.focusedNode === second)
    #expect(second.isFocused)
    #expect(!harness.scene.isFocusVisible)
  }

  @Test func `a key shows it, a press hides it again`() throws {
    let harness = try harness()
    harness.tap(at: second.frameInScene.center)
    harness.key(.right)
    #expect(harness.scene.isFocusVisible)
    harness.tap(at: second.frameInScene.center)
    #expect(!harness.scene.isFocusVisible)
    // A key that the control does not know is not a use of the keyboard for it.
    harness.key(.space)
    #expect(!harness.scene.isFocusVisible)
  }

  @Test func `Tab goes on from what was pressed`() throws {
    let harness = try harness()
    harness.tap(at: second.frameInScene.center)
    harness.key(.tab)
    #expect(harness.scene.focusedNode === third)
  }

  @Test func `a press beside the controls leaves it where it is`() throws {
    let harness = try harness()
    harness.key(.tab)
    harness.tap(at: Point(118, 198))
    #expect(harness.scene.focusedNode === first)
  }

  @Test func `a control that is disabled or removed loses it`() throws {
    let harness = try harness()
    harness.key(.tab)
    first.isEnabled = false
    #expect(harness.scene.focusedNode == nil)
    harness.key(.tab)
    #expect(harness.scene.focusedNode === second)
    second.removeFromParent()
    #expect(harness.scene.focusedNode == nil)
  }

  @Test func `a control that is hidden hears no keys`() throws {
    let harness = try harness()
    harness.key(.tab)
    first.isHidden = true
    harness.frame()
    harness.key(.space)
    #expect(!first.isOn)
    #expect(harness.takeActions() == [])
  }

  @Test func `semantics tell of it`() throws {
    let harness = try harness()
    harness.key(.tab)
    #expect(first.semantics?.isFocused == true)
    #expect(second.semantics?.isFocused == false)
    harness.key(.tab)
    #expect(first.semantics?.isFocused == false)
    #expect(second.semantics?.isFocused == true)
  }

  @Test func `Tab with Control or Alt is left to the owner`() throws {
    let harness = try harness()
    var count = 0
    harness.scene.onKey = { event in
      count += event.key == .tab ? 1 : 0
      return true
    }
    harness.key(.tab, modifiers: .control)
    harness.key(.tab, modifiers: .alt)
    #expect(count == 2)
    #expect(harness.scene.focusedNode == nil)
  }

  @Test func `Escape with nothing under way is left to the owner`() throws {
    let harness = try harness()
    var keys: [Key] = []
    harness.scene.onKey = { event in
      keys.append(event.key)
      return true
    }
    harness.key(.tab)
    harness.key(.escape)
    #expect(keys == [.escape])
    harness.press(at: first.frameInScene.center)
    harness.key(.escape)
    #expect(keys == [.escape])
  }

  @Test(arguments: [Point(2, 2), Point(118, 198)])
  func `a press on empty room takes back a Space that is held`(place: Point) throws {
    let harness = try harness()
    harness.key(.tab)
    harness.keyDown(.space)
    #expect(first.state.isPressed)
    harness.press(at: place)
    #expect(!first.state.isPressed)
    harness.release()
    harness.keyUp(.space)
    #expect(!first.isOn)
    #expect(harness.takeActions() == [])
    #expect(harness.scene.focusedNode === first)
  }

  @Test func `a press on another control takes back a Space that is held`() throws {
    let harness = try harness()
    harness.key(.tab)
    harness.keyDown(.space)
    harness.tap(at: second.frameInScene.center)
    harness.keyUp(.space)
    #expect(!first.isOn)
    #expect(!first.state.isPressed)
  }

  @Test func `a control that is hidden loses pointer and keyboard`() throws {
    let harness = try harness()
    harness.press(at: second.frameInScene.center)
    harness.move(to: Point(80, second.frameInScene.midY))
    #expect(second.state.isGrabbed)
    second.isHidden = true
    #expect(!second.state.isGrabbed)
    #expect(harness.scene.focusedNode == nil)
    harness.release()
    harness.key(.tab)
    harness.keyDown(.space)
    #expect(first.state.isPressed)
    first.isHidden = true
    harness.keyUp(.space)
    #expect(!first.isOn)
    #expect(harness.scene.focusedNode == nil)
  }

  @Test func `what lies in something hidden loses the keyboard too`() throws {
    let harness = try harness()
    harness.key(.tab)
    harness.scene.root.isHidden = true
    #expect(harness.scene.focusedNode == nil)
  }
}
