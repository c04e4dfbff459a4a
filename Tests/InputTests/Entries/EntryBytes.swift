/// Reads numbers from bytes, and zeros after the end.
struct EntryBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func word() -> UInt64 { (0..<8).reduce(0) { sum, _ in sum << 8 | UInt64(byte()) } }

  /// Reads an integer: often a small one, else any.
  mutating func integer() -> Int {
    let kind = byte()
    return kind < 128 ? Int(kind) - 64 : Int(truncatingIfNeeded: word())
  }

  /// Reads a number: often a small one, else any, including NaN.
  mutating func number() -> Double {
    let kind = byte()
    return kind < 192 ? Double(kind) : Double(bitPattern: word())
  }

  mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

  mutating func all() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }
}
