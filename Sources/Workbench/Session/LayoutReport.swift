import Canvas
import Controls

@MainActor
struct LayoutReport {
  var window: UInt
  var scale: Double
  var size: Size
  var controls: [SemanticsNode]

  var json: JSON {
    .object([
      .init("window", Int(window)),
      .init("scale", scale),
      .init("size", .numbers([size.width, size.height])),
      .init("controls", .array(controls.map(Self.json))),
    ])
  }

  private static func json(of control: SemanticsNode) -> JSON {
    let frame = control.frame
    return .object([
      .init("id", control.identifier ?? ""),
      .init("role", control.role.rawValue),
      .init("label", control.label),
      .init("value", value(of: control)),
      .init("enabled", control.isEnabled),
      .init("frame", .numbers([frame.x, frame.y, frame.width, frame.height])),
    ])
  }

  private static func value(of control: SemanticsNode) -> JSON {
    switch control.value {
    case .none, .choice, .text, .toggle(.mixed): .null
    case .toggle(let toggle): .bool(toggle == .on)
    case .number(let value, _, _, _): .number(value)
    case .selection(let selected, _, allowsSeveral: true, _): .integers(selected.sorted())
    case .selection(let selected, _, _, _): selected.first.map { .integer($0) } ?? .null
    }
  }
}
