import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Glyph button` {
  private let button = GlyphButton(.bars, label: "Frames")
  private let rig: SceneRig<GlyphButton>

  init() { rig = SceneRig(button, size: Size(32, 32)) }

  @Test func `is 32 pt square with a hit area that is 44 pt high`() {
    let context = LayoutContext(text: TextEngine(), direction: .leftToRight)
    #expect(button.measure(Size(300, 300), in: context) == Size(32, 32))
    rig.tap(at: Point(16, -5.5))
    rig.tap(at: Point(16, 37.5))
    #expect(rig.actions.count == 2)
    rig.tap(at: Point(16, 38.5))
    #expect(rig.actions.count == 2)
  }

  @Test func `calls onPress on release`() {
    var presses = 0
    button.onPress = { presses += 1 }
    rig.press(at: .center)
    #expect(presses == 0)
    rig.release()
    #expect(presses == 1)
    rig.press(at: .center)
    rig.release(at: Point(60, 16))
    #expect(presses == 1)
    rig.focus()
    rig.keys(.space, .enter)
    #expect(presses == 3)
    rig.control.isEnabled = false
    rig.tap(at: .center)
    #expect(presses == 3 && !button.perform(.press))
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

  private func colors(_ symbol: Symbol = .record) throws -> (background: Color, ink: Color) {
    button.symbol = symbol
    rig.showFrame()
    let bitmap = try rig.bitmap()
    func color(_ x: Int, _ y: Int) -> Color {
      let pixel = bitmap[x, y]
      return Color(
        red: Double(pixel?.red ?? 0) / 255, green: Double(pixel?.green ?? 0) / 255,
        blue: Double(pixel?.blue ?? 0) / 255)
    }
    return (color(16 + 16, 16 + 3), color(16 + 16, 16 + 16))
  }

  private func isClose(_ color: Color, _ wanted: Color) -> Bool {
    abs(color.red - wanted.red) < 0.006 && abs(color.green - wanted.green) < 0.006
      && abs(color.blue - wanted.blue) < 0.006
  }

  @Test func `shows hovered, pressed, on and disabled states`() throws {
    let theme = Theme.light
    #expect(try isClose(colors().background, theme.page))
    #expect(try isClose(colors().ink, theme.secondaryLabel.composited(over: theme.page)))
    rig.move(to: .center)
    #expect(try isClose(colors().background, theme.hover.composited(over: theme.page)))
    rig.press(at: .center)
    #expect(try isClose(colors().background, theme.pressed.composited(over: theme.page)))
    #expect(try isClose(colors().ink, theme.label))
    rig.release()
    rig.move(to: Point(80, 16))
    button.isOn = true
    #expect(try isClose(colors().ink, theme.accent))
    #expect(try isClose(colors().background, theme.page))
    button.isOn = nil
    button.isEnabled = false
    let faint = theme.secondaryLabel.composited(over: theme.page)
      .opacity(0.3).composited(over: theme.page)
    #expect(try isClose(colors().ink, faint))
    rig.move(to: .center)
    #expect(try isClose(colors().background, theme.page))
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
