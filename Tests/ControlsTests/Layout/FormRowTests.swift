import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Form row` {
  private let toggle = Switch(label: "Wi-Fi")
  private let slider = Slider(value: 0.5, label: "Level")

  private func frames(_ row: FormRow, _ direction: LayoutDirection = .leftToRight) -> [Rect] {
    _ = PlainLayout(row, direction)
    return row.children.map(\.frame)
  }

  private func mirrored(_ frames: [Rect], width: Double = 320) -> [Rect] {
    frames.map { Rect(width - $0.maxX, $0.y, $0.width, $0.height) }
  }

  @Test func `places title, subtitle, control and value in a line`() {
    func level() -> Slider { Slider(value: 0.5, label: "Level") }
    func wifi() -> Switch { Switch(label: "Wi-Fi") }
    let rows: [(make: () -> FormRow, frames: [Rect])] = [
      ({ FormRow(wifi()) }, [Rect(0, 52.5, 261, 15), Rect(269, 44.5, 51, 31)]),
      // The subtitle is 1 pt below the title, and both are centered.
      (
        { FormRow(wifi(), subtitle: "Home") },
        [Rect(0, 46, 261, 15), Rect(0, 62, 261, 12), Rect(269, 44.5, 51, 31)]
      ),
      (
        { FormRow(wifi(), value: "on") },
        [Rect(0, 52.5, 209, 15), Rect(217, 44.5, 51, 31), Rect(268, 53.5, 52, 13)]
      ),
      (
        { FormRow(level(), style: .stretching(from: 100)) },
        [Rect(0, 52.5, 92, 15), Rect(100, 38, 220, 44)]
      ),
      (
        { FormRow(level(), style: .stretching(from: 100), value: "50") },
        [Rect(0, 52.5, 92, 15), Rect(100, 38, 168, 44), Rect(268, 53.5, 52, 13)]
      ),
      ({ FormRow(level(), style: .full) }, [Rect(0, 38, 320, 44)]),
    ]
    for (make, expected) in rows {
      #expect(frames(make()) == expected && frames(make(), .rightToLeft) == mirrored(expected))
    }
  }

  @Test func `has a title beside the label of its control, in a card that is a group`() throws {
    let row = FormRow(slider, title: "Volume")
    let scene = PlainLayout(Card(label: "Kick") { row }).scene
    let card = try #require(scene.semantics.children.first)
    let group = try #require(card.children.first)
    #expect([card, group].map(\.role) == [.group, .group])
    #expect([card, group, group.children.first].map { $0?.label } == ["Kick", "Volume", "Level"])
    row.title = "Gain"
    #expect(scene.semantics.children.first?.children.first?.label == "Gain")
    #expect((row.children.first as? Label)?.string == "Gain" && slider.label == "Level")
  }

  @Test func `ignores its control while that has another parent`() {
    let row = FormRow(toggle)
    let other = Node()
    other.addChild(toggle)
    toggle.frame.origin = Point(5, 7)
    #expect(frames(row) == [Rect(0, 52.5, 312, 15)] && toggle.frame.origin == Point(5, 7))
  }

  @Test func `dims with its control`() {
    toggle.isEnabled = false
    let row = FormRow(toggle, subtitle: "Home", value: "On")
    #expect(row.children.allSatisfy { !$0.isEnabled })
    toggle.isEnabled = true
    #expect(row.children.allSatisfy { $0.isEnabled })
    toggle.isEnabled = false
    #expect(row.isEnabled && row.children.allSatisfy { !$0.isEnabled })
  }

  @Test func `follows its slider's value`() throws {
    let row = FormRow(slider, style: .full) { "\(Int($0 * 100))%" }
    let value = try #require(row.children.last as? Label)
    #expect(value.string == "50%")
    slider.value = 0.75
    #expect(value.string == "75%")
    slider.setValue(0.25, animated: true)
    #expect(value.string == "25%" && slider.perform(.increment) && value.string == "35%")
    slider.maximumValue = 0.125
    #expect(value.string == "12%")
  }

  @Test(arguments: LayoutDirection.allCases)
  func `moves the control below the title if the width is too small`(direction: LayoutDirection) {
    let row = FormRow(slider, style: .stretching(from: 100), value: "50")
    _ = PlainLayout(row, direction, size: Size(200, 120))
    let expected = [Rect(0, 30, 140, 15), Rect(0, 46, 200, 44), Rect(148, 31, 52, 13)]
    let isMirrored = direction == .rightToLeft
    #expect(row.children.map(\.frame) == (isMirrored ? mirrored(expected, width: 200) : expected))
    // The height of both lines with the padding above and below.
    #expect(row.measured(Size(200, 120), by: PlainText()).height == 60 + 16)
    #expect(row.measured(Size(320, 120), by: PlainText()).height == 60)
  }

  @Test func `moves the control below larger titles sooner`() {
    let layout = PlainLayout(FormRow(slider, style: .stretching(from: 100)), size: Size(260, 120))
    #expect(slider.frame.minX == 100)
    layout.scene.environment.textScale = 2
    layout.update(at: 1)
    #expect(slider.frame.minX == 0 && slider.frame.width == 260)
    layout.scene.resize(to: Size(400, 120), scale: 1)
    layout.update(at: 2)
    #expect(slider.frame.minX == 200 && slider.frame.width == 200)
  }

  @Test func `continues a long title on further lines`() {
    let row = FormRow(Switch(label: "A title of several words"), subtitle: "And a subtitle")
    _ = PlainLayout(row, size: Size(180, 120), text: TextEngine())
    let lines = Drawing(row.children.flatMap(\.commands)).texts.map(\.text.string)
    #expect(lines.count == 3)
    #expect(lines.joined(separator: " ") == "A title of several words And a subtitle")
    let heights = [180.0, 320].map { row.measured(Size($0, 120)).height }
    #expect(heights[0] > heights[1])
  }

  @Test func `moves a wide control at the trailing edge below the title`() {
    let control = SegmentedControl(["Light", "Dark", "Auto"], label: "Theme")
    let row = FormRow(control)
    let layout = PlainLayout(row)
    #expect(control.frame.maxX == 320 && control.frame.midY == 60)
    layout.scene.resize(to: Size(190, 120), scale: 1)
    layout.update(at: 1)
    #expect(control.frame.minX == 0 && control.frame.width == 162)
    #expect(control.frame.minY > row.children[0].frame.maxY)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `shows the value at the trailing edge in the secondary color`(direction: LayoutDirection) {
    let row = FormRow(toggle, subtitle: "Home", value: "on")
    let layout = PlainLayout(row, direction)
    func texts() -> [(text: Text, origin: Point, color: Color)] {
      Drawing(row.children.flatMap(\.commands)).texts
    }
    #expect(texts().map(\.text.string) == ["Wi-Fi", "Home", "on"])
    let (label, secondary) = (layout.theme.label, layout.theme.annotation)
    #expect(texts().map(\.color) == [label, secondary, secondary])
    #expect(texts()[2].origin.x == (direction == .leftToRight ? 40 : 0))
    row.setValue("off")
    #expect(!layout.scene.needsLayout)
    layout.update()
    #expect(texts().contains { $0.text.string == "off" })
  }

  @Test func `is as wide as the widest value needs, and stays so`() throws {
    let row = FormRow(slider, style: .stretching(from: 100), value: "ten digits")
    let layout = PlainLayout(row)
    let value = try #require(row.children.last)
    #expect(value.frame.width == 68 && slider.frame.maxX == 252)
    row.setValue("on")
    #expect(!layout.scene.needsLayout)
    row.setValue("twelve words")
    layout.update()
    #expect(value.frame.width == 80 && slider.frame.maxX == 240)
    row.setValue("on")
    layout.scene.resize(to: Size(400, 120), scale: 1)
    layout.update()
    #expect(value.frame.width == 80 && slider.frame.maxX == 320)
    let described = FormRow(slider, style: .stretching(from: 100)) {
      $0 < 1 ? "some" : "everything"
    }
    let other = PlainLayout(described)
    #expect(slider.frame.maxX == 252)
    slider.value = 1
    #expect(!other.scene.needsLayout)
  }

  @Test func `measures its control once in a pass`() {
    final class Counted: Control {
      var count = 0
      override func measure(_ available: Size, in context: LayoutContext) -> Size {
        count += 1
        return Size(40, 20)
      }
    }
    for style in [FormRow.Style.trailing, .stretching(from: 100), .full] {
      let control = Counted(label: "A")
      let row = FormRow(control, style: style, value: "on")
      _ = PlainLayout(row)
      #expect(control.count == 1)
      _ = row.measured(Size(320, 120), by: PlainText())
      #expect(control.count == 2)
    }
  }
}

@Suite struct `Form row of a switch` {
  private let toggle = Switch(label: "Wi-Fi")
  private let other = Switch(label: "Bluetooth")
  private let title = Point(30, 28)
  private let row: FormRow
  private let rig: SceneDriver

  init() {
    row = FormRow(toggle, subtitle: "Home")
    let rows = [row, FormRow(other)]
    rig = SceneDriver(Scene(Card(rowHeight: 56) { rows as [Node] }), size: Size(320, 112))
  }

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
    #expect(rig.release().takeActions() == [] && !toggle.isOn && !other.isOn)
  }

  @Test func `shows the pointing hand over the whole row`() {
    #expect(rig.move(to: title).scene.cursor == .pointingHand)
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
    #expect(rig.move(to: title).scene.cursor == .arrow)
    rig.tap(at: toggle.frameInScene.center)
    #expect(toggle.isOn)
  }
}
