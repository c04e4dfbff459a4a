extension Array {
  /// Whether the capacity is much larger than the content.
  private var hasSpareMemory: Bool { capacity > 64 && capacity > 8 * count }

  /// Swaps the buffer for another array's if it is too large for its content.
  ///
  /// The other array loses its content.
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
