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
