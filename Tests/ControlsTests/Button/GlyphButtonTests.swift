import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Glyph button` {
  private let button = GlyphButton(.bars, label: "Frames")
  private let rig: SceneRig<GlyphButton>

  init() { rig = SceneRig(button, size: Size(32, 32)) }

  @Test func `is 32 pt square with a hit area that is 44 pt high, and calls onPress on release`() {
    let context = LayoutContext(text: TextEngine(), direction: .leftToRight)
    #expect(button.measure(Size(300, 300), in: context) == Size(32, 32))
    rig.tap(at: Point(16, -5.5))
    rig.tap(at: Point(16, 37.5))
    #expect(rig.actions.count == 2)
    rig.tap(at: Point(16, 38.5))
    #expect(rig.actions.count == 2)
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

  private func pixels() throws -> (background: Bitmap.Pixel, ink: Bitmap.Pixel) {
    button.symbol = .record
    rig.showFrame()
    let bitmap = try rig.bitmap()
    return (try #require(bitmap[16 + 16, 16 + 3]), try #require(bitmap[16 + 16, 16 + 16]))
  }

  @Test func `shows hovered, pressed, on and disabled states`() throws {
    let theme = Theme.light
    #expect(try pixels().background.isClose(to: theme.page))
    #expect(try pixels().ink.isClose(to: theme.secondaryLabel.composited(over: theme.page)))
    rig.move(to: .center)
    #expect(try pixels().background.isClose(to: theme.hover.composited(over: theme.page)))
    rig.press(at: .center)
    #expect(try pixels().background.isClose(to: theme.pressed.composited(over: theme.page)))
    #expect(try pixels().ink.isClose(to: theme.label))
    rig.release()
    rig.move(to: Point(80, 16))
    button.isOn = true
    #expect(try pixels().ink.isClose(to: theme.accent))
    #expect(
      try pixels().background.isClose(to: theme.accent.opacity(0.16).composited(over: theme.page)))
    button.isOn = nil
    button.isEnabled = false
    let faint = theme.secondaryLabel.composited(over: theme.page)
      .opacity(0.3).composited(over: theme.page)
    #expect(try pixels().ink.isClose(to: faint))
    rig.move(to: .center)
    #expect(try pixels().background.isClose(to: theme.page))
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
