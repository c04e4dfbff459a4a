/// A cache of rasterized shapes and shadows.
///
/// Cached pixels are identical to newly made ones, because both depend only on the key.
public final class MaskCache {
  /// The statistics of a cache.
  public struct Statistics: Hashable, Sendable {
    /// The number of cache hits.
    public var hits = 0
    /// The number of cache misses.
    public var misses = 0
    /// The number of evicted entries.
    public var evictions = 0
    /// The number of bytes held.
    public var byteCount = 0
  }

  private let masks = RasterCache<MaskKey, Mask>(byteLimit: 0)
  private let paths = RasterCache<PathKey, Mask>(byteLimit: 0)
  private let surfaces = RasterCache<SurfaceKey, ImageSurface>(byteLimit: 0)

  /// The last shape that was blurred: both shadows of a raised shape have the same one.
  private var lastHalves: (key: MaskKey, surface: ImageSurface)?

  /// Creates a cache with a limit in bytes; 0 disables it.
  public init(byteLimit: Int = MaskCache.byteLimit(atScale: 1)) { self.byteLimit = byteLimit }

  /// A limit with room for all sub-pixel positions of two kinds of thumbs.
  public static func byteLimit(atScale scale: Double) -> Int {
    Int(Double(3 << 20) * max(1, (scale * scale).clamped(to: 64)))
  }

  /// The maximum number of bytes; lowering it evicts the least recently used entries.
  public var byteLimit: Int {
    get { masks.byteLimit + paths.byteLimit + surfaces.byteLimit }
    set {
      masks.byteLimit = newValue / 4
      paths.byteLimit = newValue / 4
      surfaces.byteLimit = newValue / 2
    }
  }

  /// The statistics of masks and of what is made of them; that one uses another counts for both.
  public var statistics: Statistics {
    let (mask, path, surface) = (masks.statistics, paths.statistics, surfaces.statistics)
    return Statistics(
      hits: mask.hits + path.hits + surface.hits,
      misses: mask.misses + path.misses + surface.misses,
      evictions: mask.evictions + path.evictions + surface.evictions,
      byteCount: mask.byteCount + path.byteCount + surface.byteCount)
  }

  func mask(for key: MaskKey) -> Mask {
    masks.value(for: key, byteCount: \.byteCount) { Mask(key, halves: halves) }
  }

  private func halves(of key: MaskKey) -> ImageSurface {
    var sharp = key
    sharp.sigma = 0
    if let lastHalves, lastHalves.key == sharp { return lastHalves.surface }
    let surface = sharp.halves
    lastHalves = (sharp, surface)
    return surface
  }

  func mask(for key: PathKey) -> Mask {
    paths.value(for: key, byteCount: \.byteCount) { key.mask() }
  }

  func surface(for key: SpriteKey, make: () -> ImageSurface) -> ImageSurface {
    surfaces.value(for: .sprite(key), byteCount: \.byteCount, make: make)
  }

  func surface(for key: ImageTile) -> ImageSurface {
    surfaces.value(for: .image(key), byteCount: \.byteCount, make: key.surface)
  }

  func surface(for key: MaskProduct) -> ImageSurface {
    surfaces.value(for: .product(key), byteCount: \.byteCount) {
      key.surface(of: mask(for: key.mask.atOrigin), within: mask(for: MaskKey(shape: key.outline)))
    }
  }
}

private enum SurfaceKey: Hashable {
  case sprite(SpriteKey)
  case product(MaskProduct)
  case image(ImageTile)
}

/// A cache that discards what was used least recently once it exceeds a number of bytes.
final class RasterCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var byteCount: Int
    var lastUse: Int
  }

  var byteLimit: Int { didSet { if statistics.byteCount > byteLimit { evict() } } }
  private(set) var statistics = MaskCache.Statistics()

  private var entries: [Key: Entry] = [:]
  private var uses = 0

  /// Creates a cache; a limit of 0 disables it.
  init(byteLimit: Int) { self.byteLimit = byteLimit }

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
    // An empty value, as of a path that cannot be painted, would never be evicted.
    if size == 0 || size > byteLimit { return value }
    entries[key] = Entry(value: value, byteCount: size, lastUse: uses)
    statistics.byteCount += size
    if statistics.byteCount > byteLimit { evict() }
    return value
  }

  /// Evicts the least recently used values until a quarter of the limit is free.
  private func evict() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if statistics.byteCount <= byteLimit / 4 * 3 { return }
      entries[key] = nil
      statistics.byteCount -= entry.byteCount
      statistics.evictions += 1
    }
  }
}
