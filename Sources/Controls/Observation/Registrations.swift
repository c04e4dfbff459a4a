import Canvas

/// Registered values in the order in which they were added.
@MainActor
final class Registrations<Value> {
  private(set) var entries: [(number: Int, value: Value)] = []
  private var nextNumber = 0

  func add(_ value: Value) -> Subscription {
    let number = nextNumber
    nextNumber += 1
    entries.append((number, value))
    return Subscription { [weak self] in self?.entries.removeAll { $0.number == number } }
  }

  /// Calls the body with the present values, without those added or removed meanwhile.
  func forEach(_ body: (Value) -> Void) {
    let end = nextNumber
    var next = 0
    while let entry = entries.first(where: { $0.number >= next }), entry.number < end {
      next = entry.number + 1
      body(entry.value)
    }
  }
}

typealias Observers<Event> = Registrations<(Event) -> Void>
