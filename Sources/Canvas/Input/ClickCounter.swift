/// A counter of consecutive presses at one place: double clicks and triple clicks.
public struct ClickCounter: Hashable, Sendable {
  /// The longest time between consecutive presses, in seconds. chosen
  public static let interval = 0.4
  /// The largest distance from the first press, in points. chosen
  public static let distance = 4.0

  /// The consecutive presses of one pointer, or of several touches at one place.
  private struct Row: Hashable, Sendable {
    var pointer: PointerID
    var button: Int
    var start: Point
    var last: Instant
    var count: Int
    /// Whether the touch has ended; each touch has a pointer ID of its own.
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

  /// Creates a counter without presses.
  public init() {}

  /// Returns the event with its ``PointerEvent/clickCount``; a release has the count of its press.
  ///
  /// - Parameter known: The count of a press that was counted before; `nil` to count it.
  public mutating func counted(_ event: PointerEvent, as known: Int? = nil) -> PointerEvent {
    var event = event
    switch event.phase {
    case .pressed: event.clickCount = press(event, as: known)
    case .released:
      let row = rows.first { $0.pointer == event.pointer && $0.button == event.button }
      event.clickCount = row?.count ?? 1
    case .moved, .exited: event.clickCount = 0
    }
    if event.phase == .exited, event.device == .touch,
      let index = rows.firstIndex(where: { $0.pointer == event.pointer })
    {
      rows[index].isLifted = true
    }
    return event
  }

  private mutating func press(_ event: PointerEvent, as known: Int?) -> Int {
    rows.removeAll { $0.isLifted && !$0.isSoon(event) }
    var new = Row(
      pointer: event.pointer, button: event.button, start: event.position, last: event.time,
      count: known ?? 1)
    guard let index = index(of: event) else {
      rows.append(new)
      return new.count
    }
    let row = rows[index]
    if row.goesOn(with: event) { (new.start, new.count) = (row.start, known ?? row.count + 1) }
    rows[index] = new
    return new.count
  }

  /// The index of the event's pointer, or of an earlier touch at the same place.
  private func index(of event: PointerEvent) -> Int? {
    rows.firstIndex { $0.pointer == event.pointer }
      ?? rows.firstIndex { event.device == .touch && $0.isLifted && $0.goesOn(with: event) }
  }
}
