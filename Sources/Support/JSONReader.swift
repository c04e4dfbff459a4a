extension JSON {
  package init?(parsing text: some StringProtocol) {
    guard let value = try? JSON(reading: text) else { return nil }
    self = value
  }

  package struct Fault: Error, Hashable {
    package var line: Int
    /// The end of a sentence about the line.
    package var reason: String
  }

  package init(reading text: some StringProtocol) throws(Fault) {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes)
    do { self = try reader.document() } catch {
      let newLine = UInt8(ascii: "\n")
      throw Fault(
        line: 1 + bytes[..<reader.place].count { $0 == newLine },
        reason: (error as? JSONReader.Unreadable ?? .init()).reason)
    }
  }
}

/// A parser of RFC 8259; Foundation's keeps neither the order of keys nor which numbers are whole.
private struct JSONReader {
  struct Unreadable: Error {
    var reason = "is not JSON"
  }

  /// The limit of nesting, which protects the stack. chosen
  private static let maximumDepth = 500

  private var rest: ArraySlice<UInt8>
  private var depth = 0

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var place: Int { rest.startIndex }

  mutating func document() throws -> JSON {
    let value = try value()
    skipSpace()
    guard rest.isEmpty else { throw Unreadable() }
    return value
  }

  private mutating func value() throws -> JSON {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      throw Unreadable(reason: "is nested deeper than \(Self.maximumDepth) levels")
    }
    if next("{") {
      return .object(
        try list(until: "}") { reader in
          guard reader.next("\"") else { throw Unreadable() }
          let key = try reader.string()
          guard reader.next(":") else { throw Unreadable() }
          return JSON.Member(key, try reader.value())
        })
    }
    if consume("[") { return .array(try list(until: "]") { try $0.value() }) }
    if consume("\"") { return .string(try string()) }
    if consume("null") { return .null }
    if consume("true") { return .bool(true) }
    if consume("false") { return .bool(false) }
    return try number()
  }

  private mutating func list<Element>(
    until end: String, _ element: (inout Self) throws -> Element
  ) throws -> [Element] {
    if next(end) { return [] }
    var elements: [Element] = []
    repeat { elements.append(try element(&self)) } while next(",")
    guard next(end) else { throw Unreadable() }
    return elements
  }

  private mutating func number() throws -> JSON {
    let start = rest
    _ = consume("-")
    if !consume("0") { try skipDigits() }
    var isWhole = true
    if consume(".") {
      isWhole = false
      try skipDigits()
    }
    if consume("e") || consume("E") {
      isWhole = false
      _ = consume("+") || consume("-")
      try skipDigits()
    }
    let text = String(decoding: start.prefix(start.count - rest.count), as: UTF8.self)
    // There is no negative zero among integers.
    if isWhole, text != "-0", let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw Unreadable(reason: "has a number that is too large")
    }
    return .number(value)
  }

  /// A string after its opening quote.
  private mutating func string() throws -> String {
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += String(try escapedScalar()).utf8
      case ..<0x20: throw Unreadable()
      default: bytes.append(byte)
      }
    }
    throw Unreadable()
  }

  private static let escapes: [(letter: String, scalar: Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
    ("r", "\r"), ("t", "\t"),
  ]

  private mutating func escapedScalar() throws -> Unicode.Scalar {
    for escape in Self.escapes where consume(escape.letter) { return escape.scalar }
    guard consume("u") else { throw Unreadable() }
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), consume("\\u") {
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw Unreadable() }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw Unreadable() }
    return scalar
  }

  private mutating func hexadecimal() throws -> UInt32 {
    let digits = String(decoding: rest.prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { throw Unreadable() }
    rest = rest.dropFirst(4)
    return value
  }

  private mutating func skipDigits() throws {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if digits.isEmpty { throw Unreadable() }
    rest = rest.dropFirst(digits.count)
  }

  private mutating func skipSpace() {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private mutating func next(_ word: String) -> Bool {
    skipSpace()
    return consume(word)
  }

  private mutating func consume(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }
}
