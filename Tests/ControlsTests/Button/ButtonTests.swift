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
    #expect(rig.press(at: .center).control.state.isPressed && presses == 0)
    #expect(rig.release().actions == [.triggered(nil)] && !button.state.isPressed && presses == 1)
    #expect(!rig.press(at: Point(60, 32), movingTo: Point(60, 80)).control.state.isPressed)
    #expect(rig.release().actions.count == 1)
    rig.press(at: Point(60, 32), movingTo: Point(60, 80))
    #expect(rig.move(to: .center).control.state.isPressed)
    #expect(rig.release().actions == [.triggered(nil), .triggered(nil)])
  }

  @Test func `has a hit area that is 44 pt high`() {
    let button = Button("Save")
    let rig = SceneDriver(column: button, padding: 16, alignment: .leading, size: Size(120, 64))
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

  @Test func `has all of a higher frame, in whose middle it is painted`() {
    let button = Button("Save")
    let driver = SceneDriver(Scene(button), size: Size(120, 200))
    for y in [2.0, 100, 198] { driver.tap(at: Point(60, y)) }
    #expect(driver.takeActions() == [.triggered(nil), .triggered(nil), .triggered(nil)])
    #expect(
      Drawing(of: driver).flattened.fills.first?.shape.rect.midY == 100)
  }

  @Test func `activates on the release of Space, the press of Return, and an action`() throws {
    #expect(rig.focus().keyDown(.space).control.state.isPressed && rig.actions.isEmpty)
    #expect(!rig.keyUp(.space).control.state.isPressed && rig.actions.count == 1)
    #expect(rig.keyDown(.enter).actions.count == 2)
    rig.keyDown(.enter, isRepeat: true)
    #expect(rig.keyUp(.enter).actions.count == 2 && button.perform(.press))
    #expect(rig.actions == [.triggered(nil), .triggered(nil), .triggered(nil)])
    let semantics = try #require(button.semantics)
    #expect(semantics.role == .button && semantics.label == "Save")
  }

  @Test func `is as wide as its title and padding, and grows with a new title`() {
    let button = Button("Save")
    let rig = SceneDriver(column: button, padding: 8, alignment: .leading, size: Size(240, 64))
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
    both.press(at: prominent.frameInScene.center).showFrame()
    let pressed = theme[ButtonColors.self].pressedOverlay.composited(
      over: theme[ButtonColors.self].prominent)
    #expect(try #require(both.bitmap()[middle, 24]).isClose(to: pressed))
  }

  @Test(arguments: [Theme.light, .dark])
  func `has the color of its role, instead of a tint`(_ theme: Theme) throws {
    func title(_ role: Button.Role?, _ prominence: Button.Prominence = .regular) -> Color? {
      let button = Button("A", prominence: prominence, role: role).with(\.tintColor, .white)
      let driver = SceneDriver(column: button, theme: theme, size: Size(80, 40))
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
    link.onPress { presses += 1 }
    rig.tap(at: .center)
    #expect(presses == 1 && link.semantics?.role == .button && link.semantics?.label == "Copy")
    link.title = "Copy All"
    #expect(link.label == "Copy All")
  }

  @Test func `confirms for 1.5 s and requests no frames meanwhile`() {
    link.confirm("Copied")
    #expect(rig.shown().control.semantics?.label == "Copied")
    #expect(rig.lastUpdate.next == .at(rig.now.advanced(by: 1.5)))
    #expect(rig.advance(by: 1.4).control.semantics?.label == "Copied")
    #expect(rig.advance(by: 0.2).control.semantics?.label == "Copy" && !rig.wantsFrame)
  }
}

@Suite struct `Glyph button` {
  private let rig = SceneRig(GlyphButton(.bars, label: "Frames"), size: Size(32, 32))
  private var button: GlyphButton { rig.control }

  @Test func `is 32 pt square with a hit area that is 44 pt high, and calls onPress`() {
    #expect(button.measured(Size(300, 300)) == Size(32, 32))
    var presses = 0
    button.onPress { presses += 1 }
    for (y, count) in [(-5.5, 1), (37.5, 2), (38.5, 2)] {
      rig.tap(at: Point(16, y))
      #expect(presses == count)
    }
    rig.focus().keys(.space, .enter)
    button.isEnabled = false
    #expect(presses == 4 && !button.perform(.press))
  }

