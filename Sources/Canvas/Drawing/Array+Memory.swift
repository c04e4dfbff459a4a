extension Array {
  private var hasSpareMemory: Bool { capacity > 64 && capacity > 8 * count }

  /// Swaps an oversized buffer with that of the other array, whose content is lost.
  mutating func exchangeSpareMemory(with other: inout [Element]) {
    guard hasSpareMemory else { return }
    other.removeAll(keepingCapacity: true)
    other.append(contentsOf: self)
    // Keep at most one large buffer.
    if other.hasSpareMemory { other = other.map { $0 } }
    swap(&self, &other)
    other.removeAll(keepingCapacity: true)
  }
}
