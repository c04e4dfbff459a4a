/// Writes numbers of eight bytes, and strings and arrays after their lengths.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) { add(Int(bitPattern: UInt(number.bitPattern))) }

  mutating func add(_ string: String) { add(Array(string.utf8)[...]) }

  mutating func add(_ part: ArraySlice<UInt8>) {
    add(part.count)
    bytes.append(contentsOf: part)
  }

  mutating func add<Element>(
    _ elements: [Element], _ write: (inout ByteWriter, Element) -> Void
  ) {
    add(elements.count)
    for element in elements { write(&self, element) }
  }
}

/// Reads what ``ByteWriter`` writes.
struct ByteReader {
  /// The bytes end within a value, or are none of it.
  struct Ended: Error {}

  /// The bytes that are not read yet.
  var bytes: ArraySlice<UInt8>

  mutating func number() throws(Ended) -> Int {
    let part = try next(8)
    return Int(littleEndian: part.withUnsafeBytes { $0.loadUnaligned(as: Int.self) })
  }

  mutating func double() throws(Ended) -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: try number())))
  }

  mutating func string() throws(Ended) -> String {
    String(decoding: try part(), as: UTF8.self)
  }

  mutating func part() throws(Ended) -> ArraySlice<UInt8> { try next(try number()) }

  mutating func array<Element>(
    _ read: (inout ByteReader) throws(Ended) -> Element
  ) throws(Ended) -> [Element] {
    let count = try number()
    // Each element has at least a number.
    guard count >= 0, count <= bytes.count / 8 else { throw Ended() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  private mutating func next(_ count: Int) throws(Ended) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count else { throw Ended() }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }
}