  @Test func `is a button, or a toggle button if it has an on/off state`() throws {
    var semantics = try #require(button.semantics)
    #expect(semantics.role == .button && semantics.label == "Frames")
    button.isOn = false
    semantics = try #require(button.semantics)
    #expect(semantics.role == .toggleButton && semantics.value == .isOn(false))
    button.onPress { [unowned button] in button.isOn?.toggle() }
    let id = button.semanticsID
    #expect(rig.scene.perform(.toggle, on: id))
    #expect(button.isOn == true && button.semantics?.value == .isOn(true))
  }

  @Test func `shows its label and key as its help tag`() {
    button.keyCap = "F"
    let tag = button.helpTag(at: .zero)
    #expect(tag?.text == "Frames" && tag?.keyCap == "F")
    #expect(rig.move(to: .center).advance(by: 0.6).scene.shownHelpTag == "Frames")
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
    // The button of a menu shows whether an item is on, but a press does not toggle it.
    button.isOn = true
    #expect(button.semantics?.role == .button && button.semantics?.isExpanded == false)
    let rig = SceneRig(button, size: Size(32, 32), margin: 100)
    let menu = try rig.press(at: .center).element(.menu)
    let row = menu.children[1].frame.center
    #expect(rig.release(at: row - button.originInScene).scene.layers.isEmpty && chosen == 1)
    #expect(rig.tap(at: .center).scene.layers.count == 1)
    #expect(rig.key(.escape).focus().key(.space).scene.layers.count == 1)
    #expect(rig.keys(.down, .enter).scene.focusedNode === button && chosen == 2)
    #expect(button.semantics?.isExpanded == false)
    #expect(rig.scene.perform(.press, on: button.semanticsID))
    #expect(button.semantics?.isExpanded == true)
  }
}

@Suite struct `Disclosure: toggling` {
  private let rig = SceneRig(Disclosure("Motion", isOpen: false), size: Size(260, 20))
  private var disclosure: Disclosure { rig.control }

  @Test func `opens and closes on release`() {
    var told: [Bool] = []
    disclosure.onChange { told.append($0) }
    #expect(!rig.press(at: .center).control.isOpen)
    #expect(rig.release().control.isOpen)
    rig.tap(at: .center)
    #expect(told == [true, false])
    rig.press(at: .center).release(at: Point(100, 90))
    #expect(told == [true, false])
  }

  @Test func `turns its chevron in 0.25 s, and immediately under reduced motion`() {
    rig.tap(at: .center).showFrame(after: 0.125)
    #expect(abs(disclosure.state.turn - 0.5) < 0.001)
    #expect(rig.after(0.125).control.state.turn == 1 && !rig.wantsFrame)
    disclosure.isOpen = false
    #expect(disclosure.state.turn == 0)
    disclosure.setOpen(true, animated: true)
    rig.showFrame(after: 0.1)
    #expect(disclosure.state.turn > 0 && disclosure.state.turn < 1 && rig.actions.count == 1)
    let reduced = SceneRig(
      Disclosure("Motion", isOpen: false), size: Size(260, 20), motion: .reduced)
    #expect(reduced.tap(at: .center).control.state.turn == 1)
  }

  @Test func `toggles with Space and with the arrow keys along the layout direction`() {
    #expect(rig.focus().key(.space).control.isOpen)
    #expect(rig.key(.right).control.isOpen)
    #expect(!rig.key(.left).control.isOpen)
    let mirrored = SceneRig(
      Disclosure("Motion", isOpen: false), size: Size(260, 20), direction: .rightToLeft)
    #expect(mirrored.focus().key(.left).control.isOpen)
  }

  @Test func `is a button as wide as its container that says whether it is expanded`() throws {
    var semantics = try #require(rig.scene.semantics(of: disclosure))
    #expect(semantics.role == .button && semantics.label == "Motion")
    #expect(semantics.states.contains(.expandable) && !semantics.states.contains(.expanded))
    #expect(rig.scene.perform(.press, on: semantics.id))
    semantics = try #require(rig.scene.semantics(of: disclosure))
    #expect(semantics.states.contains(.expanded))
    disclosure.isEnabled = false
    #expect(!rig.scene.perform(.press, on: semantics.id))
    #expect(disclosure.measured(Size(300, 100)) == Size(300, 20))
    #expect(disclosure.measured(Size(.infinity, 100)).width < 150)
  }
}
