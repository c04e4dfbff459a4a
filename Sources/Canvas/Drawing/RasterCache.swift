/// What was rasterised, found again by what it is of, up to a number of bytes.
final class RasterCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var byteCount: Int
    var lastUse: Int
  }

  /// The most bytes that are held.
  var byteLimit: Int {
    didSet { if statistics.byteCount > byteLimit { evict() } }
  }

  private(set) var statistics = MaskCache.Statistics()

  private var entries: [Key: Entry] = [:]
  private var uses = 0

  /// The part of the room that a value may take at once, one in so many; a larger one has to be asked
  /// for twice, or what changes in each frame would drop all else.
  private let largestShare: Int

  /// The hashes of the large keys that were asked for last.
  private var largeKeys: [Int] = []
  /// How many of them. chosen
  private static var largeKeyCount: Int { 8 }

  /// - Parameters:
  ///   - byteLimit: the most bytes that are held; 0 for no cache at all.
  ///   - largestShare: the part of them that a value may take at once, one in so many.
  init(byteLimit: Int, largestShare: Int = 1) {
    self.byteLimit = byteLimit
    self.largestShare = largestShare
  }

  /// What is held for a key, else what the body makes for it.
  func value(for key: Key, byteCount: (Value) -> Int, make: () -> Value) -> Value {
    uses += 1
    if let index = entries.index(forKey: key) {
      statistics.hits += 1
      entries.values[index].lastUse = uses
      return entries.values[index].value
    }
    statistics.misses += 1
    let value = make()
    let size = byteCount(value)
    // What takes no room, such as a path that cannot be painted, would never be dropped.
    if size == 0 || size > byteLimit { return value }
    if size > byteLimit / largestShare && !isKnown(key) { return value }
    entries[key] = Entry(value: value, byteCount: size, lastUse: uses)
    statistics.byteCount += size
    if statistics.byteCount > byteLimit { evict() }
    return value
  }

  /// Whether a large value was asked for not long ago; it is from now on.
  private func isKnown(_ key: Key) -> Bool {
    let hash = key.hashValue
    if largeKeys.contains(hash) { return true }
    if largeKeys.count == Self.largeKeyCount { largeKeys.removeFirst() }
    largeKeys.append(hash)
    return false
  }

  /// Drops what was not used for longest until a quarter of the room is free, so that the next few
  /// values cost no search.
  private func evict() {
    let room = byteLimit / 4 * 3
    // The use from which on all that was used fits, by halving: a sorted list would take memory.
    var (low, high) = (0, uses + 1)
    while low < high {
      let middle = (low + high) / 2
      if byteCount(usedSince: middle) > room { low = middle + 1 } else { high = middle }
    }
    let count = entries.count
    statistics.byteCount = byteCount(usedSince: low)
    entries = entries.filter { $0.value.lastUse >= low }
    statistics.evictions += count - entries.count
  }

  private func byteCount(usedSince use: Int) -> Int {
    var sum = 0
    for entry in entries.values where entry.lastUse >= use { sum += entry.byteCount }
    return sum
  }
}

/// Ends of shapes already rasterised.
typealias EndCache = RasterCache<ShapeEnd, EndCoverage>

extension RasterCache where Key == ShapeEnd, Value == EndCoverage {
  func coverage(of end: ShapeEnd) -> EndCoverage {
    value(for: end, byteCount: \.byteCount) { end.coverage() }
  }
}
