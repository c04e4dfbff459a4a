/// Log entries, oldest first; old ones are discarded.
struct LogBook {
  /// Entries that are kept: two hours of quiet use, or minutes of wild dragging. chosen
  static let limit = 4000
  /// So many go at once when there are too many. chosen
  private static let portion = 400
  /// So far back a run is looked for: what a gesture brings between two of a kind. chosen
  private static let runReach = 4

  private(set) var entries: [LogEntry] = []

  /// How many entries have been forgotten or cleared so far.
  private(set) var removedCount = 0
  private var nextNumber = 0

  /// Adds an entry, or merges it into an equal one.
  mutating func add(_ entry: LogEntry) {
    if fold(entry) { return }
    var entry = entry
    entry.number = nextNumber
    nextNumber += 1
    entries.append(entry)
    if entries.count <= Self.limit { return }
    entries.removeFirst(Self.portion)
    removedCount += Self.portion
  }

  /// Merges equal neighbors, and in a drag also entries that alternate with others of the control.
  private mutating func fold(_ entry: LogEntry) -> Bool {
    for index in entries.indices.suffix(Self.runReach).reversed() {
      if !entries[index].isOfSameControl(as: entry) { return false }
      if entries[index].fold(entry) { return true }
      if !entry.isRun || !entries[index].isRun { return false }
    }
    return false
  }

  mutating func removeAll() {
    removedCount += entries.count
    entries.removeAll()
  }
}
