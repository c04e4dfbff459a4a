import Canvas
import Controls
import ControlsTesting
import Testing

/// A switch in a scene, and another one for a layer below it.
class LayerScene {
  let below = Switch(label: "below")
  let above = Switch(label: "above")
  let rig: SceneDriver
  let masks = MaskCache()

  init() throws {
    rig = SceneDriver(column: below, padding: 16, size: Size(120, 120), masks: masks)
    try rig.paintFrames()
  }

  var scene: Scene { rig.scene }

  func card(_ control: Switch) -> Node {
    Stack(.vertical, padding: Insets(top: 70, left: 16, bottom: 16, right: 16)) { control }
  }
}

@Suite final class `Scene layer`: LayerScene {
  @Test func `is painted last, and leaves no stale pixels`() throws {
    let before = try rig.repainted(with: masks)
    let layer = scene.present(card(above))
    #expect(try rig.shown().staleness(with: masks) == nil && rig.repainted(with: masks) != before)
    #expect(above.frame.size == Size(51, 31))
    layer.dismiss()
    rig.showFrame()
    #expect(try rig.repainted(with: masks) == before && !layer.isPresented && scene.layers.isEmpty)
  }

  @Test func `has a root that is nowhere else, as a scene does`() async {
    var result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let button = Button("x")
        let scene = Scene(Stack(.vertical) { button })
        scene.present(button)
      }
    }
    #expect(result?.text.contains("a root cannot be a child of another node") == true)
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = Scene(Node())
        withExtendedLifetime(scene) { _ = Scene(scene.root) }
      }
    }
    #expect(result?.text.contains("a root cannot be a child of another node") == true)
    let layer = scene.present(above)
    layer.dismiss()
    #expect(scene.present(above).isPresented)
  }

  @Test(arguments: [SceneLayer.Modality.none, .modal])
  func `leaves scroll events to the scene unless modal`(modality: SceneLayer.Modality) {
    let rows = ScrollView(Stack(.vertical) { for _ in 0..<9 { Switch(label: "row") } })
    let rig = SceneDriver(Scene(rows), size: Size(120, 120), masks: masks)
    rig.scene.present(card(above), modality: modality)
    rig.showFrame()
    rig.scroll(at: above.frameInScene.center, deltaY: 1)
    #expect(rows.offset == 0)
    rig.scroll(at: Point(60, 20), deltaY: 1)
    #expect((rows.offset > 0) == (modality == .none))
  }

  @Test func `takes the focus and restores it`() {
    #expect(rig.key(.tab).scene.focusedNode === below)
    let layer = scene.present(card(above))
    #expect(scene.focusedNode === above && scene.isFocusVisible)
    rig.key(.space)
    #expect(!below.isOn && above.isOn)
    for _ in 0..<3 { #expect(rig.key(.tab).scene.focusedNode === above) }
    layer.dismiss()
    #expect(scene.focusedNode === below && scene.isFocusVisible)
  }

  @Test func `focuses the given node, without a ring unless the keyboard was used`() {
    let other = Switch(label: "other")
    let layer = scene.present(Stack(.vertical, of: above, other), focusing: other)
    #expect(scene.focusedNode === other && !scene.isFocusVisible)
    #expect(rig.key(.tab).scene.focusedNode === above)
    layer.dismiss()
    #expect(scene.focusedNode == nil)
  }

  @Test func `cancels gestures below it`() {
    rig.press(at: below.frameInScene.center)
    #expect(below.state.isPressed)
    scene.present(card(above))
    #expect(!below.state.isPressed)
    rig.release()
    #expect(!below.isOn)
    let layer = rig.settled().scene.layers.last
    layer?.dismiss()
    rig.key(.tab).keyDown(.space)
    #expect(below.state.isPressed)
    scene.present(card(above))
    rig.keyUp(.space)
    #expect(!below.isOn && !below.state.isPressed)
  }

  @Test func `is dismissed by Escape only if enabled, after a gesture is canceled`() {
    let stays = scene.present(card(above))
    rig.key(.escape)
    #expect(stays.isPresented)
    stays.dismiss()
    var dismissals = 0
    let goes = scene.present(card(above), dismissal: .escape)
    goes.onDismiss = { dismissals += 1 }
    rig.showFrame()
    rig.press(at: above.frameInScene.center).key(.escape)
    #expect(goes.isPresented && !above.state.isPressed)
    rig.release().key(.escape)
    #expect(!goes.isPresented)
    goes.dismiss()
    #expect(dismissals == 1)
  }

  @Test func `is dismissed by a press outside, which does nothing else`() {
    let layer = scene.present(card(above), dismissal: .pressOutside)
    rig.showFrame()
    rig.tap(at: above.frameInScene.center)
    #expect(layer.isPresented && above.isOn)
    rig.tap(at: below.frameInScene.center)
    #expect(!layer.isPresented && !below.isOn)
    rig.tap(at: below.frameInScene.center)
    #expect(below.isOn)
  }

  @Test func `the topmost layer is dismissed first, and none under a layer that stays`() {
    let first = scene.present(card(above), dismissal: .escape)
    let second = scene.present(Stack(.vertical) {}, dismissal: .escape)
    rig.key(.escape)
    #expect(first.isPresented && !second.isPresented)
    rig.key(.escape)
    #expect(!first.isPresented)
    let lower = scene.present(card(above), dismissal: [.escape, .pressOutside])
    let upper = scene.present(Stack(.vertical) {})
    rig.key(.escape).tap(at: Point(5, 5))
    #expect(lower.isPresented && upper.isPresented)
  }

  @Test func `follows the theme and the scale`() throws {
    scene.present(card(above))
    scene.setTheme(.dark, animated: false)
    #expect(try rig.shown().staleness(with: masks) == nil)
    try rig.rescale(to: 2)
    #expect(try rig.shown().staleness(with: masks) == nil)
  }
}

