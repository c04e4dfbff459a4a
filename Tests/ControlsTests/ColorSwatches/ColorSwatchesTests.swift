import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Color swatches` {
  private let green = Color(hex: 0x34C759)
  private let blue = Color(hex: 0x007AFF)
  private let swatches: ColorSwatches
  private let rig: SceneDriver

  init() {
    swatches = ColorSwatches([green, blue], selection: green, label: "On")
    rig = SceneDriver(
      column: swatches, padding: 20, alignment: .leading, background: .card, size: Size(400, 300))
  }

  private func center(_ index: Int) -> Point {
    let origin = swatches.originInScene
    return Point(origin.x + Double(index) * 30 + 10, origin.y + 10)
  }

  private func hueSlider() throws -> SemanticsNode {
    try #require(rig.element(.dialog).children.first { $0.label == "Hue" })
  }

  @Test func `are 20 pt circles with 10 pt between, and select on release`() {
    #expect(swatches.frame.size == Size(80, 20))
    var chosen: [Color] = []
    swatches.onChange { chosen.append($0) }
    rig.press(at: center(1))
    #expect(swatches.selection == green)
    rig.release()
    #expect(swatches.selection == blue && chosen == [blue])
    rig.tap(at: center(1))
    #expect(chosen == [blue])
    rig.swipe(from: center(0), to: Point(300, 200))
    #expect(swatches.selection == blue)
    rig.tap(at: Point(center(0).x, center(0).y - 19))
    #expect(swatches.selection == green)
  }

  @Test func `move with the arrow keys, and open the popover with Space`() {
    rig.keys(.tab, .right)
    #expect(swatches.selection == blue)
    #expect(rig.key(.right).scene.layers.isEmpty && swatches.selection == blue)
    #expect(rig.key(.space).scene.layers.count == 1)
    #expect(rig.keys(.escape, .home).scene.focusedNode === swatches && swatches.selection == green)
  }

  @Test func `Escape takes back the digits of a color, and then closes the popover`() throws {
    func shows(_ text: String) -> Bool {
      rig.settled().scene.semantics.first { $0.value == .text(text) } != nil
    }
    func openField() {
      rig.tap(at: center(2))
      for _ in 0..<5 where !(rig.scene.focusedNode is HexField) { rig.key(.tab) }
      #expect(rig.scene.focusedNode is HexField)
    }
    openField()
    rig.type("00f")
    #expect(shows("00f"))
    rig.key(.escape)
    #expect(shows("#34C759") && rig.scene.focusedNode == nil)
    rig.key(.escape)
    #expect(!shows("#34C759") && swatches.selection == green)
    // Without an edit, the first Escape closes it.
    openField()
    rig.key(.escape)
    #expect(!shows("#34C759") && rig.scene.layers.isEmpty)
  }

  @Test func `the color of the theme fades with it`() throws {
    swatches.themeColor = { $0.label }
    rig.scene.setTheme(.dark)
    for time in [0.1, 1] {
      rig.advance(by: time)
      let shown = try #require(try rig.bitmap()[Int(center(0).x), Int(center(0).y)])
      let label = rig.scene.shownTheme.label
      #expect(time < 1 ? label != Theme.light.label && label != Theme.dark.label : true)
      #expect(shown == Bitmap.Pixel(label.composited(over: rig.scene.shownTheme.card)))
    }
  }

  @Test func `the popover points at the last swatch`() throws {
    rig.tap(at: center(2))
    let card = try #require(rig.scene.layers.last?.root.children.first as? PopoverCard)
    #expect(card.anchorFrame.map { $0.center + card.originInScene } == center(2))
  }

  @Test func `choose any color by hue, saturation and brightness`() throws {
    var chosen: [Color] = []
    swatches.onChange { chosen.append($0) }
    let dialog = try rig.tap(at: center(2)).settled().element(.dialog)
    #expect(dialog.label == "On")
    let sliders = dialog.children.filter { $0.role == .slider }
    #expect(sliders.map(\.label) == ["Hue", "Saturation", "Brightness"])
    let field = try #require(dialog.children.first { $0.role == .entry })
    #expect(field.value == .text("#34C759"))
    #expect(rig.scene.perform(.setText("00f"), on: field.id))
    #expect(swatches.selection?.hexText == "#0000FF" && chosen.last == swatches.selection)
    for (slider, value) in zip(sliders, [0.0, 1, 1]) {
      #expect(rig.scene.perform(.setValue(value), on: slider.id))
    }
    #expect(swatches.selection?.hexText == "#FF0000" && chosen.last == swatches.selection)
    #expect(rig.settled().scene.semantics.first { $0.value == .text("#FF0000") } != nil)
    // The track of the brightness begins with black.
    let (track, picture) = (sliders[2].frame, try rig.bitmap())
    for (part, reds) in [(0.2, 20..<90), (0.7, 150..<210)] {
      let pixel = picture[Int(track.minX + part * track.width), Int(track.midY)]
      let red = Int(try #require(pixel).red)
      #expect(reds.contains(red), "\(red) at \(part)")
    }
    rig.key(.escape).settle()
    let shown = try #require(try rig.bitmap()[Int(center(2).x), Int(center(2).y)])
    #expect(shown.red > 240 && shown.green < 15 && shown.blue < 15)
    #expect(swatches.semantics?.value == .selection([2], count: 3))
  }

  @Test(arguments: LayoutDirection.allCases, [Design.classic, .glass])
  func `the hue slider shows each hue in place`(direction: LayoutDirection, design: Design) throws {
    rig.scene.environment.direction = direction
    rig.scene.design = design
    rig.settle()
    rig.tap(at: Point(swatches.frameInScene.midX + (direction == .leftToRight ? 30 : -30), 30))
    rig.settle()
    let hue = try hueSlider()
    let frame = hue.frame
    let inset = design.metrics[SliderMetrics.self].thumbSize.width / 2
    for (value, color) in [(0.0, 0xFF0000), (120, 0x00FF00), (240, 0x0000FF)] as [(Double, UInt32)]
    {
      // The thumb is elsewhere.
      #expect(rig.scene.perform(.setValue(value < 180 ? 300 : 60), on: hue.id))
      rig.settle()
      let place = inset + (frame.width - 2 * inset) * value / 360
      let x = direction == .leftToRight ? frame.minX + place : frame.maxX - place
      let pixel = try #require(try rig.bitmap()[Int(x), Int(frame.midY)])
      // A point is three degrees.
      let parts = zip([pixel.red, pixel.green, pixel.blue], [16, 8, 0] as [UInt32])
      #expect(parts.allSatisfy { abs(Int($0) - Int(color >> $1 & 0xFF)) < 26 }, "\(value)")
    }
  }

  @Test func `the hues are seen through a held thumb of glass`() throws {
    rig.scene.design = .glass
    rig.settle()
    rig.tap(at: center(2)).settle()
    let hue = try hueSlider()
    #expect(rig.scene.perform(.setValue(180), on: hue.id))
    rig.settle()
    let middle = hue.frame.center
    func pixel() throws -> Bitmap.Pixel {
      try #require(try rig.bitmap()[Int(middle.x), Int(middle.y)])
    }
    #expect(try pixel().red > 240)
    rig.hold(at: middle)
    let held = try pixel()
    #expect(held.red < 26 && held.green > 229 && held.blue > 229)
  }

  @Test(arguments: [true, false])
  func `a color that is typed in the popover is set when it is dismissed`(isPressed: Bool) throws {
    _ = try openPicker()
    rig.type("00FF00")
    if isPressed { rig.tap(at: Point(395, 295)) } else { rig.scene.dismissTransients() }
    #expect(rig.settled().scene.layers.isEmpty)
    #expect(swatches.selection == Color(hex: 0x00FF00))
  }

  @Test func `an open popover follows the app`() throws {
    let field = try openPicker()
    swatches.selection = blue
    #expect(field.value == blue)
    #expect(try hueSlider().valueText == "\(Int(HSBColor(blue).hue.rounded()))°")
  }

  private func openPicker() throws -> HexField {
    rig.tap(at: center(2))
    for _ in 0..<5 where !(rig.scene.focusedNode is HexField) { rig.key(.tab) }
    return try #require(rig.scene.focusedNode as? HexField)
  }

  @Test func `show a custom color as the last, nil as no selection, and can be empty otherwise`() {
    swatches.selection = Color(hex: 0x123456)
    #expect(swatches.semantics?.value == .selection([2], count: 3))
    swatches.selection = nil
    #expect(swatches.semantics?.value == .selection([], count: 3))
    swatches.selection = blue
    #expect(swatches.semantics?.value == .selection([1], count: 3) && rig.actions.isEmpty)
    let empty = ColorSwatches([], selection: nil, label: "")
    #expect(SceneRig(empty, size: Size(20, 20)).focus().keys(.right, .left).actions.isEmpty)
    for index in [-1, 1, Int.max] { #expect(!empty.perform(.select(index))) }
  }

  @Test func `are a group of radio buttons`() throws {
    let semantics = try #require(rig.scene.semantics(of: swatches))
    #expect(semantics.role == .radioGroup && semantics.label == "On")
    #expect(semantics.children.map(\.role) == [.radioButton, .radioButton, .radioButton])
    #expect(semantics.children.map(\.label) == ["Green", "Blue", "Custom color"])
    #expect(rig.scene.perform(.select(1), on: semantics.children[1].id))
    #expect(swatches.selection == blue)
    let named = ColorSwatches([green], selection: nil, label: "", names: ["Green"])
    #expect(named.semantics?.parts.first?.label == "Green")
  }
}

@Suite struct `HSB color` {
  @Test(arguments: [0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x34C759, 0xAF52DE, 0x808080])
  func `converts back to the same color`(hex: Int) {
    let color = Color(hex: UInt32(hex))
    #expect(HSBColor(color).color.hexText == color.hexText)
  }

  @Test(arguments: [
    (0x34C759, "Green"), (0x007AFF, "Blue"), (0x5856D6, "Indigo"), (0xFF9500, "Orange"),
    (0xFF3B30, "Red"), (0xFFF7E0, "Light yellow"), (0xFFD9A8, "Light orange"),
    (0xD1D1D6, "Light gray"), (0x8E8E93, "Gray"), (0x1C1C1E, "Black"), (0xFFFFFF, "White"),
    (0x550000, "Dark red"), (0xAEAEB2, "Light gray"),
  ]) func `a color has a name for assistive technologies`(digits: UInt32, name: String) {
    #expect(HSBColor(Color(hex: digits)).name == name)
  }

  @Test func `has the values of known colors, and clamps out-of-range and non-finite ones`() {
    #expect(HSBColor(Color(hex: 0x00FF00)).hue == 120 && HSBColor(Color(hex: 0xFF00FF)).hue == 300)
    #expect(HSBColor(Color(hex: 0x808080)).saturation == 0 && HSBColor(.black).brightness == 0)
    #expect(HSBColor(hue: 480, saturation: 1, brightness: 1).color.hexText == "#00FF00")
    #expect(HSBColor(hue: -120, saturation: 1, brightness: 1).color.hexText == "#0000FF")
    let odd = HSBColor(hue: .nan, saturation: .infinity, brightness: -.infinity)
    #expect(odd == HSBColor(hue: 0, saturation: 1, brightness: 0))
    #expect(HSBColor(hue: .infinity, saturation: .nan, brightness: 2).color == .white)
    #expect(Color(red: .nan, green: 7, blue: -1).hexText == "#00FF00")
  }
}
