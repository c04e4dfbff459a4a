import Canvas
import Controls
import Testing

@Suite final class `Layer dismissal`: LayerScene {
  private func transient() -> SceneLayer {
    defer { rig.showFrame() }
    return scene.present(card(above), modality: .none, dismissal: .pressOutside)
  }

  @Test func `a press outside a non-modal layer dismisses it and acts below`() {
    let layer = transient()
    rig.tap(at: above.frameInScene.center)
    #expect(layer.isPresented && above.isOn)
    rig.tap(at: below.frameInScene.center)
    #expect(!layer.isPresented && below.isOn)
  }

  @Test func `a press on the page or a disabled control below dismisses the layer too`() {
    let first = transient()
    rig.tap(at: Point(100, 60))
    #expect(!first.isPresented)
    below.isEnabled = false
    let second = transient()
    rig.tap(at: below.frameInScene.center)
    #expect(!second.isPresented && !below.isOn)
    let layer = transient()
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
    transient().onDismiss = { [below] in below.isEnabled = false }
    rig.tap(at: below.frameInScene.center)
    #expect(!below.isOn)
    below.isEnabled = true
    transient().onDismiss = { [below] in below.removeFromParent() }
    #expect(rig.tap(at: below.frameInScene.center).scene.focusedNode == nil && !below.isOn)
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
    #expect(!rig.tap(at: below.frameInScene.center).scene.isFocusVisible)
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
    rig.key(.tab).press(at: below.frameInScene.center)
    let layer = scene.present(card(above), modality: .none)
    #expect(below.state.isPressed)
    #expect(rig.release().scene.focusedNode === below && below.isOn)
    layer.dismiss()
    #expect(scene.focusedNode === below)
    let second = rig.key(.tab).scene.present(card(above), modality: .none)
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
    #expect(rig.keys(.tab, .tab).scene.focusedNode === second)
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
    #expect(!rig.shown().scene.needsUpdate)
  }

  @Test func `a dismissed layer is released, though its content and its closures keep it`() {
    weak var content: Node?
    weak var presented: SceneLayer?
    do {
      let button = Button("Done")
      let layer = scene.present(Stack(.vertical) { button })
      (content, presented) = (button, layer)
      button.onPress { layer.dismiss() }
      layer.onDismiss = { _ = layer }
      layer.addShortcut(.enter) { layer.dismiss() }
      rig.showFrame()
      rig.tap(at: button.frameInScene.center)
    }
    rig.settle()
    #expect(scene.layers.isEmpty && content == nil && presented == nil)
  }
}

@Suite final class `Layer motion`: LayerScene {
  private func red(_ x: Int, _ y: Int) throws -> Int { Int(try #require(rig.bitmap()[x, y]).red) }
  private func green(_ x: Int, _ y: Int) throws -> Int {
    Int(try #require(rig.bitmap()[x, y]).green)
  }

  /// Presents a red layer that has a black card at an edge.
  private func slide(from edge: LayerEntrance.Edge, at place: Rect) -> SceneLayer {
    let (drawer, card) = (ProbeNode(), ProbeNode())
    drawer.color = Color(hex: 0xFF0000)
    drawer.addChild(card)
    card.frame = place
    let layer = scene.present(drawer, dismissal: [.escape, .pressOutside])
    layer.appear(by: .slide(from: edge))
    rig.showFrame()
    return layer
  }

  @Test(arguments: LayoutDirection.allCases)
  func `children move in from the leading edge`(direction: LayoutDirection) throws {
    scene.environment.direction = direction
    let isMirrored = direction == .rightToLeft
    let layer = slide(from: .leading, at: Rect(isMirrored ? 80 : 0, 0, 40, 120))
    let (outer, inner) = isMirrored ? (118, 82) : (1, 38)
    let background = try green(60, 60)
    #expect(background > 200)
    rig.advance(by: 0.05)
    #expect(try red(outer, 60) == 0 && red(inner, 60) > 0)
    #expect(try 0 < green(60, 60) && green(60, 60) < background)
    rig.settle()
    #expect(try red(inner, 60) == 0 && red(60, 60) == 255 && green(60, 60) == 0)
    layer.dismiss()
    rig.advance(by: 0.05)
    #expect(try red(outer, 60) == 0 && red(inner, 60) > 0)
    #expect(try rig.settled().scene.layers.isEmpty && green(60, 60) == background)
  }

  @Test func `children move in from the bottom`() throws {
    _ = slide(from: .bottom, at: Rect(20, 20, 80, 80))
    rig.advance(by: 0.1)
    #expect(try red(60, 22) > 0 && red(60, 98) == 0)
    rig.settle()
    #expect(try red(60, 22) == 0)
  }

  @Test func `a slide only fades with reduced motion`() throws {
    scene.environment.motion = .reduced
    rig.showFrame()
    _ = slide(from: .leading, at: Rect(0, 0, 40, 120))
    rig.advance(by: 0.05)
    let shade = try red(1, 60)
    #expect(try shade > 0 && shade < 255 && red(38, 60) == shade)
  }

  @Test func `a dismissed layer takes no input while it disappears`() throws {
    let layer = slide(from: .leading, at: Rect(0, 0, 120, 120))
    rig.settle()
    layer.dismiss()
    #expect(!layer.isPresented)
    rig.tap(at: below.frameInScene.center)
    #expect(below.isOn)
    #expect(!rig.settled().wantsFrame && scene.layers.isEmpty)
  }

  @Test func `a layer that is dismissed while it appears turns back`() throws {
    let layer = slide(from: .leading, at: Rect(0, 0, 40, 120))
    rig.advance(by: 0.05)
    layer.dismiss()
    rig.showFrame()
    #expect(try red(1, 60) == 0 && red(38, 60) > 0)
    #expect(rig.settled().scene.layers.isEmpty)
  }

  @Test func `leaves no stale pixels, also when the window was resized`() throws {
    let layer = slide(from: .leading, at: Rect(0, 0, 40, 120))
    #expect(try rig.advance(by: 0.1).staleness(with: masks) == nil)
    rig.settle()
    layer.dismiss()
    #expect(try rig.advance(by: 0.1).staleness(with: masks) == nil)
    #expect(try rig.settled().staleness(with: masks) == nil)
    let second = slide(from: .leading, at: Rect(0, 0, 40, 120))
    rig.settle()
    try rig.resize(to: Size(140, 120))
    second.dismiss()
    #expect(try rig.advance(by: 0.1).staleness(with: masks) == nil)
    #expect(try rig.settled().staleness(with: masks) == nil)
  }
}
