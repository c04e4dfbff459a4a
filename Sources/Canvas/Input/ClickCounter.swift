/// Counts presses that follow each other soon and at one place.
public struct ClickCounter: Hashable, Sendable {
  /// The longest time from one press to the next of a row, s. chosen
  public static let interval = 0.4

  /// How far from its first press a row goes on, pt. chosen
  public static let distance = 4.0

  /// The presses of one pointer.
  private struct Row: Hashable, Sendable {
    var pointer: PointerID
    var button: Int
    var start: Point
    var last: Instant
    var count: Int
  }

  private var rows: [Row] = []

  public init() {}

  /// The event with its ``PointerEvent/clickCount``; a release has that of its press.
  public mutating func counted(_ event: PointerEvent) -> PointerEvent {
    var event = event
    switch event.phase {
    case .pressed: event.clickCount = press(event)
    case .released: event.clickCount = count(ofReleased: event)
    case .moved, .left: event.clickCount = 0
    }
    return event
  }

  private mutating func press(_ event: PointerEvent) -> Int {
    let new = Row(
      pointer: event.pointer, button: event.button, start: event.position, last: event.time,
      count: 1)
    guard let index = rows.firstIndex(where: { $0.pointer == event.pointer }) else {
      rows.append(new)
      return 1
    }
    let row = rows[index]
    if row.button == event.button, event.time.seconds(since: row.last) <= Self.interval,
      row.start.distance(to: event.position) <= Self.distance
    {
      rows[index].last = event.time
      rows[index].count += 1
    } else {
      rows[index] = new
    }
    return rows[index].count
  }

  private func count(ofReleased event: PointerEvent) -> Int {
    rows.first { $0.pointer == event.pointer && $0.button == event.button }?.count ?? 1
  }
}
