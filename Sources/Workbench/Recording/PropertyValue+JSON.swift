import Canvas
import Controls
import Support

extension PropertyValue {
  init(_ json: JSON, kind: PropertyKind, folder: String) {
    if kind == .file, json != .null {
      let text = json.string ?? json.text
      self = .list([.text(folder), .text(text)])
      return
    }
    switch json {
    case .null: self = .none
    case .bool(let value): self = .flag(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .text(value)
    case .array(let values):
      self = .list(values.map { PropertyValue($0, kind: kind, folder: folder) })
    case .object(let members):
      self = .list(
        members.map { member in
          let values = if case .array(let list) = member.value { list } else { [JSON]() }
          return .text(member.key + ":" + values.map(\.text).joined(separator: ","))
        })
    }
  }

  package var json: JSON {
    switch self {
    case .none: .null
    case .flag(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    case .color(let color): .string(color.hexDigits)
    case .list(let values): .array(values.map(\.json))
    }
  }
}
