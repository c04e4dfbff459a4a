import Controls
import Testing

@Suite struct `Control description` {
  private let catalog = ControlCatalog.standard

  @Test func `writes values in dependency order`() throws {
    let slider = Slider()
    try Slider.description.write([("value", 8), ("step", 2), ("max", 10), ("min", 2)], to: slider)
    #expect(slider.value == 8 && slider.range == 2...10 && slider.step == 2)
    let segmented = SegmentedControl(["A"])
    try SegmentedControl.description.write(
      [("selected", [0, 2]), ("selectionMode", "multiple"), ("segments", 3)], to: segmented)
    #expect(segmented.selectedIndices == [0, 2] && segmented.titles == ["", "", ""])
  }

  @Test(arguments: [
    ("on", PropertyValue.number(1), "on must be true or false"),
    ("style", "round", "style must be one of switch, button, checkbox"),
    ("onTint", "red", "onTint must be a color, #RRGGBB"), ("title", 3, "title must be a text"),
  ]) func `reports why a value is invalid`(name: String, value: PropertyValue, message: String)
    throws
  {
    let toggle = Switch(isOn: true)
    let property = try #require(Switch.description.property(name))
    let before = property.read(from: toggle)
    let error = #expect(throws: PropertyError.self) { try property.write(value, to: toggle) }
    #expect(error?.description == message && property.read(from: toggle) == before)
  }

  @Test func `a choice has no value only if the property is optional`() throws {
    let button = Button("Delete", role: .destructive)
    let role = try #require(Button.description.property("role"))
    #expect(role.read(from: button) == "destructive" && role.isOptional)
    try role.write(.none, to: button)
    #expect(button.role == nil)
    let prominence = try #require(Button.description.property("prominence"))
    #expect(throws: PropertyError.self) { try prominence.write(.none, to: button) }
  }

  private nonisolated static let exclusive: [(values: [String: PropertyValue], message: String)] = [
    (["min": 1, "max": 0], "min must be below max"),
    (
      ["valueScale": "logarithmic"],
      "valueScale logarithmic needs min and max on the same side of 0"
    ),
    (["neutralValue": 2.0], "neutralValue 2.0 is outside min...max"),
    (["ticks": 2, "tickLabels": ["a", "b", "c"]], "tickLabels has 3 labels for 2 ticks"),
    (["color": 1], "color is not a property of a slider"),
  ]

  @Test(arguments: exclusive)
  func `reports which values exclude each other`(values: [String: PropertyValue], message: String) {
    // Properties of the same rank keep the given order: ticks before their labels, min before max.
    let values = values.sorted { $0.key.count < $1.key.count || $0.key > $1.key }
    let error = #expect(throws: PropertyError.self) {
      try Slider.description.write(values.map { (name: $0.key, value: $0.value) }, to: Slider())
    }
    #expect(error?.description == message)
  }

  @Test func `finds properties by their names in logs and in code`() {
    #expect(Switch.description.property("on")?.name == "on")
    #expect(Switch.description.property("isOn")?.name == "on")
    #expect(Slider.description.property("minimumTrackTintColor")?.name == "trackTint")
    #expect(Slider.description.property("disabled") != nil)
    #expect(Slider.description.property("isOn") == nil)
  }

  private static let all = ControlCatalog.standard.descriptions + ControlCatalog.parts.descriptions

  @Test func `is valid, and names every option and state once`() {
    for description in Self.all {
      #expect(throws: Never.self) { try description.validate() }
      let options = description.ownProperties.map(\.option).filter { !$0.isEmpty }
      #expect(Set(options).count == options.count, "\(description.name)")
      let states = description.states.map(\.name)
      #expect(Set(states).count == states.count, "\(description.name)")
    }
  }

  @Test func `describes a control, its subclasses, and a control of another package`() throws {
    final class ButtonRow: SegmentedControl {}
    #expect(catalog.description(of: ButtonRow(["A"]))?.name == "segmented")
    #expect(catalog.description(of: Slider())?.name == "slider")
    #expect(catalog.description(of: Button("A")) == nil)
    #expect(catalog["switch"]?.title == "Switch" && catalog["dial"] == nil)
    let dial = Dial.description.make()
    #expect(dial.identifier == "dial" && dial.trace.isEmpty)
    #expect(Dial.description.remarks(on: dial).isEmpty)
    try Dial.description.write([("angle", 90)], to: dial)
    #expect((dial as? Dial)?.angle == 90)
  }
}

@Suite struct `Validation of a description` {
  private func mistakes(
    arguments: [String] = ["label"], initialValues: KeyValuePairs<String, PropertyValue> = [:],
    states: [StatePreset] = [], adding: [ControlProperty] = []
  ) -> [String] {
    let description = ControlDescription(
      name: "slider", title: "Slider", make: { Slider(label: "A") }, arguments: arguments,
      properties: [
        .init("value", \Slider.value, help: "The value."),
        .init(
          "parts", kind: .count(1...9), help: "The number of ticks.",
          get: { (slider: Slider) in slider.ticks?.ticks.count ?? 0 },
          set: { slider, count, _ in slider.ticks = .count(count) }),
      ] + adding, initialValues: initialValues, states: states)
    do {
      try description.validate()
      return []
    } catch { return error.mistakes }
  }

  @Test func `accepts values that the control keeps, and finds unknown names`() {
    #expect(
      mistakes(
        initialValues: ["value": 1],
        states: [StatePreset("Half", ["value": 0.5, "label": "B", "disabled": true])]) == [])
    #expect(
      mistakes(initialValues: ["valu": 1], states: [StatePreset("Half", ["vale": 0.5])]) == [
        "the initial values set \"valu\"; the properties are value, parts, label, enabled",
        "the state \"Half\" set \"vale\"; the properties are value, parts, label, enabled",
      ])
  }

  @Test func `finds values that a control refuses or changes`() {
    let mistakes = mistakes(
      states: [StatePreset("Many", ["parts": 10]), StatePreset("Far", ["value": 2])])
    #expect(
      mistakes == [
        "the state \"Many\": parts must be a whole number from 1 to 9",
        "the state \"Far\" set value to integer(2), but the control has number(1.0)",
      ])
  }

  @Test func `refuses the options of commands`() {
    let page = ControlProperty("page", \Slider.value, help: "The page.")
    let labels = ControlProperty("labels", \Slider.isEnabled, isUsuallySet: true, help: "Labels.")
    let size = ControlProperty("size", \Slider.value, option: "dial-size", help: "The size.")
    #expect(
      mistakes(adding: [page, labels, size]) == [
        "the property page has the option --page, which commands have already; give it another "
          + "with the argument option",
        "the property labels has the option --no-labels, which commands have already; give it "
          + "another with the argument option",
      ])
  }

  @Test func `compares arguments and names of properties`() {
    let again = ControlProperty(
      "value", \Slider.value, code: .argument("value"), help: "The value.")
    #expect(
      mistakes(arguments: ["", "label"], adding: [again]) == [
        "several properties have the name value", "the argument \"\" is not that of a property",
        "the argument \"value\" of a property is not among the arguments",
      ])
  }
}

/// A control of another package, as in the comment of ``DescribedControl``.
final class Dial: Control {
  var angle: Double

  init(angle: Double, label: String) {
    self.angle = angle
    super.init(label: label)
  }
}

extension Dial: DescribedControl {
  static let description = ControlDescription(
    name: "dial", title: "Dial", make: { Dial(angle: 30, label: "Balance") },
    properties: [
      .init("angle", \Dial.angle, in: .state, editor: .slider({ _ in 0...360 }), help: "Degrees.")
    ])
}
