import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Pop-up button` {
  private let button = PopUpButton(["Short", "Long", "Emoji"], selection: 1, label: "Text")
  private let rig: SceneDriver

  init() {
    rig = SceneDriver(
      Scene(Stack(.vertical, padding: 20, alignment: .leading, of: button)), size: Size(300, 300))
  }

  private func row(_ title: String) throws -> SemanticsNode {
    let menu = try #require(rig.scene.semantics.first { $0.role == .menu })
    return try #require(menu.children.first { $0.label == title })
  }

  @Test func `is 28 pt high and as wide as its widest option`() {
    #expect(button.frame.height == 28)
    let width = button.frame.width
    button.selection = 2
    rig.showFrame()
    #expect(button.frame.width == width)
  }

  @Test func `chooses with two clicks`() throws {
    var chosen: [Int] = []
    button.onChange = { chosen.append($0) }
    rig.tap(at: button.frameInScene.center)
    #expect(try rig.scene.layers.count == 1 && row("Long").value == .isOn(true))
    rig.tap(at: try row("Emoji").frame.center)
    #expect(chosen == [2] && button.selection == 2 && rig.scene.layers.isEmpty)
    rig.tap(at: button.frameInScene.center)
    rig.tap(at: try row("Emoji").frame.center)
    #expect(chosen == [2])
  }

  @Test func `chooses with one drag to a row, and nothing if it ends elsewhere`() throws {
    rig.swipe(from: button.frameInScene.center, to: Point(290, 290))
    #expect(button.selection == 1 && rig.scene.layers.isEmpty)
    rig.press(at: button.frameInScene.center)
    let place = try row("Short").frame.center
    rig.move(to: place)
    #expect(try row("Short").isFocused)
    rig.release()
    #expect(button.selection == 0 && rig.scene.layers.isEmpty)
    #expect(rig.actions.contains(.valueChanged(.index(0))))
  }

  @Test func `opens with the keyboard, and highlights the selected option`() throws {
    rig.keys(.tab, .down)
    #expect(try row("Long").isFocused)
    rig.keys(.down, .enter)
    #expect(button.selection == 2 && rig.scene.focusedNode === button)
    rig.keys(.space, .escape)
    #expect(button.selection == 2 && rig.scene.focusedNode === button)
  }

  @Test func `is a button that reports the selection and whether it is expanded`() throws {
    var semantics = try #require(rig.scene.semantics(of: button))
    #expect(semantics.role == .button && semantics.value == .text("Long"))
    #expect(semantics.states.contains(.expandable) && rig.scene.perform(.press, on: semantics.id))
    semantics = try #require(rig.scene.semantics(of: button))
    #expect(semantics.states.contains(.expanded))
  }

  @Test func `does nothing while it is disabled or has no options`() {
    button.isEnabled = false
    rig.tap(at: button.frameInScene.center)
    #expect(rig.scene.layers.isEmpty && !button.perform(.press))
    button.isEnabled = true
    button.options = []
    rig.tap(at: button.frameInScene.center)
    #expect(rig.scene.layers.isEmpty && button.selection == 0)
  }

  @Test(arguments: [-7, 3, Int.max, Int.min])
  func `clamps the selection to the options`(index: Int) {
    button.selection = index
    #expect(button.selection == (index < 0 ? 0 : 2) && rig.actions.isEmpty)
  }

  @Test func `closes its menu when the options are removed`() {
    rig.tap(at: button.frameInScene.center)
    button.options = []
    rig.settle()
    #expect(rig.scene.layers.isEmpty)
  }
}
