/// A JSON value that keeps the order of its keys, with null for numbers that are not finite.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
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

  package static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }
  package static func integers(_ integers: [Int]) -> JSON { .array(integers.map { .integer($0) }) }
  package static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .number($0) }) }

  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  package var wholeNumber: Int? {
    if case .integer(let value) = self { value } else { number.flatMap { Int(exactly: $0) } }
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The first member of an object with a key; `nil` for other values.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var text: String {
    // Appending bytes is faster than appending to a string.
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with a line break, in UTF-8.
  package var line: [UInt8] { Array((text + "\n").utf8) }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += value.description.utf8
    case .integer(let value): bytes += value.description.utf8
    case .number(let value): bytes += (value.isFinite ? value.description : "null").utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let values):
      bytes += "[".utf8
      for (index, value) in values.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        value.write(to: &bytes)
      }
      bytes += "]".utf8
    case .object(let members):
      bytes += "{".utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        Self.write(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes)
      }
      bytes += "}".utf8
    }
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case ..<0x20:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
