import Canvas
import Controls

/// Every state of a control, for the table of all of them.
extension StageMoment {
  /// What a control is before anything is done to it.
  private typealias Variant = (
    name: String, settings: [(name: String, value: JSON)], gestures: [Gesture]
  )

  /// What can be done to each variant, in the order of the table.
  private static func moments(of variants: [Variant], held: String) -> [StageMoment] {
    variants.flatMap { variant in
      variant.gestures.map { gesture in
        var settings = variant.settings
        if gesture == .disable { settings.append(("enabled", .bool(false))) }
        if gesture == .hold { settings.append(("pending", .bool(true))) }
        let suffix =
          switch gesture {
          case .none: ""
          case .focus: ", focused"
          case .press(at: 0.84): ", other pressed"
          case .press: ", " + held
          case .wait, .hold: ", pending"
          case .disable: ", disabled"
          }
        return StageMoment(name: variant.name + suffix, settings: settings, gesture: gesture)
      }
    }
  }

  static func states(of kind: Specimen.Kind) -> [StageMoment] {
    switch kind {
    case .switch:
      let all: [Gesture] = [.none, .press(at: nil), .focus, .hold, .disable]
      return moments(
        of: [
          ("Off", [("on", .bool(false))], all), ("On", [("on", .bool(true))], all),
          (
            "Mixed",
            [("style", .string("checkbox")), ("on", .bool(false)), ("mixed", .bool(true))], all
          ),
        ], held: "pressed")
    case .slider:
      let all: [Gesture] = [.none, .press(at: nil), .focus, .wait, .disable]
      return moments(
        of: [
          ("Rest", [("value", .number(0.6))], all),
          ("Least", [("value", .number(0))], [.none, .disable]),
          ("Most", [("value", .number(1))], [.none, .disable]),
          (
            "Stepped",
            [("ticks", .integer(5)), ("ticksOnly", .bool(true)), ("value", .number(0.5))],
            [.none, .press(at: nil), .focus, .disable]
          ),
          (
            "Neutral", [("neutralValue", .number(0.5)), ("value", .number(0.9))],
            [.none, .press(at: nil), .focus, .disable]
          ),
        ], held: "grabbed")
    case .segmented:
      let several = JSON.array([.integer(0), .integer(1)])
      return moments(
        of: [
          (
            "Rest", [("selected", .integer(1))],
            [.none, .press(at: 0.5), .press(at: 0.84), .focus, .wait, .disable]
          ),
          ("None", [("selected", .null)], [.none, .press(at: 0.84), .focus, .disable]),
          (
            "Multiple", [("selectionMode", .string("multiple")), ("selected", several)],
            [.none, .press(at: 0.5), .focus, .disable]
          ),
          (
            "Momentary", [("selectionMode", .string("momentary"))],
            [.none, .press(at: 0.5), .focus, .disable]
          ),
        ], held: "pressed")
    }
  }
}
