/// Shapes, shadows, raised shapes and stretched images already rasterised, found again by shape, blur,
/// scale and sub-pixel position.
///
/// What comes from the cache is the same as what is made anew, byte for byte, because both are made
/// from the same key.
public final class MaskCache {
  /// What the cache did so far.
  public struct Statistics: Hashable, Sendable {
    /// Times that something was found.
    public var hits = 0
    /// Times that something had to be made.
    public var misses = 0
    /// Times that something was thrown out to make room.
    public var evictions = 0
    /// Bytes held now.
    public var byteCount = 0
  }

  private let masks: RasterCache<MaskKey, Mask>
  private let paths: RasterCache<PathKey, PathMask>
  private let sprites: RasterCache<PictureKey, Sprite>
  /// Of what masks and sprites are put together.
  private let ends: EndCache
  private let builder: MaskBuilder

  /// What paths are rasterised in, again and again: a curve that changes in each frame would take new
  /// memory for each.
  private var pathMemory: [Float] = []

  /// The most values of it that are kept for the next path: 2 MB. chosen
  private static let keptPathMemory = 1 << 19

  /// A cache that holds nothing yet.
  ///
  /// - Parameter byteLimit: the most bytes that are held; 0 for no cache at all. Masks take one byte a
  ///   pixel, sprites and ends four.
  public init(byteLimit: Int = MaskCache.byteLimit(atScale: 1)) {
    masks = RasterCache(byteLimit: byteLimit / 16)
    paths = RasterCache(byteLimit: byteLimit / 16, largestShare: Self.largestPathShare)
    ends = EndCache(byteLimit: byteLimit / 8 * 3)
    sprites = RasterCache(byteLimit: byteLimit / 2)
    builder = MaskBuilder(ends: ends)
  }

  /// A curve that changes in each frame takes a fifth of the room for paths. chosen
  private static let largestPathShare = 8

  /// A limit with room for every sub-pixel place of two kinds of thumbs, as they are pressed and
  /// moved.
  ///
  /// - Parameter scale: pixels a point.
  public static func byteLimit(atScale scale: Double) -> Int {
    Int(Double(3 << 20) * max(1, (scale * scale).clamped(to: 64)))
  }

  /// The most bytes that are held; less than before drops what was not used for longest.
  public var byteLimit: Int {
    get { masks.byteLimit + paths.byteLimit + sprites.byteLimit + ends.byteLimit }
    set {
      masks.byteLimit = newValue / 16
      paths.byteLimit = newValue / 16
      ends.byteLimit = newValue / 8 * 3
      sprites.byteLimit = newValue / 2
    }
  }

  /// Hits and misses count finished masks and sprites; the rest is about everything that is held.
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
    masks.value(for: key, byteCount: \.byteCount) { builder.mask(for: key) }
  }

  func mask(for key: PathKey) -> PathMask {
    paths.value(for: key, byteCount: \.byteCount) {
      let mask = PathMask(key, memory: &pathMemory)
      if pathMemory.capacity > Self.keptPathMemory { pathMemory = [] }
      return mask
    }
  }

  func sprite(for key: SpriteKey) -> Sprite {
    sprites.value(for: .sprite(key), byteCount: \.byteCount) { Sprite(key, ends: ends) }
  }

  func image(for key: ImageKey) -> PixelImage {
    sprites.value(for: .image(key), byteCount: \.byteCount) { Sprite(key) }.image
  }
}

/// What a picture that is laid on shows.
///
/// Images and sprites share their room, so that a program without images has all of it for sprites.
private enum PictureKey: Hashable {
  case sprite(SpriteKey)
  case image(ImageKey)

  func hash(into hasher: inout Hasher) {
    switch self {
    case .sprite(let key): key.hash(into: &hasher)
    case .image(let key): key.hash(into: &hasher)
    }
  }
}
