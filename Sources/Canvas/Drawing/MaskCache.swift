/// Masks already rasterised, found again by shape, blur, scale and sub-pixel position.
///
/// A cached mask is the same as a new one, byte for byte, because both are made from the same key.
public final class MaskCache {
  /// What the cache did so far.
  public struct Statistics: Hashable, Sendable {
    public var hits = 0
    public var misses = 0
    public var evictions = 0
    /// Bytes held now.
    public var byteCount = 0
  }

  private struct Entry {
    var mask: Mask
    var lastUse: Int
  }

  /// The most bytes that are held.
  public let byteLimit: Int

  public private(set) var statistics = Statistics()

  private var entries: [MaskKey: Entry] = [:]
  private var uses = 0

  /// - Parameter byteLimit: the most bytes that are held; 0 for no cache at all.
  public init(byteLimit: Int = 4 << 20) {
    self.byteLimit = byteLimit
  }

  func mask(for key: MaskKey) -> Mask {
    uses += 1
    if let index = entries.index(forKey: key) {
      statistics.hits += 1
      entries.values[index].lastUse = uses
      return entries.values[index].mask
    }
    statistics.misses += 1
    let mask = MaskBuilder.mask(for: key)
    if mask.byteCount > byteLimit { return mask }
    entries[key] = Entry(mask: mask, lastUse: uses)
    statistics.byteCount += mask.byteCount
    if statistics.byteCount > byteLimit { evict() }
    return mask
  }

  /// Drops what was not used for longest until a quarter of the room is free, so that the next few
  /// masks cost no search.
  private func evict() {
    let byAge = entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in byAge {
      if statistics.byteCount <= byteLimit / 4 * 3 { break }
      entries[key] = nil
      statistics.byteCount -= entry.mask.byteCount
      statistics.evictions += 1
    }
  }
}
