import Canvas
import Controls

/// An entry of the event log.
struct LogEntry {
  enum Kind: String, CaseIterable { case gesture, action, haptic }

  var number = 0
  let time: Instant
  let kind: Kind
  private(set) weak var control: Control?
  let name: String

  private let identity: ObjectIdentifier
  private(set) var event: String
  private(set) var count = 1
  /// The kind of an event that repeats in a gesture, such as "drag"; else `nil`.
  let run: String?

  @MainActor
  init(_ kind: Kind, of control: Control, _ event: String, at time: Instant, run: String? = nil) {
    (self.time, self.kind, self.control, self.event, self.run) = (time, kind, control, event, run)
    identity = ObjectIdentifier(control)
    name = control.label.isEmpty ? control.identifier ?? "" : control.label
  }

  func isOfSameControl(as other: LogEntry) -> Bool { identity == other.identity }

  mutating func merge(_ next: LogEntry) -> Bool {
    guard isOfSameControl(as: next), kind == next.kind, run == next.run,
      run != nil || event == next.event
    else { return false }
    event = next.event
    count += 1
    return true
  }

  func contains(_ text: String) -> Bool {
    text.isEmpty || "\(name) \(event)".lowercased().contains(text)
  }

  func seconds(since start: Instant) -> String {
    max(0, time.seconds(since: start)).text(places: 3)
  }

  func line(since start: Instant) -> String {
    [seconds(since: start), kind.rawValue, name, event, "\(count)"].joined(separator: "\t")
  }
}

struct LogBook {
  /// The most entries: two hours of quiet use, or minutes of wild dragging. chosen
  static let limit = 4000
  /// The number of entries that are discarded at once. chosen
  private static let batch = 400
  /// The number of recent entries that a new entry may merge with. chosen
  private static let mergeReach = 4

  private(set) var entries: [LogEntry] = []

  private(set) var removedCount = 0

  mutating func add(_ entry: LogEntry) {
    if merge(entry) { return }
    var entry = entry
    entry.number = removedCount + entries.count
    entries.append(entry)
    if entries.count <= Self.limit { return }
    entries.removeFirst(Self.batch)
    removedCount += Self.batch
  }

  /// Merges equal neighbors, and in a drag also entries that alternate with others of the control.
  private mutating func merge(_ entry: LogEntry) -> Bool {
    for index in entries.indices.suffix(Self.mergeReach).reversed() {
      if !entries[index].isOfSameControl(as: entry) { return false }
      if entries[index].merge(entry) { return true }
      if entry.run == nil || entries[index].run == nil { return false }
    }
    return false
  }

  mutating func removeAll() {
    removedCount += entries.count
    entries.removeAll()
  }
}
