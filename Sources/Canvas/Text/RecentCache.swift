/// A cache of recently used values.
///
/// Used values move to the young generation, which replaces the old one when it is full.
struct RecentCache<Key: Hashable, Value> {
  /// The maximum number of values, at least 2.
  let capacity: Int

  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = max(2, capacity)
  }

  var count: Int { young.count + old.count }

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
