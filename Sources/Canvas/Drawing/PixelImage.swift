internal import CCairo

/// An image of pixman, which is Cairo's pixel engine.
final class PixelImage {
  enum Format {
    /// One byte per pixel.
    case coverage
    /// Premultiplied BGRA.
    case transparent
    /// BGRX.
    case opaque
  }

  let width: Int
  let height: Int
  let bytes: UnsafeMutablePointer<UInt8>
  let bytesPerRow: Int
  var wordsPerRow: Int { bytesPerRow / 4 }

  /// Valid only while this object lives; `nil` if memory is exhausted, in which case the image
  /// cannot be painted.
  let handle: OpaquePointer?

  /// The owner of shared memory; `nil` if the memory is the image's own.
  private let owner: AnyObject?

  private init(
    _ format: Format, _ width: Int, _ height: Int, _ bytes: UnsafeMutableRawPointer,
    bytesPerRow: Int, owner: AnyObject?
  ) {
    self.width = width
    self.height = height
    self.bytes = bytes.assumingMemoryBound(to: UInt8.self)
    self.bytesPerRow = bytesPerRow
    self.owner = owner
    let code =
      switch format {
      case .coverage: PIXMAN_a8
      case .transparent: PIXMAN_a8r8g8b8
      case .opaque: PIXMAN_x8r8g8b8
      }
    handle = pixman_image_create_bits(
      code, Int32(width), Int32(height), bytes.assumingMemoryBound(to: UInt32.self),
      Int32(bytesPerRow))
    if let handle { Self.prepare(handle) }
  }

  convenience init(_ format: Format, width: Int, height: Int) {
    let bytesPerRow = format == .coverage ? (width + 3) & ~3 : width * 4
    let size = max(4, bytesPerRow * height)
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    self.init(format, width, height, bytes, bytesPerRow: bytesPerRow, owner: nil)
  }

  /// Creates an image on a bitmap's memory.
  convenience init(_ bitmap: Bitmap) {
    self.init(
      bitmap.format == .opaque ? .opaque : .transparent, bitmap.width, bitmap.height, bitmap.bytes,
      bytesPerRow: bitmap.bytesPerRow, owner: bitmap)
  }

  convenience init(_ raster: ImageRaster, at words: UnsafeMutablePointer<UInt32>) {
    self.init(
      .transparent, raster.width, raster.height, words, bytesPerRow: 4 * raster.width,
      owner: raster)
  }

  deinit {
    if let handle { pixman_image_unref(handle) }
    if owner == nil { bytes.deallocate() }
  }

  var byteCount: Int { bytesPerRow * height }

  func repeatForever() {
    guard let handle else { return }
    pixman_image_set_repeat(handle, PIXMAN_REPEAT_NORMAL)
    Self.prepare(handle)
  }

  func withWords(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    let count = wordsPerRow * height
    UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: count, body)
  }

  /// Makes pixman compute its cached properties now, so that several threads can read the image.
  private static func prepare(_ handle: OpaquePointer) {
    pixman_image_composite32(PIXMAN_OP_SRC, handle, nil, handle, 0, 0, 0, 0, 0, 0, 0, 0)
  }
}
