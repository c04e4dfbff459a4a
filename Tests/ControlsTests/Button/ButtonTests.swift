import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Button: activation and layout` {
  private let rig = SceneRig(Button("Save"), size: Size(120, 64))
  private var button: Button { rig.control }

  @Test func `reports a press on release, and not elsewhere`() {
    var presses = 0
    button.onPress { presses += 1 }
    rig.press(at: .center)
    #expect(button.state.isPressed && presses == 0)
    rig.release()
    #expect(!button.state.isPressed && presses == 1 && rig.actions == [.triggered(nil)])
    rig.press(at: Point(60, 32), movingTo: Point(60, 80))
    #expect(!button.state.isPressed)
    rig.release()
    #expect(rig.actions.count == 1)
    rig.press(at: Point(60, 32), movingTo: Point(60, 80))
    rig.move(to: .center)
    #expect(button.state.isPressed)
    rig.release()
    #expect(rig.actions == [.triggered(nil), .triggered(nil)])
  }

  @Test func `has a hit area that is 44 pt high`() {
    let button = Button("Save")
    let rig = SceneDriver(
      Scene(Stack(.vertical, padding: 16, alignment: .leading) { button }), size: Size(120, 64))
    let frame = button.frameInScene
    rig.press(at: Point(frame.midX, frame.minY - 5.5))
    #expect(button.state.isPressed)
    rig.move(to: Point(frame.midX, frame.maxY + 6.5))
    #expect(!button.state.isPressed)
    rig.move(to: Point(frame.midX, frame.maxY + 5.5))
    #expect(button.state.isPressed)
    rig.cancel()
    #expect(!button.state.isPressed && rig.takeActions().isEmpty)
  }

  @Test func `activates on the release of Space, the press of Return, and an action`() throws {
    rig.focus()
    rig.keyDown(.space)
    #expect(button.state.isPressed && rig.actions.isEmpty)
    rig.keyUp(.space)
    #expect(!button.state.isPressed && rig.actions.count == 1)
    rig.keyDown(.enter)
    #expect(rig.actions.count == 2)
    rig.keyDown(.enter, isRepeat: true)
    rig.keyUp(.enter)
    #expect(rig.actions.count == 2 && button.perform(.press))
    #expect(rig.actions == [.triggered(nil), .triggered(nil), .triggered(nil)])
    let semantics = try #require(button.semantics)
    #expect(semantics.role == .button && semantics.label == "Save")
  }

  @Test func `is as wide as its title and padding, and grows with a new title`() {
    let button = Button("Save")
    let rig = SceneDriver(
      Scene(Stack(.vertical, padding: 8, alignment: .leading) { button }), size: Size(240, 64))
    let title = Text("Save", font: ButtonMetrics.regular.font)
    #expect(button.frame.width == (TextEngine().size(of: title).width + 24).rounded(.up))
    #expect(button.frame.height == 32)
    let before = button.frame.width
    button.title = "Save everything"
    rig.showFrame()
    #expect(button.frame.width > before && button.label == "Save everything")
  }

  @Test(arguments: [Theme.light, .dark])
  func `is painted in the theme's colors`(_ theme: Theme) throws {
    rig.scene.setTheme(theme, animated: false)
    let prominent = Button("", prominence: .prominent)
    prominent.frame = Rect(x: 0, y: 0, width: 60, height: 32)
    let row = Stack(.horizontal, spacing: 8, padding: 8, of: Button(""), prominent)
    let both = SceneDriver(Scene(row, theme: theme), size: Size(140, 48))
    let bitmap = try both.bitmap()
    let regular = theme[ButtonColors.self].background.composited(over: theme.page)
    #expect(try #require(bitmap[12, 24]).isClose(to: regular))
    let middle = Int(prominent.frame.midX)
    #expect(try #require(bitmap[middle, 24]).isClose(to: theme[ButtonColors.self].prominent))
    both.press(at: prominent.frameInScene.center)
    both.showFrame()
    let pressed = theme[ButtonColors.self].pressedOverlay.composited(
      over: theme[ButtonColors.self].prominent)
    #expect(try #require(both.bitmap()[middle, 24]).isClose(to: pressed))
  }

  @Test(arguments: [Theme.light, .dark])
  func `has the color of its role, instead of a tint`(_ theme: Theme) throws {
    func title(_ role: Button.Role?, _ prominence: Button.Prominence = .regular) -> Color? {
      let button = Button("A", prominence: prominence, role: role)
      button.tintColor = .white
      let driver = SceneDriver(
        Scene(Stack(.vertical, of: button), theme: theme), size: Size(80, 40))
      return Drawing(of: driver).texts.first?.color
    }
    #expect(
      title(.destructive) == theme[ButtonColors.self].destructiveTitle
        && title(.cancel) == theme.label)
    #expect(title(nil) == .white && title(.destructive, .prominent) == theme.tintedMark)
  }
}

