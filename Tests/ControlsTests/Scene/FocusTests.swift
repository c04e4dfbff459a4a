import Canvas
import Controls
import ControlsTesting
import Testing

/// Keyboard focus. spec: docs/spec/rendering.md#5.2; docs/spec/rendering.md#5.4
@Suite struct `Focus order` {
  private let first = Switch(label: "first")
  private let second = Slider(label: "second")
  private let third = SegmentedControl(segments: 2, selection: 0)
  private let rig: SceneDriver

  init() {
    rig = SceneDriver(column: first, second, third, spacing: 20, padding: 16, size: Size(120, 200))
  }

  @Test func `Tab moves the focus forward and wraps around, and a press outside keeps it`() {
    for control in [first, second, third, first, second] as [Control] {
      #expect(rig.key(.tab).scene.focusedNode === control && rig.scene.isFocusVisible)
    }
    #expect(rig.tap(at: Point(118, 198)).scene.focusedNode === second)
  }

  @Test(
    arguments: [(false, [], 2), (false, .shift, 0), (true, [], 2), (true, .shift, 0)]
      as [(Bool, Modifiers, Int)])
  func `Tab continues at the place where the focus ended`(
    isRemoved: Bool, modifiers: Modifiers, next: Int
  ) {
    rig.scene.setFocus(second, isVisible: true)
    rig.scene.endFocus()
    #expect(rig.scene.focusedNode == nil)
    if isRemoved { second.removeFromParent() }
    #expect(rig.key(.tab, modifiers: modifiers).scene.focusedNode === [first, second, third][next])
    rig.scene.setFocus(nil, isVisible: false)
    #expect(rig.key(.tab).scene.focusedNode === first)
  }

  @Test(arguments: [false, true], [([], 2), (.shift, 0)] as [(Modifiers, Int)])
  func `Tab continues at the place of a control that lost the focus`(
    isHidden: Bool, direction: (modifiers: Modifiers, next: Int)
  ) {
    rig.scene.setFocus(second, isVisible: true)
    if isHidden { second.isHidden = true } else { second.isEnabled = false }
    #expect(rig.scene.focusedNode == nil)
    rig.key(.tab, modifiers: direction.modifiers)
    #expect(rig.scene.focusedNode === [first, second, third][direction.next])
  }

  /// The effect of a key on the control, and the places of the control and of the next focus.
  private nonisolated static let effects: [(effect: String, place: Int, next: Int?)] = [
    ("hide", 1, 2), ("remove", 1, 2), ("hide", 2, 0), ("remove", 2, 0), ("disable", 1, nil),
  ]

  @Test(arguments: effects)
  func `the focus moves on from a control that hides itself by a key`(
    effect: String, place: Int, next: Int?
  ) {
    let controls: [Control] = [first, second, third]
    let control = controls[place]
    let observation = rig.scene.observe { changed, _ in
      switch effect {
      case "hide": changed.isHidden = true
      case "remove": changed.removeFromParent()
      default: changed.isEnabled = false
      }
    }
    rig.scene.setFocus(control, isVisible: true)
    rig.key(.right)
    // A disabled control is usually enabled again, and a repeated key should not reach another one.
    #expect(rig.scene.focusedNode === next.map { controls[$0] })
    #expect(rig.scene.isFocusVisible == (next != nil))
    withExtendedLifetime(observation) {}
  }

  @Test func `the focus ends with a control that is hidden by a press or by another key`() {
    second.onChange { [second] _ in second.isHidden = true }
    rig.tap(at: second.frameInScene.center + Point(10, 0))
    #expect(second.isHidden && rig.scene.focusedNode == nil)
    second.isHidden = false
    rig.scene.setFocus(second, isVisible: true)
    rig.key(.right)
    #expect(rig.scene.focusedNode === third)
    rig.scene.onKey = { [third] _ in
      third.isHidden = true
      return true
    }
    rig.key(.character("h"))
    #expect(third.isHidden && rig.scene.focusedNode == nil)
  }

  @Test func `the focus skips disabled and hidden controls`() {
    second.isEnabled = false
    #expect(rig.keys(.tab, .tab).scene.focusedNode === third)
    first.isHidden = true
    #expect(rig.key(.tab).scene.focusedNode === third)
  }

  @Test func `a key shows the focus ring, and a press hides it`() {
    #expect(rig.tap(at: second.frameInScene.center).key(.right).scene.isFocusVisible)
    #expect(!rig.tap(at: second.frameInScene.center).scene.isFocusVisible)
    // A key that the control does not handle does not show the focus ring.
    #expect(!rig.key(.space).scene.isFocusVisible && rig.key(.tab).scene.focusedNode === third)
  }

  @Test func `keys that a control does not use go to the key handler`() {
    let unused = KeyLog(rig.scene)
    rig.key(.tab).key(.space, modifiers: .control)
    rig.keys(.left, .character("x"), .tab, .space, .enter, .tab, .up, .space)
    let keys = [Key.space, .left, .character("x"), .space, .enter, .up, .space]
    #expect(unused.keys == keys && rig.takeActions() == [])
    rig.key(.escape)
    #expect(unused.keys == keys + [.escape])
    rig.press(at: first.frameInScene.center).key(.escape)
    #expect(unused.keys == keys + [.escape])
  }

