/// A cache of recently used values, in two generations.
///
/// A used value moves to the young generation. When that one is full, it replaces the old
/// generation.
struct RecentCache<Key: Hashable, Value> {
  /// The maximum number of values, at least 2.
  let capacity: Int

  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = max(2, capacity)
  }

  var count: Int { young.count + old.count }

  /// Returns the value of a key, creating it if it is missing.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    if young.count >= capacity / 2 {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
    return value
  }

  mutating func removeAll() {
    young.removeAll()
    old.removeAll()
  }
}
