import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Pop-up button` {
  private let button = PopUpButton(["Short", "Long", "Emoji"], selection: 1, label: "Text")
  private let rig: SceneDriver

  init() {
    rig = SceneDriver(column: button, padding: 20, alignment: .leading, size: Size(300, 300))
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
    button.onChange { chosen.append($0) }
    rig.tap(at: button.frameInScene.center)
    #expect(try rig.scene.layers.count == 1 && rig.row("Long").value == .isOn(true))
    rig.tap(at: try rig.row("Emoji").frame.center)
    #expect(chosen == [2] && button.selection == 2 && rig.scene.layers.isEmpty)
    rig.tap(at: button.frameInScene.center)
    rig.tap(at: try rig.row("Emoji").frame.center)
    #expect(chosen == [2])
  }

  @Test func `chooses with one drag to a row, and nothing if it ends elsewhere`() throws {
    rig.swipe(from: button.frameInScene.center, to: Point(290, 290))
    #expect(button.selection == 1 && rig.scene.layers.isEmpty)
    let place = try rig.press(at: button.frameInScene.center).row("Short").frame.center
    #expect(try rig.move(to: place).row("Short").isFocused)
    #expect(rig.release().scene.layers.isEmpty && button.selection == 0)
    #expect(rig.actions.contains(.valueChanged(.index(0))))
  }

  @Test func `opens with the keyboard, and highlights the selected option`() throws {
    #expect(try rig.keys(.tab, .down).row("Long").isFocused)
    #expect(rig.keys(.down, .enter).scene.focusedNode === button && button.selection == 2)
    #expect(rig.keys(.space, .escape).scene.focusedNode === button && button.selection == 2)
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
    #expect(rig.tap(at: button.frameInScene.center).scene.layers.isEmpty && !button.perform(.press))
    button.isEnabled = true
    button.options = []
    #expect(rig.tap(at: button.frameInScene.center).scene.layers.isEmpty && button.selection == 0)
  }

  @Test(arguments: [-7, 3, Int.max, Int.min])
  func `clamps the selection to the options`(index: Int) {
    button.selection = index
    #expect(button.selection == (index < 0 ? 0 : 2) && rig.actions.isEmpty)
  }

  @Test func `keeps a valid selection when the options change, and forgets another one`() {
    button.options = ["Short", "Long"]
    #expect(button.selection == 1)
    button.options = ["Other"]
    button.options = ["Short", "Long", "Emoji"]
    #expect(button.selection == 0 && rig.actions.isEmpty)
    #expect(PopUpButton(["Short", "Long"], selection: 7, label: "Text").selection == 1)
  }

  @Test func `closes its menu when the options are removed`() {
    rig.tap(at: button.frameInScene.center)
    button.options = []
    #expect(rig.settled().scene.layers.isEmpty)
  }
}