  @Test(arguments: [Point(2, 2), Point(118, 198), nil])
  func `a press on empty space or on another control cancels a held Space`(place: Point?) {
    rig.key(.tab).keyDown(.space)
    #expect(first.state.isPressed)
    rig.press(at: place ?? second.frameInScene.center)
    #expect(!first.state.isPressed)
    rig.release().keyUp(.space)
    #expect(!first.isOn)
    #expect(place == nil || rig.takeActions() == [])
    #expect(rig.scene.focusedNode === (place == nil ? second : first))
  }

  @Test func `a control that is hidden loses pointer and focus`() {
    rig.press(at: second.frameInScene.center, movingTo: Point(80, second.frameInScene.midY))
    #expect(second.state.isGrabbed)
    second.isHidden = true
    #expect(!second.state.isGrabbed && rig.scene.focusedNode == nil)
    #expect(rig.release().key(.tab).scene.focusedNode === third)
    rig.scene.root.isHidden = true
    #expect(rig.scene.focusedNode == nil)
  }

  @Test func `the focus cannot move to a node of no scene or of another scene`() {
    let rig = SceneDriver(column: Switch(label: "Own"), size: Size(100, 60))
    let lone = Switch(label: "Alone")
    rig.scene.setFocus(lone, isVisible: true)
    #expect(rig.scene.focusedNode == nil)
    let other = Scene(lone)
    rig.scene.setFocus(lone, isVisible: true)
    #expect(rig.scene.focusedNode == nil && other.focusedNode == nil)
  }
}

/// spec: docs/spec/rendering.md#5.4/switch/disabled; and hit testing.
@Suite struct `Disabled controls and hit testing` {
  @Test(arguments: 0..<3, [false, true])
  func `a disabled control or scene ignores all input`(kind: Int, isSceneDisabled: Bool) {
    let rig = SceneRig(Control.kinds()[kind])
    if isSceneDisabled { rig.scene.isEnabled = false } else { rig.control.isEnabled = false }
    #expect(rig.settled().press(at: .center).scene.focusedNode == nil)
    #expect(rig.release(at: rig.point(.center) + Point(60, 0)).key(.tab).scene.focusedNode == nil)
    #expect(rig.keys(.space, .left).takeActions() == [] && !rig.scene.needsUpdate)
    #expect(rig.scene.semantics(of: rig.control)?.isEnabled == false)
    (rig.scene.isEnabled, rig.control.isEnabled) = (true, true)
    #expect(rig.key(.tab).scene.focusedNode === rig.control)
  }

  @Test func `a disabled control blocks the press from the control behind`() {
    let back = Slider(value: 0.5)
    let front = Switch(isOn: false)
    let root = FixedFrameRoot(back, at: Rect(16, 16, 200, 44))
    root.addChild(front)
    front.frame.origin = Point(90, 20)
    front.isEnabled = false
    let rig = SceneDriver(Scene(root), size: Size(232, 76)).press(at: front.frameInScene.center)
    #expect(!back.state.isGrabbed && rig.release().takeActions() == [])
    front.isEnabled = true
    #expect(rig.tap(at: front.frameInScene.center).takeActions().values == [.isOn(true)])
  }

  @Test func `a control's frame takes precedence over a neighbor's hit area`() {
    let upper = Switch(isOn: false)
    let lower = Switch(isOn: false)
    let rig = SceneDriver(column: upper, lower, spacing: 2, padding: 16, size: Size(83, 96))
    // 3 pt above the lower edge of the upper switch, in the hit area of both.
    rig.tap(at: Point(40, 44))
    #expect(upper.isOn && !lower.isOn)
  }

  private func column() -> (SceneDriver, Stack, [Control]) {
    let controls: [Control] = [
      Switch(isOn: true), Slider(value: 0.5), SegmentedControl(["A", "B"], selection: 1),
    ]
    let inner = Stack(.vertical, spacing: 10) { controls.map { $0 as Node } }
    let outer = Stack(.vertical, padding: 16) { inner }
    return (SceneDriver(Scene(outer), size: Size(260, 180)), inner, controls)
  }

  @Test func `the descendants of a disabled node repaint in the next frame`() {
    let (rig, inner, controls) = column()
    for isEnabled in [false, true] {
      inner.isEnabled = isEnabled
      let damage = rig.showFrame().damage
      for control in controls {
        let center = PixelRect(
          covering: Rect(center: control.frameInScene.center, size: Size(1, 1)), scale: 1)
        #expect(damage.intersects(center), "\(control), \(isEnabled)")
      }
      #expect(!rig.scene.needsUpdate)
    }
  }

  @Test func `disabling a node releases its descendants' pointer and focus`() throws {
    let (rig, inner, controls) = column()
    let slider = try #require(controls[1] as? Slider)
    let place = slider.frameInScene
    #expect(rig.press(at: place.center).scene.focusedNode === slider)
    _ = rig.takeActions()
    inner.isEnabled = false
    #expect(rig.shown().scene.focusedNode == nil && !slider.state.isGrabbed)
    #expect(rig.takeActions() == [.editingEnded])
    rig.release(at: Point(place.maxX, place.midY))
    #expect(slider.value == 0.5 && rig.takeActions() == [])
  }
}
