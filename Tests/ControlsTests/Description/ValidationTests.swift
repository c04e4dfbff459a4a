import Controls
import Testing

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
    } catch {
      return error.mistakes
    }
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
