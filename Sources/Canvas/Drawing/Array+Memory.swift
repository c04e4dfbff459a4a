extension Array {
  /// Whether there is much more memory than what is in it needs.
  private var hasSpareMemory: Bool { capacity > 64 && capacity > 8 * count }

  /// Exchanges memory that holds little for another array's, which loses what was in it; nothing is
  /// allocated where that has room.
  mutating func exchangeSpareMemory(with other: inout [Element]) {
    guard hasSpareMemory else { return }
    other.removeAll(keepingCapacity: true)
    other.append(contentsOf: self)
    // Both may have been large: one of them is enough.
    if other.hasSpareMemory { other = other.map { $0 } }
    swap(&self, &other)
    other.removeAll(keepingCapacity: true)
  }
}
