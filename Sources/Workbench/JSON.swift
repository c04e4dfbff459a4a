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
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): value.isFinite ? "\(value)" : "null"
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
