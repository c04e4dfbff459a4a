import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Button: activation and layout` {
  private let button = Button("Save")
  private let rig: SceneRig<Button>

  init() { rig = SceneRig(button, size: Size(120, 64)) }

  @Test func `reports a press on release, and not elsewhere`() {
    var presses = 0
    button.onPress { presses += 1 }
    rig.press(at: .center)
    #expect(button.state.isPressed && presses == 0)
    rig.release()
    #expect(!button.state.isPressed && presses == 1 && rig.actions == [.triggered(nil)])
    rig.press(at: .center)
    rig.move(to: Point(60, 80))
    #expect(!button.state.isPressed)
    rig.release()
    #expect(rig.actions.count == 1)
    rig.press(at: .center)
    rig.move(to: Point(60, 80))
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

  @Test
  func `activates on the release of Space, the press of Return and assistive technology`() throws {
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
    let regular = theme.buttonBackground.composited(over: theme.page)
    #expect(try #require(bitmap[12, 24]).isClose(to: regular))
    let middle = Int(prominent.frame.midX)
    #expect(try #require(bitmap[middle, 24]).isClose(to: theme.buttonProminent))
    both.press(at: prominent.frameInScene.center)
    both.showFrame()
    let pressed = theme.buttonPressedOverlay.composited(over: theme.buttonProminent)
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
    #expect(title(.destructive) == theme.buttonDestructiveTitle && title(.cancel) == theme.label)
    #expect(title(nil) == .white && title(.destructive, .prominent) == theme.tintedMark)
  }
}

@Suite struct `Link button` {
  private let link = LinkButton("Copy", symbol: .copy)
  private let rig: SceneRig<LinkButton>

  init() { rig = SceneRig(link, size: Size(56, 20)) }

  @Test func `calls onPress on release, and is a button labeled with its title`() {
    var presses = 0
    link.onPress = { presses += 1 }
    rig.tap(at: .center)
    rig.focus()
    rig.key(.space)
    #expect(presses == 2)
    link.isEnabled = false
    rig.tap(at: .center)
    #expect(presses == 2 && link.semantics?.role == .button && link.semantics?.label == "Copy")
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
