import Canvas
import Controls
import Support

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
    let parts = parts(of: control)
    return .object([
      .init("id", control.identifier ?? ""),
      .init("role", (parts.first ?? control).role.rawValue),
      .init("label", control.label),
      .init("value", parts.isEmpty ? value(of: control) : .array(parts.map(value))),
      .init("enabled", control.isEnabled),
      .init("frame", .numbers([frame.x, frame.y, frame.width, frame.height])),
    ])
  }

  /// The parts that a control without a value consists of, such as the thumbs of a range slider;
  /// empty for other controls.
  private static func parts(of control: SemanticsNode) -> [SemanticsNode] {
    let isGroup = control.role == .group && Set(control.children.map(\.role)).count == 1
    return isGroup ? control.children : []
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
