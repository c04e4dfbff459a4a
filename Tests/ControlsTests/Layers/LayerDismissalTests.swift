import Canvas
import Controls
import ControlsTesting
import Testing

@Suite final class `Layer dismissal`: LayerScene {
  @Test func `a press outside a non-modal layer dismisses it and acts below`() {
    let layer = scene.present(card(above), modality: .none, dismissal: .pressOutside)
    rig.showFrame()
    rig.tap(at: above.frameInScene.center)
    #expect(layer.isPresented && above.isOn)
    rig.tap(at: below.frameInScene.center)
    #expect(!layer.isPresented && below.isOn)
  }

  @Test func `a press on the page or a disabled control below dismisses the layer too`() {
    let first = scene.present(card(above), modality: .none, dismissal: .pressOutside)
    rig.showFrame()
    rig.tap(at: Point(100, 60))
    #expect(!first.isPresented)
    below.isEnabled = false
    let second = scene.present(card(above), modality: .none, dismissal: .pressOutside)
    rig.showFrame()
    rig.tap(at: below.frameInScene.center)
    #expect(!second.isPresented && !below.isOn)
    let layer = scene.present(card(above), modality: .none, dismissal: .pressOutside)
    above.isEnabled = false
    rig.showFrame()
    rig.tap(at: above.frameInScene.center)
    #expect(layer.isPresented)
  }

  @Test func `a press in an upper layer keeps a lower one, and a press below dismisses it first`() {
    let lower = scene.present(Stack(.vertical) {}, modality: .none, dismissal: .pressOutside)
    let upper = scene.present(card(above), modality: .none)
    rig.showFrame()
    rig.tap(at: above.frameInScene.center)
    #expect(lower.isPresented)
    upper.dismiss()
    let menu = scene.present(
      card(above), modality: .none, dismissal: .pressOutside, from: lower.root)
    rig.showFrame()
    rig.tap(at: below.frameInScene.center)
    #expect(!menu.isPresented && lower.isPresented)
    rig.tap(at: below.frameInScene.center)
    #expect(!lower.isPresented)
  }

  @Test func `a press does nothing on a control that the dismissal disables or removes`() {
    scene.present(card(above), modality: .none, dismissal: .pressOutside).onDismiss = {
      [below] in below.isEnabled = false
    }
    rig.showFrame()
    rig.tap(at: below.frameInScene.center)
    #expect(!below.isOn)
    below.isEnabled = true
    scene.present(card(above), modality: .none, dismissal: .pressOutside).onDismiss = {
      [below] in below.removeFromParent()
    }
    rig.showFrame()
    rig.tap(at: below.frameInScene.center)
    #expect(!below.isOn && scene.focusedNode == nil)
    #expect(below.behavior.nextFrame(after: rig.now) == .idle)
  }

  @Test func `Escape dismisses a layer also under a non-modal one, but not when it repeats`() {
    let layer = scene.present(card(above), dismissal: .escape)
    rig.keyDown(.escape, isRepeat: true)
    #expect(layer.isPresented)
    rig.keyDown(.escape)
    #expect(!layer.isPresented)
    let lower = scene.present(card(above), dismissal: .escape)
    let other = scene.present(Stack(.vertical) {}, modality: .none, dismissal: .pressOutside)
    rig.key(.escape)
    #expect(!lower.isPresented && other.isPresented)
  }

  @Test func `dismissal restores the focus unless another control took it meanwhile`() {
    rig.tap(at: below.frameInScene.center)
    #expect(!scene.isFocusVisible)
    scene.present(card(above)).dismiss()
    #expect(scene.focusedNode === below && !scene.isFocusVisible)
    let modal = scene.present(card(above))
    let toast = Switch(label: "toast")
    scene.present(card(toast), modality: .none)
    rig.showFrame()
    scene.setFocus(toast, isVisible: true)
    modal.dismiss()
    #expect(scene.focusedNode === toast)
  }

  @Test func `a non-modal layer leaves pointer and focus to controls below, and returns it`() {
    rig.key(.tab)
    rig.press(at: below.frameInScene.center)
    let layer = scene.present(card(above), modality: .none)
    #expect(below.state.isPressed)
    rig.release()
    #expect(below.isOn && scene.focusedNode === below)
    layer.dismiss()
    #expect(scene.focusedNode === below)
    rig.key(.tab)
    let second = scene.present(card(above), modality: .none)
    rig.showFrame()
    scene.setFocus(above, isVisible: true)
    second.dismiss()
    #expect(scene.focusedNode === below && scene.isFocusVisible)
  }

  @Test func `only the topmost modal layer receives input`() {
    let (first, second) = (Switch(label: "first"), Switch(label: "second"))
    scene.present(card(first))
    let top = scene.present(card(second))
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

  @Test func `a dismissed layer's nodes belong to no scene`() {
    let layer = scene.present(card(above))
    rig.showFrame()
    var isGoneWhenTold = false
    layer.onDismiss = { [unowned layer, scene] in
      isGoneWhenTold = !layer.isPresented && scene.layers.isEmpty
      layer.dismiss()
    }
    layer.dismiss()
    #expect(isGoneWhenTold && layer.root.scene == nil && above.scene == nil)
    above.setOn(true, animated: true)
    rig.showFrame()
    #expect(!scene.needsUpdate)
  }
}
