import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Dialog presentation` {
  private let below = Switch(label: "Wi-Fi")
  private let inner = Switch(label: "Sound")
  private let rig: SceneDriver

  init() { rig = SceneDriver(column: below, padding: 20, size: Size(400, 300)) }

  @discardableResult private func open(
    _ content: Node? = nil, dismissal: SceneLayer.Dismissal = .escape
  ) -> SceneLayer {
    defer { rig.settle() }
    return rig.scene.presentDialog(
      content ?? Stack(.vertical, padding: 20) { inner }, label: "Options", dismissal: dismissal)
  }

  @Test func `is centered at the size of its content, and keeps input from below`() throws {
    let layer = open()
    let dialog = try rig.element(.dialog)
    // A switch of 51 x 31 pt with its padding.
    #expect(
      dialog.label == "Options" && dialog.frame == Rect(x: 155, y: 115, width: 91, height: 71))
    rig.tap(at: below.frameInScene.center)
    #expect(layer.isPresented && !below.isOn)
    rig.tap(at: inner.frameInScene.center)
    #expect(inner.isOn)
  }

  @Test func `is as wide as content that could fill the window needs`() throws {
    open(Stack(.vertical, padding: 20) { Slider(label: "Volume") })
    let width = try rig.element(.dialog).frame.width
    #expect(width > 100 && width < 300)
  }

  @Test func `has the focus, and Escape dismisses it and restores the focus`() {
    rig.key(.tab)
    let layer = open()
    #expect(rig.scene.focusedNode === inner)
    rig.key(.escape)
    #expect(!layer.isPresented && rig.settled().scene.focusedNode === below)
    open()
    #expect(rig.key(.escape).settled().scene.layers.isEmpty)
  }

  @Test func `a press outside dismisses it if that is wanted, and one on the card does not`() {
    let layer = open(dismissal: .pressOutside)
    rig.tap(at: Point(160, 120))
    #expect(layer.isPresented)
    rig.tap(at: Point(100, 60))
    #expect(!layer.isPresented)
  }

  @Test func `stays inside a window that is too small for its content, which scrolls`() throws {
    open(Stack(.vertical) { FixedSizeNode(600, 900) })
    #expect(try rig.element(.dialog).frame == Rect(x: 16, y: 16, width: 368, height: 268))
    let content = rig.scene.layers.last?.content?.children.first
    #expect(try #require(content as? ScrollView).maximumOffset == 632)
  }
}
