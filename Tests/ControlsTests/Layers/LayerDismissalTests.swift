import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Dismissing a layer` {
  private let below = Switch(label: "below")
  private let above = Switch(label: "above")
  private let rig: SceneDriver

  init() throws {
    let scene = Scene(Stack(.vertical, padding: 16, of: below))
    rig = SceneDriver(scene, size: Size(120, 120))
  }

  private var scene: Scene { rig.scene }

  private func popover(_ control: Switch) -> Node {
    Stack(.vertical, padding: Insets(top: 70, left: 16, bottom: 16, right: 16)) { control }
  }

  @Test func `a press beside a layer that is not modal takes it away and acts below`() {
    let layer = scene.present(popover(above), modality: .none, dismissal: .pressOutside)
    rig.showFrame()
    rig.tap(at: above.frameInScene.center)
    #expect(layer.isPresented && above.isOn)
    rig.tap(at: below.frameInScene.center)
    #expect(!layer.isPresented && below.isOn)
  }

  @Test func `a press on the page or on something disabled takes it away too`() {
    let first = scene.present(popover(above), modality: .none, dismissal: .pressOutside)
    rig.showFrame()
    rig.tap(at: Point(100, 60))
    #expect(!first.isPresented)
    below.isEnabled = false
    let second = scene.present(popover(above), modality: .none, dismissal: .pressOutside)
    rig.showFrame()
    rig.tap(at: below.frameInScene.center)
    #expect(!second.isPresented && !below.isOn)
  }

  @Test func `a press on something disabled in a layer leaves it`() {
    let layer = scene.present(popover(above), modality: .none, dismissal: .pressOutside)
    above.isEnabled = false
    rig.showFrame()
    rig.tap(at: above.frameInScene.center)
    #expect(layer.isPresented)
  }

  @Test func `a press in a layer above leaves it, one below takes the upper one first`() {
    let lower = scene.present(Stack(.vertical) {}, modality: .none, dismissal: .pressOutside)
    let upper = scene.present(popover(above), modality: .none)
    rig.showFrame()
    rig.tap(at: above.frameInScene.center)
    #expect(lower.isPresented)
    upper.dismiss()
    let menu = scene.present(popover(above), modality: .none, dismissal: .pressOutside)
    rig.showFrame()
    rig.tap(at: below.frameInScene.center)
    #expect(!menu.isPresented && lower.isPresented)
    rig.tap(at: below.frameInScene.center)
    #expect(!lower.isPresented)
  }

  @Test func `a press below that its dismissal disables or removes does nothing there`() {
    scene.present(popover(above), modality: .none, dismissal: .pressOutside).onDismiss = {
      [below] in below.isEnabled = false
    }
    rig.showFrame()
    rig.tap(at: below.frameInScene.center)
    #expect(!below.isOn)
    below.isEnabled = true
    scene.present(popover(above), modality: .none, dismissal: .pressOutside).onDismiss = {
      [below] in below.removeFromParent()
    }
    rig.showFrame()
    rig.tap(at: below.frameInScene.center)
    #expect(!below.isOn)
    #expect(scene.focusedNode == nil)
    #expect(below.behavior.nextFrame(after: rig.now) == .rest)
  }

  @Test func `a layer that stays for a reason does not keep those under it from going`() {
    let layer = scene.present(popover(above), dismissal: .escape)
    let other = scene.present(Stack(.vertical) {}, modality: .none, dismissal: .pressOutside)
    rig.key(.escape)
    #expect(!layer.isPresented && other.isPresented)
  }

  @Test func `Escape that repeats dismisses nothing`() {
    let layer = scene.present(popover(above), dismissal: .escape)
    rig.keyDown(.escape, isRepeat: true)
    #expect(layer.isPresented)
    rig.keyDown(.escape)
    #expect(!layer.isPresented)
  }

  @Test func `the keyboard is given back as it was, and not from what took it meanwhile`() {
    rig.tap(at: below.frameInScene.center)
    #expect(!scene.isFocusVisible)
    scene.present(popover(above)).dismiss()
    #expect(scene.focusedNode === below && !scene.isFocusVisible)
    let modal = scene.present(popover(above))
    let toast = Switch(label: "toast")
    scene.present(popover(toast), modality: .none)
    rig.showFrame()
    scene.setFocus(toast, isVisible: true)
    modal.dismiss()
    #expect(scene.focusedNode === toast)
  }

  @Test func `one that is not modal takes neither pointer nor keyboard from below`() {
    rig.key(.tab)
    rig.press(at: below.frameInScene.center)
    let layer = scene.present(popover(above), modality: .none)
    #expect(below.state.isPressed)
    rig.release()
    #expect(below.isOn)
    #expect(scene.focusedNode === below)
    layer.dismiss()
    #expect(scene.focusedNode === below)
  }

  @Test func `the topmost modal layer decides what can be acted on`() {
    let (first, second) = (Switch(label: "first"), Switch(label: "second"))
    scene.present(popover(first))
    let top = scene.present(popover(second))
    rig.showFrame()
    rig.tap(at: second.frameInScene.center)
    #expect(second.isOn && !first.isOn)
    rig.keys(.tab, .tab)
    #expect(scene.focusedNode === second)
    scene.setFocus(first, isVisible: true)
    #expect(scene.focusedNode == nil)
    top.dismiss()
    rig.tap(at: first.frameInScene.center)
    #expect(first.isOn && !below.isOn)
  }

  @Test func `what was in a layer belongs to no scene afterwards`() {
    let layer = scene.present(popover(above))
    rig.showFrame()
    var isGoneWhenTold = false
    layer.onDismiss = { [unowned layer, scene] in
      isGoneWhenTold = !layer.isPresented && scene.layers.isEmpty
      layer.dismiss()
    }
    layer.dismiss()
    #expect(isGoneWhenTold)
    #expect(layer.root.scene == nil)
    #expect(above.scene == nil)
    above.setOn(true, animated: true)
    rig.showFrame()
    #expect(!scene.needsUpdate)
  }

  @Test func `one that is not modal has no keyboard to give back`() {
    rig.key(.tab)
    let layer = scene.present(popover(above), modality: .none)
    rig.showFrame()
    scene.setFocus(above, isVisible: true)
    layer.dismiss()
    #expect(scene.focusedNode == nil)
  }
}
