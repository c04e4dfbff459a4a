import Canvas
import Controls

/// How a log's slider begins.
struct SliderLogOptions: ControlLogOptions {
  private var properties: [SliderProperty] = []
  private let range: ClosedRange<Double>
  private let value: Double
  let width: Double?

  init(_ fields: inout JSONFields) throws {
    let low = try fields.number("min") ?? 0
    let high = try fields.number("max") ?? 1
    guard low < high else { throw fields.failure("min has to be below max") }
    range = low...high
    value = try fields.number("value") ?? 0.5
    for name in SliderProperty.names where fields.has(name) {
      guard let property = try SliderProperty(name, in: &fields) else { continue }
      try Self.check(property, range, fields)
      properties.append(property)
    }
    width = try fields.controlWidth() ?? 200
  }

  /// What the range decides on.
  private static func check(
    _ property: SliderProperty, _ range: ClosedRange<Double>, _ fields: JSONFields
  ) throws {
    switch property {
    case .step(let step?) where !SliderStep.divides(range, step):
      throw fields.failure("step has to be above 0, and no smaller than a millionth of the range")
    case .valueScale(let scale) where !scale.scale.accepts(range):
      throw fields.failure("a logarithmic scale needs min and max on the same side of 0")
    default: break
    }
  }

  @MainActor
  func control(label: String) -> Control {
    let slider = Slider(value: value, in: range, label: label)
    for property in properties { property.apply(to: slider) }
    slider.value = value
    return slider
  }
}
