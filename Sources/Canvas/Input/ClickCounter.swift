/// Counts presses that follow each other soon and at one place.
public struct ClickCounter: Hashable, Sendable {
  /// The longest time from one press to the next of a row, s. chosen
  public static let interval = 0.4

  /// How far from its first press a row goes on, pt. chosen
  public static let distance = 4.0

  /// The presses of one pointer, or of fingers that touch one place after each other.
  private struct Row: Hashable, Sendable {
    var pointer: PointerID
    var button: Int
    var start: Point
    var last: Instant
    var count: Int
    /// Whether the finger is gone that touched last; each has a name of its own, which never comes
    /// again.
    var isLifted = false

    func isSoon(_ event: PointerEvent) -> Bool {
      event.time.seconds(since: last) <= ClickCounter.interval
    }

    func goesOn(with event: PointerEvent) -> Bool {
      button == event.button && isSoon(event)
        && start.distance(to: event.position) <= ClickCounter.distance
    }
  }

  private var rows: [Row] = []

  /// A counter that has seen no press.
  public init() {}

  /// The event with its ``PointerEvent/clickCount``; a release has that of its press.
  public mutating func counted(_ event: PointerEvent) -> PointerEvent {
    var event = event
    switch event.phase {
    case .pressed: event.clickCount = press(event)
    case .released: event.clickCount = count(ofReleased: event)
    case .left:
      lift(event)
      event.clickCount = 0
    case .moved: event.clickCount = 0
    }
    return event
  }

  private mutating func press(_ event: PointerEvent) -> Int {
    rows.removeAll { $0.isLifted && !$0.isSoon(event) }
    let new = Row(
      pointer: event.pointer, button: event.button, start: event.position, last: event.time,
      count: 1)
    guard let index = index(of: event) else {
      rows.append(new)
      return 1
    }
    let row = rows[index]
    rows[index] = new
    if row.goesOn(with: event) {
      rows[index].start = row.start
      rows[index].count = row.count + 1
    }
    return rows[index].count
  }

  /// The row of the event's pointer, or one that a finger before it left at the same place.
  private func index(of event: PointerEvent) -> Int? {
    rows.firstIndex { $0.pointer == event.pointer }
      ?? rows.firstIndex { event.device == .touch && $0.isLifted && $0.goesOn(with: event) }
  }

  private func count(ofReleased event: PointerEvent) -> Int {
    rows.first { $0.pointer == event.pointer && $0.button == event.button }?.count ?? 1
  }

  private mutating func lift(_ event: PointerEvent) {
    guard event.device == .touch,
      let index = rows.firstIndex(where: { $0.pointer == event.pointer })
    else { return }
    rows[index].isLifted = true
  }
}
