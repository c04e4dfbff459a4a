import Canvas
import Controls
import ControlsTesting
import Testing

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

  @Test func `a pane is below layers that were presented earlier`() {
    let menu = transient()
    let marks = scene.presentOverRoot(Node())
    let pane = scene.presentPane(Node(), dismissal: .escape)
    let expected = [marks, pane, menu]
    #expect(scene.layers.elementsEqual(expected) { $0 === $1 } && menu.isPresented)
  }

  @Test func `the focus returns to the node that had it before it moved into a layer`() {
    let other = Switch(label: "other")
    scene.root.addChild(other)
    rig.key(.tab)
    let pane = scene.presentPane(card(above), dismissal: .escape)
    rig.showFrame()
    #expect(rig.focusedNode(after: .tab) === other && rig.focusedNode(after: .tab) === above)
    pane.dismiss()
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
    let pane = scene.presentPane(Node(), dismissal: .escape)
    scene.setFocus(field, isVisible: true)
    rig.key(.escape)
    #expect(pane.isPresented)
    let popover = scene.presentPopover(card(above), from: below, label: "")
    scene.setFocus(above, isVisible: true)
    rig.key(.escape)
    #expect(!popover.isPresented && pane.isPresented)
    field.handlesEscape = false
    rig.key(.escape)
    #expect(!pane.isPresented)
  }

  @Test func `a layer can animate its dismissal by the user itself`() {
    let pane = scene.presentPane(Node(), dismissal: .escape)
    var (requests, isClosing) = (0, false)
    pane.onClose = {
      defer { isClosing = true }
      requests += 1
      return !isClosing
    }
    let unused = KeyLog(scene)
    rig.key(.escape)
    #expect(pane.isPresented && requests == 1 && unused.keys.isEmpty)
    rig.key(.escape)
    #expect(requests == 2 && unused.keys == [.escape])
  }
}
