import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Form row of a switch` {
  private let toggle = Switch(label: "Wi-Fi")
  private let other = Switch(label: "Bluetooth")
  private let row: FormRow
  private let rig: SceneDriver

  init() {
    row = FormRow(toggle, subtitle: "Home")
    let rows = [row, FormRow(other)]
    rig = SceneDriver(Scene(Card(rowHeight: 56) { rows as [Node] }), size: Size(320, 112))
  }

  private let title = Point(30, 28)

  @Test(arguments: [Point(17, 1), Point(30, 28), Point(200, 55), Point(303, 28)])
  func `toggles the switch from the whole row`(place: Point) {
    rig.tap(at: place)
    #expect(toggle.isOn && !other.isOn && rig.takeActions().values == [.isOn(true)])
  }

  @Test func `shows a press on its title, which cannot drag the thumb`() {
    rig.press(at: title)
    #expect(toggle.state.isPressed)
    rig.settle()
    #expect(toggle.state.thumbWidth == 31)
    rig.move(to: Point(290, 28))
    #expect(toggle.state.isPressed && !toggle.state.isShownOn)
    rig.move(to: Point(30, 90))
    #expect(!toggle.state.isPressed)
    #expect(rig.takeActionsAfterRelease() == [] && !toggle.isOn && !other.isOn)
  }

  @Test func `shows the pointing hand over the whole row`() {
    rig.move(to: title)
    #expect(rig.scene.cursor == .pointingHand)
    toggle.isEnabled = false
    #expect(rig.scene.cursor == .arrow)
    rig.tap(at: title)
    #expect(!toggle.isOn)
  }

  @Test func `drags the thumb from the switch's own track, and is mirrored from right to left`() {
    let track = toggle.frameInScene
    rig.press(at: Point(track.minX + 10, track.midY), movingTo: Point(track.minX + 40, track.midY))
    #expect(toggle.state.isShownOn)
    rig.release()
    #expect(toggle.isOn)
    rig.scene.environment.direction = .rightToLeft
    rig.showFrame()
    rig.tap(at: Point(290, 28))
    #expect(!toggle.isOn)
  }

  @Test func `can exclude its title from the hit area`() {
    row.isWholeRowTarget = false
    rig.showFrame()
    rig.tap(at: title)
    #expect(!toggle.isOn)
    rig.move(to: title)
    #expect(rig.scene.cursor == .arrow)
    rig.tap(at: toggle.frameInScene.center)
    #expect(toggle.isOn)
  }
}
