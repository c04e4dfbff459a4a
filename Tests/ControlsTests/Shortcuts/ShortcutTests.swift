import Canvas
import Controls
import ControlsTesting
import Testing

@Suite final class `Shortcuts`: LayerScene {
  private var told: [String] = []
  private func note(_ what: String) -> () -> Void { { [unowned self] in told.append(what) } }

  private func strike(_ key: Key, _ modifiers: Modifiers = []) -> [String] {
    told = []
    rig.key(key, modifiers: modifiers)
    return told
  }

  @Test func `a shortcut runs once for a held key, until it is removed`() {
    let shortcut = scene.addShortcut(.named("f5"), action: note("reload"))
    rig.keyDown(.named("f5"))
    for _ in 0..<3 { rig.keyDown(.named("f5"), isRepeat: true) }
    rig.keyUp(.named("f5"))
    #expect(told == ["reload"])
    shortcut.cancel()
    #expect(strike(.named("f5")).isEmpty)
  }

  @Test func `the key handler gets the keys that no shortcut uses`() {
    let unused = KeyLog(scene)
    scene.addShortcut(.character("a"), action: note("a"))
    rig.key(.character("a"))
    rig.keyDown(.character("a"), isRepeat: true).key(.character("b"))
    #expect(told == ["a"] && unused.keys == [.character("b")])
  }

  @Test func `modifiers have to match, except Caps Lock`() {
    scene.addShortcut(.character("s"), modifiers: .control, action: note("save"))
    scene.addShortcut(.character("s"), modifiers: [.control, .shift], action: note("save as"))
    scene.addShortcut(.enter, modifiers: [.super, .capsLock], action: note("accept"))
    #expect(strike(.character("s"), .control) == ["save"])
    #expect(strike(.character("s"), [.control, .capsLock]) == ["save"])
    #expect(strike(.character("s"), [.control, .shift]) == ["save as"])
    #expect(strike(.enter, .super) == ["accept"])
    for modifiers in [[], .shift, .alt, [.control, .alt], [.control, .super]] as [Modifiers] {
      #expect(strike(.character("s"), modifiers).isEmpty)
    }
    #expect(strike(.enter, [.super, .shift]).isEmpty && strike(.enter).isEmpty)
  }

  @Test(arguments: [Modifiers(), .shift])
  func `Shift is ignored for characters without upper case`(declared: Modifiers) {
    scene.addShortcut(.character("?"), modifiers: declared, action: note("help"))
    #expect(strike(.character("?")) == ["help"] && strike(.character("?"), .shift) == ["help"])
    #expect(strike(.character("?"), .control).isEmpty)
  }

  @Test func `the newest of two shortcuts runs`() {
    scene.addShortcut(.enter, action: note("first"))
    let second = scene.addShortcut(.enter, action: note("second"))
    #expect(strike(.enter) == ["second"])
    second.cancel()
    #expect(strike(.enter) == ["first"])
  }

  @Test func `the focused control sees a key first`() {
    scene.addShortcut(.space, action: note("scene"))
    #expect(strike(.space) == ["scene"] && !below.isOn)
    scene.setFocus(below, isVisible: true)
    #expect(strike(.space).isEmpty && below.isOn)
    below.isEnabled = false
    #expect(strike(.space) == ["scene"])
  }

  @Test(arguments: [Modifiers.control, .alt, .super])
  func `a shortcut with Control, Alt or Super comes before a control`(modifier: Modifiers) {
    scene.addShortcut(.space, modifiers: modifier, action: note("scene"))
    scene.addShortcut(.tab, modifiers: modifier, action: note("tab"))
    scene.setFocus(below, isVisible: true)
    #expect(strike(.space, modifier) == ["scene"] && !below.isOn)
    #expect(strike(.tab, modifier) == ["tab"] && scene.focusedNode === below)
  }

  @Test func `no shortcut of the scene runs behind a modal layer`() {
    scene.addShortcut(.character("a"), modifiers: .control, action: note("scene"))
    let layer = scene.present(card(above))
    #expect(strike(.character("a"), .control).isEmpty)
    layer.addShortcut(.character("a"), modifiers: .control, action: note("layer"))
    #expect(strike(.character("a"), .control) == ["layer"])
    layer.dismiss()
    #expect(strike(.character("a"), .control) == ["scene"])
  }

  @Test func `layers that are not modal come first and leave other shortcuts below usable`() {
    scene.addShortcut(.enter, action: note("scene"))
    scene.addShortcut(.character("a"), action: note("scene"))
    let layer = scene.present(card(above), modality: .none)
    layer.addShortcut(.enter, action: note("layer"))
    #expect(strike(.enter) == ["layer"] && strike(.character("a")) == ["scene"])
  }

  @Test func `a shortcut can dismiss its layer, and Escape does before a shortcut`() {
    let layer = scene.present(card(above))
    layer.addShortcut(.enter) { layer.dismiss() }
    layer.onDismiss = note("dismissed")
    #expect(strike(.enter) == ["dismissed"] && !layer.isPresented && strike(.enter).isEmpty)
    scene.addShortcut(.escape, action: note("scene"))
    let second = scene.present(card(above), modality: .none, dismissal: .escape)
    #expect(strike(.escape).isEmpty && !second.isPresented && strike(.escape) == ["scene"])
  }

  @Test func `shortcuts of a scene in a view run while the view has the focus`() {
    let content = Scene(Switch(label: "inner"))
    let rig = SceneDriver(column: SceneView(content), Switch(label: "outer"), size: Size(120, 120))
    for scene in [rig.scene, content] {
      let name = scene === content ? "inner" : "outer"
      scene.addShortcut(.character("a"), action: note(name))
      scene.addShortcut(.character("a"), modifiers: .control, action: note(name))
    }
    for expected in ["inner", "outer"] {
      rig.key(.tab)
      rig.key(.character("a")).key(.character("a"), modifiers: .control)
      #expect(told == [expected, expected])
      told = []
    }
  }
}
