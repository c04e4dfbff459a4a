/// A cache of rasterized shapes, shadows and stretched images.
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

  private let masks: RasterCache<MaskKey, Mask>
  private let paths: RasterCache<PathKey, PathMask>
  private let sprites: RasterCache<PictureKey, PixelImage>
  private let ends: EndCache

  /// The memory of lenses, with an eighth of the limit in addition.
  let lenses: LensBuffers

  /// A reused buffer for paths, because animated curves would otherwise allocate in every frame.
  private var pathMemory: [Float] = []

  /// The largest buffer that is kept, which takes 2 MB. chosen
  private static let keptPathMemory = 1 << 19

  /// Creates a cache with a limit in bytes; 0 disables it.
  public init(byteLimit: Int = MaskCache.byteLimit(atScale: 1)) {
    masks = RasterCache(byteLimit: byteLimit / 16)
    paths = RasterCache(byteLimit: byteLimit / 16, largestShare: Self.largestPathShare)
    ends = EndCache(byteLimit: byteLimit / 8 * 3)
    sprites = RasterCache(byteLimit: byteLimit / 2)
    lenses = LensBuffers(byteLimit: byteLimit / 8)
  }

  /// An animated curve takes a fifth of the room for paths. chosen
  private static let largestPathShare = 8

  /// A limit with room for all sub-pixel positions of two kinds of thumbs.
  public static func byteLimit(atScale scale: Double) -> Int {
    Int(Double(3 << 20) * max(1, (scale * scale).clamped(to: 64)))
  }

  /// The maximum number of bytes.
  ///
  /// Lowering it evicts the least recently used entries.
  public var byteLimit: Int {
    get { masks.byteLimit + paths.byteLimit + sprites.byteLimit + ends.byteLimit }
    set {
      masks.byteLimit = newValue / 16
      paths.byteLimit = newValue / 16
      ends.byteLimit = newValue / 8 * 3
      sprites.byteLimit = newValue / 2
      lenses.byteLimit = newValue / 8
    }
  }

  /// The statistics.
  ///
  /// Hits and misses count only finished masks and sprites.
  public var statistics: Statistics {
    let (mask, path) = (masks.statistics, paths.statistics)
    let (sprite, end) = (sprites.statistics, ends.statistics)
    return Statistics(
      hits: mask.hits + path.hits + sprite.hits,
      misses: mask.misses + path.misses + sprite.misses,
      evictions: mask.evictions + path.evictions + sprite.evictions + end.evictions,
      byteCount: mask.byteCount + path.byteCount + sprite.byteCount + end.byteCount)
  }

  func mask(for key: MaskKey) -> Mask {
    masks.value(for: key, byteCount: \.byteCount) { Mask(key, ends: ends) }
  }

  func mask(for key: PathKey) -> PathMask {
    paths.value(for: key, byteCount: \.byteCount) {
      let mask = PathMask(key, memory: &pathMemory)
      if pathMemory.capacity > Self.keptPathMemory { pathMemory = [] }
      return mask
    }
  }

  func image(for key: SpriteKey) -> PixelImage {
    sprites.value(for: .sprite(key), byteCount: \.byteCount) { key.image(ends: ends) }
  }

  /// The picture of a lens over its content, in reused memory.
  func picture(of lens: LensOptics, content: PixelImage) -> PixelImage {
    let bounds = lens.shape.bounds
    let picture = lenses.picture(width: bounds.width, height: bounds.height)
    lens.write(content: content, to: picture, ends: ends, memory: lenses.memory)
    return picture
  }

  func image(for key: ImageKey) -> PixelImage {
    sprites.value(for: .image(key), byteCount: \.byteCount) { key.pixels() }
  }
}

private enum PictureKey: Hashable {
  case sprite(SpriteKey)
  case image(ImageKey)
}
