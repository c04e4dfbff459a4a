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

  init(_ format: Format, width: Int, height: Int) {
    bytesPerRow = format == .coverage ? (width + 3) & ~3 : width * 4
    let size = max(4, bytesPerRow * height)
    bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      .initializeMemory(as: UInt8.self, repeating: 0, count: size)
    self.width = width
    self.height = height
    owner = nil
    handle = Self.makeHandle(format, width, height, bytes, bytesPerRow)
  }

  /// Creates an image on a bitmap's memory; fails if Cairo released it.
  init?(_ bitmap: Bitmap) {
    guard let bytes = bitmap.bytes else { return nil }
    self.bytes = bytes
    bytesPerRow = bitmap.bytesPerRow
    width = bitmap.width
    height = bitmap.height
    owner = bitmap
    handle = Self.makeHandle(
      bitmap.format == .opaque ? .opaque : .transparent, width, height, bytes, bytesPerRow)
  }

  init(_ raster: ImageRaster, at words: UnsafeMutablePointer<UInt32>) {
    bytes = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
    bytesPerRow = 4 * raster.width
    width = raster.width
    height = raster.height
    owner = raster
    handle = Self.makeHandle(.transparent, width, height, bytes, bytesPerRow)
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

  private static func makeHandle(
    _ format: Format, _ width: Int, _ height: Int, _ bytes: UnsafeMutablePointer<UInt8>,
    _ bytesPerRow: Int
  ) -> OpaquePointer? {
    let code =
      switch format {
      case .coverage: PIXMAN_a8
      case .transparent: PIXMAN_a8r8g8b8
      case .opaque: PIXMAN_x8r8g8b8
      }
    let words = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    let handle = pixman_image_create_bits(
      code, Int32(width), Int32(height), words, Int32(bytesPerRow))
    if let handle { prepare(handle) }
    return handle
  }

  /// Makes pixman compute its cached properties now, so that several threads can read the image.
  private static func prepare(_ handle: OpaquePointer) {
    pixman_image_composite32(PIXMAN_OP_SRC, handle, nil, handle, 0, 0, 0, 0, 0, 0, 0, 0)
  }
}
