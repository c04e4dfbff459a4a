import Canvas
import Controls
import ControlsTesting
import Testing

/// Who has the keyboard. spec: rendering, 5.2 and 5.4
@Suite struct `Focus` {
  private let first = Switch(label: "first")
  private let second = Slider(label: "second")
  private let third = SegmentedControl(segments: 2, selection: 0)

  private let rig: SceneDriver

  init() {
    let column = Stack(.vertical, spacing: 20, padding: 16, of: first, second, third)
    rig = SceneDriver(Scene(column), size: Size(120, 200))
  }

  @Test func `nothing has it at first`() {
    #expect(rig.scene.focusedNode == nil && !rig.scene.isFocusVisible)
  }

  @Test func `Tab goes through the controls in order, round and round`() {
    for control in [first, second, third, first, second] as [Control] {
      #expect(rig.focusedNode(after: .tab) === control && rig.scene.isFocusVisible)
    }
  }

  @Test func `Shift and Tab go back`() {
    for control in [third, second, first, third] as [Control] {
      rig.key(.tab, modifiers: .shift)
      #expect(rig.scene.focusedNode === control)
    }
  }

  @Test func `disabled and hidden controls are passed over`() {
    second.isEnabled = false
    rig.keys(.tab, .tab)
    #expect(rig.scene.focusedNode === third)
    first.isHidden = true
    #expect(rig.focusedNode(after: .tab) === third)
  }

  @Test func `a press gives the keyboard without showing it`() {
    rig.tap(at: second.frameInScene.center)
    #expect(rig.scene.focusedNode === second)
    #expect(second.isFocused && !rig.scene.isFocusVisible)
  }

  @Test func `a key shows it, a press hides it again`() {
    rig.tap(at: second.frameInScene.center)
    rig.key(.right)
    #expect(rig.scene.isFocusVisible)
    rig.tap(at: second.frameInScene.center)
    #expect(!rig.scene.isFocusVisible)
    // A key that the control does not know is not a use of the keyboard for it.
    rig.key(.space)
    #expect(!rig.scene.isFocusVisible)
  }

  @Test func `Tab goes on from what was pressed`() {
    rig.tap(at: second.frameInScene.center)
    #expect(rig.focusedNode(after: .tab) === third)
  }

  @Test func `a press beside the controls leaves it where it is`() {
    rig.key(.tab)
    rig.tap(at: Point(118, 198))
    #expect(rig.scene.focusedNode === first)
  }

  @Test func `a control that is disabled or removed loses it`() {
    rig.key(.tab)
    first.isEnabled = false
    #expect(rig.scene.focusedNode == nil)
    #expect(rig.focusedNode(after: .tab) === second)
    second.removeFromParent()
    #expect(rig.scene.focusedNode == nil)
  }

  @Test func `a control that is hidden hears no keys`() {
    rig.key(.tab)
    first.isHidden = true
    rig.showFrame()
    rig.key(.space)
    #expect(!first.isOn)
    #expect(rig.takeActions() == [])
  }

  @Test func `semantics tell of it`() {
    rig.key(.tab)
    #expect(rig.scene.semantics(of: first)?.isFocused == true)
    #expect(rig.scene.semantics(of: second)?.isFocused == false)
    rig.key(.tab)
    #expect(rig.scene.semantics(of: first)?.isFocused == false)
    #expect(rig.scene.semantics(of: second)?.isFocused == true)
  }

  @Test func `Tab with Control or Alt is left to the owner`() {
    var count = 0
    rig.scene.onKey = { event in
      count += event.key == .tab ? 1 : 0
      return true
    }
    rig.key(.tab, modifiers: .control)
    rig.key(.tab, modifiers: .alt)
    #expect(count == 2)
    #expect(rig.scene.focusedNode == nil)
  }

  @Test func `Escape with nothing under way is left to the owner`() {
    let unused = KeyLog(rig.scene)
    rig.keys(.tab, .escape)
    #expect(unused.keys == [.escape])
    rig.press(at: first.frameInScene.center)
    rig.key(.escape)
    #expect(unused.keys == [.escape])
  }

  @Test(arguments: [Point(2, 2), Point(118, 198)])
  func `a press on empty room takes back a Space that is held`(place: Point) {
    rig.key(.tab)
    rig.keyDown(.space)
    #expect(first.state.isPressed)
    rig.press(at: place)
    #expect(!first.state.isPressed)
    rig.release()
    rig.keyUp(.space)
    #expect(!first.isOn)
    #expect(rig.takeActions() == [])
    #expect(rig.scene.focusedNode === first)
  }

  @Test func `a press on another control takes back a Space that is held`() {
    rig.key(.tab)
    rig.keyDown(.space)
    rig.tap(at: second.frameInScene.center)
    rig.keyUp(.space)
    #expect(!first.isOn && !first.state.isPressed)
  }

  @Test func `a control that is hidden loses pointer and keyboard`() {
    rig.press(at: second.frameInScene.center, movingTo: Point(80, second.frameInScene.midY))
    #expect(second.state.isGrabbed)
    second.isHidden = true
    #expect(!second.state.isGrabbed)
    #expect(rig.scene.focusedNode == nil)
    rig.release()
    rig.key(.tab)
    rig.keyDown(.space)
    #expect(first.state.isPressed)
    first.isHidden = true
    rig.keyUp(.space)
    #expect(!first.isOn)
    #expect(rig.scene.focusedNode == nil)
  }

  @Test func `what lies in something hidden loses the keyboard too`() {
    rig.key(.tab)
    rig.scene.root.isHidden = true
    #expect(rig.scene.focusedNode == nil)
  }

  @Test func `is not given to a node of no scene, nor of another`() {
    let rig = SceneDriver(Scene(Stack(.vertical) { Switch(label: "Own") }), size: Size(100, 60))
    let lone = Switch(label: "Alone")
    rig.scene.setFocus(lone, isVisible: true)
    #expect(rig.scene.focusedNode == nil)
    let other = Scene(lone)
    rig.scene.setFocus(lone, isVisible: true)
    #expect(rig.scene.focusedNode == nil && other.focusedNode == nil)
  }
}
