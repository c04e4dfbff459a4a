/// A JSON value that keeps the order of its keys, with null for numbers that are not finite.
package enum JSON: Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }

    package init(_ key: String, _ value: String) { self.init(key, JSON.string(value)) }
    package init(_ key: String, _ value: Double) { self.init(key, JSON.number(value)) }
    package init(_ key: String, _ value: Int) { self.init(key, JSON.integer(value)) }
    package init(_ key: String, _ value: Bool) { self.init(key, JSON.bool(value)) }
  }

  static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }
  static func integers(_ integers: [Int]) -> JSON { .array(integers.map { .integer($0) }) }
  static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .number($0) }) }

  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  var wholeNumber: Int? {
    if case .integer(let value) = self { value } else { number.flatMap { Int(exactly: $0) } }
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += value.description
    case .number(let value): text += value.isFinite ? value.description : "null"
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        Self.quote(member.key, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in string.unicodeScalars { text += escaped(scalar) }
    } else {
      text += string
    }
    text += "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case ..<" ":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