@Suite final class `Layer order`: LayerScene {
  private func transient(from anchor: Node? = nil) -> SceneLayer {
    scene.present(Stack(.vertical) {}, dismissal: .pressOutside, from: anchor)
  }

  @Test func `a transient layer replaces another one, but not one that only Escape dismisses`() {
    let first = transient()
    let second = transient()
    #expect(!first.isPresented && second.isPresented && scene.layers.count == 1)
    let dialog = scene.present(card(above), dismissal: .escape)
    let menu = transient()
    #expect(dialog.isPresented && menu.isPresented)
  }

  @Test func `a layer stays below those that belong to it, and dismisses them with itself`() {
    let owner = scene.present(card(above), dismissal: .pressOutside)
    let popover = scene.presentPopover(Switch(label: "inner"), from: above, label: "")
    #expect(owner.isPresented && popover.isPresented)
    let other = scene.presentPopover(Switch(label: "other"), from: above, label: "")
    #expect(owner.isPresented && !popover.isPresented)
    owner.dismiss()
    #expect(!other.isPresented)
  }

  @Test func `a panel is below layers that were presented earlier`() {
    let menu = transient()
    let marks = scene.presentOverRoot(Node())
    let panel = scene.presentPanel(Node(), dismissal: .escape)
    let expected = [marks, panel, menu]
    #expect(scene.layers.elementsEqual(expected) { $0 === $1 } && menu.isPresented)
  }

  @Test func `the focus returns to the node that had it before it moved into a layer`() {
    let other = Switch(label: "other")
    scene.root.addChild(other)
    let panel = rig.key(.tab).scene.presentPanel(card(above), dismissal: .escape)
    rig.showFrame()
    #expect(rig.key(.tab).scene.focusedNode === other && rig.key(.tab).scene.focusedNode === above)
    panel.dismiss()
    #expect(scene.focusedNode === other && scene.isFocusVisible)
  }

  @Test func `the focused node handles Escape before a layer that is not modal`() {
    final class Field: Node {
      var handlesEscape = true
      override var isFocusable: Bool { true }
      override func keyPressed(_ event: KeyEvent) -> Bool { handlesEscape }
    }
    let field = Field()
    scene.root.addChild(field)
    let panel = scene.presentPanel(Node(), dismissal: .escape)
    scene.setFocus(field, isVisible: true)
    rig.key(.escape)
    #expect(panel.isPresented)
    let popover = scene.presentPopover(card(above), from: below, label: "")
    scene.setFocus(above, isVisible: true)
    rig.key(.escape)
    #expect(!popover.isPresented && panel.isPresented)
    field.handlesEscape = false
    rig.key(.escape)
    #expect(!panel.isPresented)
  }

  @Test func `a layer can animate its dismissal by the user itself`() {
    let panel = scene.presentPanel(Node(), dismissal: .escape)
    var (requests, isClosing) = (0, false)
    panel.onClose = {
      defer { isClosing = true }
      requests += 1
      return !isClosing
    }
    let unused = KeyLog(scene)
    rig.key(.escape)
    #expect(panel.isPresented && requests == 1 && unused.keys.isEmpty)
    rig.key(.escape)
    #expect(requests == 2 && unused.keys == [.escape])
  }
}
