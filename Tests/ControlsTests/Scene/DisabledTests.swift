import Canvas
import Controls
import Testing

/// spec: rendering, 5.4: "disabled: no hover/press/focus/event"; and who gets a press.
@Suite struct `Disabled controls and who is hit` {
  private static let makers: [@MainActor @Sendable () -> Control] = [
    { Switch(isOn: true) }, { Slider(value: 0.5) },
    { SegmentedControl(segments: 3, selection: 1) },
  ]

  @Test(arguments: 0..<3)
  func `a disabled control does nothing at all`(kind: Int) throws {
    let harness = try Harness(Self.makers[kind]())
    harness.control.isEnabled = false
    harness.settle()
    let center = Point(harness.control.frame.width / 2, harness.control.frame.height / 2)
    harness.press(at: center)
    #expect(harness.scene.focusedNode == nil)
    harness.move(to: center + Point(60, 0))
    harness.release()
    harness.key(.tab)
    #expect(harness.scene.focusedNode == nil)
    harness.key(.space)
    harness.key(.left)
    #expect(harness.takeActions() == [])
    #expect(!harness.scene.needsUpdate)
    #expect(harness.control.semantics?.isEnabled == false)
  }

  @Test(arguments: 0..<3)
  func `a control in something disabled is disabled`(kind: Int) throws {
    let harness = try Harness(Self.makers[kind]())
    harness.scene.isEnabled = false
    let center = Point(harness.control.frame.width / 2, harness.control.frame.height / 2)
    harness.tap(at: center)
    harness.key(.tab)
    #expect(harness.scene.focusedNode == nil)
    #expect(harness.takeActions() == [])
    harness.scene.isEnabled = true
    harness.key(.tab)
    #expect(harness.scene.focusedNode === harness.control)
  }

  @Test(arguments: 0..<3)
  func `a disabled control looks like it in the next frame`(kind: Int) throws {
    let harness = try Harness(Self.makers[kind]())
    harness.control.isEnabled = false
    #expect(harness.scene.needsUpdate)
    #expect(!harness.frame().damage.isEmpty)
    harness.control.isEnabled = true
    #expect(!harness.frame().damage.isEmpty)
    #expect(!harness.scene.needsUpdate)
  }

  @Test func `a disabled control swallows the press on it`() throws {
    let back = Slider(value: 0.5)
    let front = Switch(isOn: false)
    let root = Stage(back, at: Rect(x: 16, y: 16, width: 200, height: 44))
    root.addChild(front)
    front.frame.origin = Point(90, 20)
    front.isEnabled = false
    let harness = try SceneHarness(Scene(root), size: Size(232, 76))
    harness.press(at: front.frameInScene.center)
    #expect(!back.state.isGrabbed)
    harness.release()
    #expect(harness.takeActions() == [])
    front.isEnabled = true
    harness.tap(at: front.frameInScene.center)
    #expect(harness.takeActions().values == [.isOn(true)])
  }

  @Test func `the frontmost control gets the press`() throws {
    let back = Switch(isOn: false)
    let front = Switch(isOn: false)
    let root = Stage(back, at: Rect(x: 16, y: 16, width: 51, height: 31))
    root.addChild(front)
    front.frame.origin = Point(30, 16)
    let harness = try SceneHarness(Scene(root), size: Size(100, 63))
    harness.tap(at: Point(50, 30))
    #expect(front.isOn)
    #expect(!back.isOn)
    harness.tap(at: Point(20, 30))
    #expect(back.isOn)
  }

  @Test func `a press in a control's frame is not for a neighbour's hit area`() throws {
    let upper = Switch(isOn: false)
    let lower = Switch(isOn: false)
    let column = Stack(.vertical, spacing: 2, padding: 16) {
      upper
      lower
    }
    let harness = try SceneHarness(Scene(column), size: Size(83, 96))
    // 3 pt above the lower edge of the upper one, in the hit area of both.
    harness.tap(at: Point(40, 44))
    #expect(upper.isOn)
    #expect(!lower.isOn)
  }

  @Test func `a hidden control is not hit`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.control.isHidden = true
    harness.tap(at: Point(25, 15))
    #expect(harness.takeActions() == [])
  }

  /// Three controls in something that can be disabled as a whole.
  private func column() throws -> (SceneHarness, Stack, [Control]) {
    let controls: [Control] = [
      Switch(isOn: true), Slider(value: 0.5), SegmentedControl(["A", "B"], selection: 1),
    ]
    let inner = Stack(.vertical, spacing: 10) { controls.map { $0 as Node } }
    let outer = Stack(.vertical, padding: 16) { inner }
    return (try SceneHarness(Scene(outer), size: Size(260, 180)), inner, controls)
  }

  @Test func `what lies in something disabled looks like it in the next frame`() throws {
    let (harness, inner, controls) = try column()
    for isEnabled in [false, true] {
      inner.isEnabled = isEnabled
      let damage = harness.frame().damage
      for control in controls {
        let center = PixelRect(
          covering: Rect(center: control.frameInScene.center, size: Size(1, 1)), scale: 1)
        #expect(damage.intersects(center), "\(control), \(isEnabled)")
      }
      #expect(!harness.scene.needsUpdate)
    }
  }

  @Test func `disabling something takes pointer and keyboard from what lies in it`() throws {
    let (harness, inner, controls) = try column()
    let slider = try #require(controls[1] as? Slider)
    let place = slider.frameInScene
    harness.press(at: place.center)
    #expect(harness.scene.focusedNode === slider)
    _ = harness.takeActions()
    inner.isEnabled = false
    harness.frame()
    #expect(harness.scene.focusedNode == nil)
    #expect(!slider.state.isGrabbed)
    #expect(harness.takeActions() == [.editingEnded])
    harness.move(to: Point(place.maxX, place.midY))
    harness.release()
    #expect(slider.value == 0.5)
    #expect(harness.takeActions() == [])
  }

  @Test func `disabling something while Space is held in it toggles nothing`() throws {
    let (harness, inner, controls) = try column()
    let toggle = try #require(controls[0] as? Switch)
    harness.key(.tab)
    harness.keyDown(.space)
    #expect(toggle.state.isPressed)
    inner.isEnabled = false
    harness.keyUp(.space)
    inner.isEnabled = true
    harness.settle()
    #expect(toggle.isOn)
    #expect(!toggle.state.isPressed)
    #expect(harness.takeActions() == [])
  }
}