@Suite struct `Link button` {
  private let rig = SceneRig(LinkButton("Copy", symbol: .copy), size: Size(56, 20))
  private var link: LinkButton { rig.control }

  @Test func `calls onPress, and is a button labeled with its title`() {
    var presses = 0
    link.onPress = { presses += 1 }
    rig.tap(at: .center)
    #expect(presses == 1 && link.semantics?.role == .button && link.semantics?.label == "Copy")
    link.title = "Copy All"
    #expect(link.label == "Copy All")
  }

  @Test func `confirms for 1.5 s and requests no frames meanwhile`() {
    link.confirm("Copied")
    rig.showFrame()
    #expect(link.semantics?.label == "Copied")
    #expect(rig.lastUpdate.next == .at(rig.now.advanced(by: 1.5)))
    rig.advance(by: 1.4)
    #expect(link.semantics?.label == "Copied")
    rig.advance(by: 0.2)
    #expect(link.semantics?.label == "Copy" && !rig.wantsFrame)
  }
}

@Suite struct `Glyph button` {
  private let rig = SceneRig(GlyphButton(.bars, label: "Frames"), size: Size(32, 32))
  private var button: GlyphButton { rig.control }

  @Test func `is 32 pt square with a hit area that is 44 pt high, and calls onPress`() {
    #expect(button.measured(Size(300, 300)) == Size(32, 32))
    var presses = 0
    button.onPress = { presses += 1 }
    for (y, count) in [(-5.5, 1), (37.5, 2), (38.5, 2)] {
      rig.tap(at: Point(16, y))
      #expect(presses == count)
    }
    rig.focus()
    rig.keys(.space, .enter)
    button.isEnabled = false
    #expect(presses == 4 && !button.perform(.press))
  }

  @Test func `is a button, or a toggle button if it has an on/off state`() throws {
    var semantics = try #require(button.semantics)
    #expect(semantics.role == .button && semantics.label == "Frames")
    button.isOn = false
    semantics = try #require(button.semantics)
    #expect(semantics.role == .toggleButton && semantics.value == .isOn(false))
    button.onPress = { [unowned button] in button.isOn?.toggle() }
    let id = button.semanticsID
    #expect(rig.scene.perform(.toggle, on: id))
    #expect(button.isOn == true && button.semantics?.value == .isOn(true))
  }

  @Test func `shows its label and key as its help tag`() {
    button.keyCap = "F"
    let tag = button.helpTag(at: .zero)
    #expect(tag?.text == "Frames" && tag?.keyCap == "F")
    rig.move(to: .center)
    rig.advance(by: 0.6)
    #expect(rig.scene.shownHelpTag == "Frames")
    button.helpTag = "Shows how long frames take"
    #expect(button.helpTag(at: .zero)?.text == "Shows how long frames take")
  }

  @Test func `shows hovered, pressed, on and disabled states`() throws {
    let theme = Theme.light
    func expect(_ color: Color) throws {
      let pixel = try #require(rig.bitmap()[16 + 16, 16 + 3])
      #expect(pixel.isClose(to: color.composited(over: theme.page)))
    }
    try expect(.clear)
    rig.move(to: .center)
    try expect(theme.hover)
    rig.press(at: .center)
    try expect(theme.pressed)
    rig.release(at: Point(80, 16))
    button.isOn = true
    try expect(theme.accent.opacity(0.16))
    button.isOn = nil
    button.isEnabled = false
    rig.move(to: .center)
    try expect(.clear)
  }

  @Test func `opens its menu on press, and one drag can choose an item`() throws {
    let button = GlyphButton(.more, label: "More")
    var chosen = 0
    button.menu = { [MenuItem("First") {}, MenuItem("Second") { chosen += 1 }] }
    let rig = SceneRig(button, size: Size(32, 32), margin: 100)
    rig.press(at: .center)
    let menu = try #require(rig.scene.semantics.first { $0.role == .menu })
    let row = menu.children[1].frame.center
    rig.release(at: row - button.originInScene)
    #expect(chosen == 1 && rig.scene.layers.isEmpty)
    rig.tap(at: .center)
    #expect(rig.scene.layers.count == 1)
    rig.key(.escape)
    rig.focus()
    rig.key(.space)
    #expect(rig.scene.layers.count == 1)
    rig.keys(.down, .enter)
    #expect(chosen == 2 && rig.scene.focusedNode === button)
    #expect(button.semantics?.isExpanded == false)
    #expect(rig.scene.perform(.press, on: button.semanticsID))
    #expect(button.semantics?.isExpanded == true)
  }
}
