import Support

/// Splits bytes into lines; a line that is too long is skipped up to its end.
package struct LineBuffer {
  package enum Line: Hashable {
    case bytes([UInt8])
    case tooLong
  }

  /// The limit of a line, in bytes. spec: docs/spec/driving.md#wire
  package static let limit = 1 << 20

  private var bytes: [UInt8] = []
  /// The number of bytes of taken lines, and of those that have no line break.
  private var (taken, searched) = (0, 0)
  private var skips = false

  package init() {}

  /// The number of bytes that wait.
  package var count: Int { bytes.count - taken }

  /// Whether a whole line waits.
  package var hasLine: Bool { bytes[searched...].contains(UInt8(ascii: "\n")) }

  package mutating func append(_ new: some Collection<UInt8>) {
    // Each byte is moved a bounded number of times.
    if taken > count { compact() }
    bytes.append(contentsOf: new)
  }

  /// The next whole line without its line break; `nil` if there is none yet.
  package mutating func next() -> Line? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      if count > Self.limit { skip() }
      compact()
      return nil
    }
    return take(to: end, next: end + 1)
  }

  /// The line that the input ends within; `nil` if there is none.
  package mutating func rest() -> Line? {
    if count == 0 && !skips { return nil }
    return take(to: bytes.count, next: bytes.count)
  }

  private mutating func take(to end: Int, next: Int) -> Line {
    let line = bytes[taken..<end]
    let isTooLong = skips || line.count > Self.limit
    (taken, searched, skips) = (next, next, false)
    return isTooLong ? .tooLong : .bytes(Array(line))
  }

  private mutating func skip() {
    skips = true
    taken = bytes.count
  }

  private mutating func compact() {
    bytes.removeFirst(taken)
    searched -= taken
    taken = 0
  }
}
