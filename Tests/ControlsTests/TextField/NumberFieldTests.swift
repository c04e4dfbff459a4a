import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Number field` {
  private let field = NumberField(
    value: 0.3, in: 0.05...2, step: 0.01, unit: "s", digits: 3, label: "Response")
  private let rig: SceneRig<NumberField>
  init() { rig = SceneRig(field, size: Size(120, 32)) }

  private nonisolated static let readings: [(text: String, unit: String, value: Double?)] = [
    ("0,35", "", 0.35), (".35", "", 0.35), ("30%", "", 0.3), ("30 %", "%", 0.3), ("30", "%", 0.3),
    ("300 ms", "s", 0.3), ("0.3 s", "s", 0.3), ("0.3s", "ms", 300), ("12pt", "pt", 12),
    ("20/4", "", 5), ("1 + 2×3", "", 7), ("-(2 - 5) * 2", "", 6), ("−4", "", -4),
    ("1e-3", "", 0.001),
    ("10/4", "%", 0.025), ("", "", nil), ("12q", "", nil), ("1/0", "", nil), ("(1", "", nil),
    ("1.2.3", "", nil), ("٣", "", nil), ("nan", "", nil), ("1e999", "", nil), ("5 kg", "pt", nil),
    (".", "", nil), (",", "", nil), ("-.", "", nil), (".%", "", nil), ("5*.", "", nil),
    ("5.", "", 5), (String(repeating: "(", count: 5000), "", nil),
  ]

  @Test(arguments: readings)
  func `a text is read as people write numbers`(text: String, unit: String, value: Double?) {
    let read = try? NumberExpression.value(of: text, unit: unit)
    #expect((read == nil) == (value == nil))
    if let read, let value { #expect(abs(read - value) < 1e-12) }
  }

  @Test func `the range of a message has true minus signs`() {
    let field = NumberField(value: 0, in: -0.5...0.9, step: 0.1, label: "Minimum")
    let rig = SceneRig(field, size: Size(120, 32))
    rig.focus().type("-2")
    #expect(field.error == "The value must be −0.5 to 0.9.")
    rig.key(.escape).focus().type("-0.25")
    #expect(field.error == nil)
  }

  @Test func `Return takes over a number and shows it with its unit`() {
    var values: [Double] = []
    field.onChange { values.append($0) }
    #expect(field.behavior.text == "0.3 s")
    rig.focus().type("315 ms")
    #expect(values.isEmpty && field.error == nil)
    rig.key(.enter)
    #expect(values == [0.315] && field.value == 0.315 && field.behavior.text == "0.315 s")
    #expect(
      rig.actions == [.editingBegan, .valueChanged(.number(0.315)), .editingEnded, .triggered(nil)])
  }

  @Test(arguments: ["12q", "9", ""])
  func `a text that cannot be read says why, and Return keeps the old value`(text: String) {
    rig.focus().key(.named("backspace"))
    #expect(rig.type(text).control.error != nil && field.semantics?.help == field.error)
    // The help tag does not need the pointer.
    #expect(rig.advance(by: 1).scene.shownHelpTag == field.error)
    rig.key(.enter)
    #expect(rig.scene.shownHelpTag == nil)
    #expect(field.error == nil && field.value == 0.3 && field.behavior.text == "0.3 s")
    #expect(!rig.actions.contains { if case .valueChanged = $0 { true } else { false } })
  }

  @Test func `arrows change the value by a step, ten steps or a tenth, up to the ends`() {
    rig.focus()
    for (key, modifiers, value): (Key, Modifiers, Double) in [
      (.up, [], 0.31), (.down, .shift, 0.21), (.up, .alt, 0.211), (.down, .shift, 0.111),
      (.down, .shift, 0.05),
    ] {
      rig.key(key, modifiers: modifiers)
      #expect(abs(field.value - value) < 1e-12)
    }
    #expect(field.selection.range == 0..<field.behavior.text.utf8.count)
    #expect(rig.type("1").key(.up).control.value == 1.01)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a drag of the title changes the value, and a click focuses the field`(
    direction: LayoutDirection
  ) {
    let field = NumberField(value: 0.5, in: 0...2, step: 0.01, digits: 3, label: "Response")
    let scene = Scene(FormRow(field), environment: SceneEnvironment(direction: direction))
    let driver = SceneDriver(scene, size: Size(300, 44))
    let sign = direction == .rightToLeft ? -1.0 : 1
    let start = direction == .rightToLeft ? Point(290, 22) : Point(10, 22)
    for (modifiers, value): (Modifiers, Double) in [([], 0.52), (.alt, 0.522), (.shift, 0.722)] {
      driver.press(at: start)
      driver.move(to: start + Point(sign * 9, 0), modifiers: modifiers)
      driver.release()
      #expect(abs(field.value - value) < 1e-9 && !field.isFocused)
    }
    driver.tap(at: start)
    #expect(field.isFocused)
  }

  @Test func `assistive technology sets a number or a text`() {
    let element = rig.scene.semantics(of: field)
    #expect(element?.role == .spinButton && element?.valueText == "0.3 s")
    let id = field.semanticsID
    #expect(rig.scene.perform(.setValue(5), on: id) && field.value == 2)
    #expect(rig.scene.perform(.decrement, on: id) && field.value == 1.99)
    #expect(rig.scene.perform(.setText("500 ms"), on: id) && field.value == 0.5)
    #expect(!rig.scene.perform(.setText("soon"), on: id) && field.value == 0.5)
    #expect(rig.scene.perform(.replaceText(2..<3, with: "7"), on: id) && field.value == 0.7)
    #expect(rig.focus().scene.perform(.replaceText(2..<3, with: "x"), on: id) && field.error != nil)
    #expect(field.value == 0.7)
  }

  @Test func `Escape and a change by the app show the value`() {
    rig.focus().type("1")
    rig.key(.escape)
    #expect(field.behavior.text == "0.3 s" && field.value == 0.3 && !field.isFocused)
    field.value = 9
    #expect(field.value == 2 && field.behavior.text == "2 s")
    let part = NumberField(value: 0.255, in: 0...1, unit: "%", digits: 1, label: "Part")
    #expect(part.behavior.text == "25.5 %")
  }

  @Test func `a focused field follows the app, and keeps a text that is being typed`() {
    rig.focus().key(.up)
    field.value = 0.8
    #expect(field.behavior.text == "0.8 s" && field.selection.range == 0..<5)
    #expect(rig.key(.up).control.value == 0.81)
    rig.key(.escape)
    #expect(field.value == 0.8 && field.behavior.text == "0.8 s")
    rig.focus().type("1.5")
    field.value = 0.4
    #expect(field.value == 0.4 && field.behavior.text == "1.5")
    #expect(rig.key(.enter).control.value == 1.5)
  }

  @Test func `a typed value does not end the drag that takes the focus`() {
    let slider = Slider(value: 0.5, label: "Value")
    let field = NumberField(value: 0.5, in: 0...1, step: 0.01, label: "Number")
    field.onChange { slider.value = $0 }
    let scene = Scene(
      Stack(.vertical) {
        field
        slider
      })
    let driver = SceneDriver(scene, size: Size(200, 100))
    scene.setFocus(field, isVisible: true)
    driver.type("0.2")
    let frame = slider.frameInScene
    driver.press(at: frame.center)
    #expect(!field.isFocused)
    driver.move(to: Point(frame.maxX, frame.midY)).release()
    #expect(field.value == 0.2 && slider.value > 0.6)
  }

  @Test(arguments: [
    ("#34C759", Color(hex: 0x34C759)), ("34c759", Color(hex: 0x34C759)),
    ("fff", Color(hex: 0xFFFFFF)), ("#12345680", Color(hex: 0x123456, alpha: 128.0 / 255)),
    ("12345", nil), ("#gggggg", nil), ("", nil), ("+34C759", nil),
  ])
  func `a hex field reads 3, 6 and 8 digits`(text: String, color: Color?) {
    #expect(HexField.color(of: text) == color)
    let field = HexField(.black, label: "Tint")
    let rig = SceneRig(field).focus().key(.named("backspace"))
    rig.type(text)
    #expect((field.error == nil) == (color != nil))
    #expect(rig.key(.enter).control.value == color ?? .black && field.error == nil)
  }

  @Test func `a field of opaque colors refuses an opacity`() {
    let field = HexField(.black, label: "Tint")
    field.allowsOpacity = false
    let rig = SceneRig(field)
    #expect(!field.perform(.setText("FF000080")) && field.perform(.setText("FF0000FF")))
    #expect(field.value == Color(hex: 0xFF0000))
    rig.focus().key(.named("backspace"))
    rig.type("0000FF40")
    #expect(field.error == "An opaque color has 3 or 6 hexadecimal digits.")
  }
}
