/// Keeps the values that were asked for lately; finding one takes the same time however many.
///
/// The values are of two generations. A value of the old one that is asked for joins the young
/// one; when the young one is full, it becomes the old one, and what nobody asked for is let go.
struct RecentCache<Key: Hashable, Value> {
  /// The most values that are kept, at least 2.
  let capacity: Int

  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = max(2, capacity)
  }

  var count: Int { young.count + old.count }

  /// The value kept for a key, or else a new one.
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
