import Canvas

/// Observers in the order in which they were added.
@MainActor
final class Observers<Event> {
  private var bodies: [(number: Int, body: (Event) -> Void)] = []
  private var nextNumber = 0

  var isEmpty: Bool { bodies.isEmpty }

  func add(_ body: @escaping (Event) -> Void) -> Subscription {
    let number = nextNumber
    nextNumber += 1
    bodies.append((number, body))
    return Subscription { [weak self] in self?.bodies.removeAll { $0.number == number } }
  }

  /// Calls the present observers, without those added or removed meanwhile.
  func notify(_ event: Event) {
    let end = nextNumber
    var next = 0
    while let listener = bodies.first(where: { $0.number >= next }), listener.number < end {
      next = listener.number + 1
      listener.body(event)
    }
  }
}
