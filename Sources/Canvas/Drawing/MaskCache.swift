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

  /// Creates a cache with a limit in bytes; 0 disables it.
  public init(byteLimit: Int = MaskCache.byteLimit(atScale: 1)) { self.byteLimit = byteLimit }

  /// A limit with room for all sub-pixel positions of two kinds of thumbs.
  public static func byteLimit(atScale scale: Double) -> Int {
    Int(Double(3 << 20) * max(1, (scale * scale).clamped(to: 64)))
  }

  /// The maximum number of bytes.
  ///
  /// Lowering it evicts the least recently used entries.
  public var byteLimit: Int {
    get { masks.byteLimit + paths.byteLimit + surfaces.byteLimit }
    set {
      masks.byteLimit = newValue / 4
      paths.byteLimit = newValue / 4
      surfaces.byteLimit = newValue / 2
    }
  }

  /// The statistics.
  ///
  /// Hits and misses count only finished masks and sprites.
  public var statistics: Statistics {
    let (mask, path, surface) = (masks.statistics, paths.statistics, surfaces.statistics)
    return Statistics(
      hits: mask.hits + path.hits + surface.hits,
      misses: mask.misses + path.misses + surface.misses,
      evictions: mask.evictions + path.evictions + surface.evictions,
      byteCount: mask.byteCount + path.byteCount + surface.byteCount)
  }

  func mask(for key: MaskKey) -> Mask {
    masks.value(for: key, byteCount: \.byteCount) { Mask(key) }
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
      key.surface(
        of: mask(for: key.mask.atOrigin), within: mask(for: MaskKey(shape: key.outline)))
    }
  }
}

private enum SurfaceKey: Hashable {
  case sprite(SpriteKey)
  case product(MaskProduct)
  case image(ImageTile)
}
