import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4: "disabled: no hover/press/focus/event"; and hit testing.
@Suite struct `Disabled controls and hit testing` {
  @Test(arguments: 0..<3, [false, true])
  func `a disabled control or scene ignores all input`(kind: Int, isSceneDisabled: Bool) {
    let rig = SceneRig(Control.kinds()[kind])
    if isSceneDisabled { rig.scene.isEnabled = false } else { rig.control.isEnabled = false }
    rig.settle()
    rig.press(at: .center)
    #expect(rig.scene.focusedNode == nil)
    rig.release(at: rig.point(.center) + Point(60, 0))
    #expect(rig.focusedNode(after: .tab) == nil)
    rig.keys(.space, .left)
    #expect(rig.takeActions() == [] && !rig.scene.needsUpdate)
    #expect(rig.scene.semantics(of: rig.control)?.isEnabled == false)
    (rig.scene.isEnabled, rig.control.isEnabled) = (true, true)
    #expect(rig.focusedNode(after: .tab) === rig.control)
  }

  @Test func `a disabled control blocks the press from the control behind`() {
    let back = Slider(value: 0.5)
    let front = Switch(isOn: false)
    let root = FixedFrameRoot(back, at: Rect(16, 16, 200, 44))
    root.addChild(front)
    front.frame.origin = Point(90, 20)
    front.isEnabled = false
    let rig = SceneDriver(Scene(root), size: Size(232, 76))
    rig.press(at: front.frameInScene.center)
    #expect(!back.state.isGrabbed && rig.takeActionsAfterRelease() == [])
    front.isEnabled = true
    #expect(rig.takeActions(afterTapAt: front.frameInScene.center).values == [.isOn(true)])
  }

  @Test func `a control's frame takes precedence over a neighbor's hit area`() {
    let upper = Switch(isOn: false)
    let lower = Switch(isOn: false)
    let column = Stack(.vertical, spacing: 2, padding: 16, of: upper, lower)
    let rig = SceneDriver(Scene(column), size: Size(83, 96))
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
    rig.press(at: place.center)
    #expect(rig.scene.focusedNode === slider)
    _ = rig.takeActions()
    inner.isEnabled = false
    rig.showFrame()
    #expect(rig.scene.focusedNode == nil && !slider.state.isGrabbed)
    #expect(rig.takeActions() == [.editingEnded])
    rig.release(at: Point(place.maxX, place.midY))
    #expect(slider.value == 0.5 && rig.takeActions() == [])
  }
}
