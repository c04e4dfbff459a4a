/// A cache that discards what was used least recently once it exceeds a number of bytes.
final class RasterCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var byteCount: Int
    var lastUse: Int
  }

  var byteLimit: Int { didSet { if statistics.byteCount > byteLimit { evict() } } }
  private(set) var statistics = MaskCache.Statistics()

  private var entries: [Key: Entry] = [:]
  private var uses = 0

  /// Creates a cache; a limit of 0 disables it.
  init(byteLimit: Int) { self.byteLimit = byteLimit }

  func value(for key: Key, byteCount: (Value) -> Int, make: () -> Value) -> Value {
    uses += 1
    if let index = entries.index(forKey: key) {
      statistics.hits += 1
      entries.values[index].lastUse = uses
      return entries.values[index].value
    }
    statistics.misses += 1
    let value = make()
    let size = byteCount(value)
    // An empty value, as of a path that cannot be painted, would never be evicted.
    if size == 0 || size > byteLimit { return value }
    entries[key] = Entry(value: value, byteCount: size, lastUse: uses)
    statistics.byteCount += size
    if statistics.byteCount > byteLimit { evict() }
    return value
  }

  /// Evicts the least recently used values until a quarter of the limit is free.
  private func evict() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if statistics.byteCount <= byteLimit / 4 * 3 { return }
      entries[key] = nil
      statistics.byteCount -= entry.byteCount
      statistics.evictions += 1
    }
  }
}
