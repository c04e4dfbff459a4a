internal import CCairo

/// Pixels as pixman knows them, the engine that Cairo itself paints pictures in memory with.
final class PixelImage {
  enum Format {
    /// Coverage, one byte a pixel.
    case coverage
    /// Premultiplied colour with alpha, blue first.
    case transparent
    /// Colour without alpha, blue first.
    case opaque
  }

  /// px.
  let width: Int
  /// px.
  let height: Int
  let bytes: UnsafeMutablePointer<UInt8>
  let bytesPerRow: Int
  var wordsPerRow: Int { bytesPerRow / 4 }

  /// Good only while this object is: hand on the object, not this.
  ///
  /// Nil if there was no memory for it; then the image is neither painted on nor laid on anything.
  let handle: OpaquePointer?

  /// Keeps memory that is not the image's own; nil if it is.
  private let owner: AnyObject?

  /// An empty image with memory of its own.
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

  /// An image on a bitmap's memory; nil if Cairo gave that up.
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

  /// An image on the pixels that an image of the program's holds; nothing may be painted on it.
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

  /// Has the image begin again where it ends, for ever.
  func repeatForever() {
    guard let handle else { return }
    pixman_image_set_repeat(handle, PIXMAN_REPEAT_NORMAL)
    Self.prepare(handle)
  }

  /// Lends the pixels as whole words.
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

  /// Has pixman note what it wants to know of an image, as it does when the image is first laid on;
  /// afterwards several threads may lay it on at once.
  private static func prepare(_ handle: OpaquePointer) {
    pixman_image_composite32(PIXMAN_OP_SRC, handle, nil, handle, 0, 0, 0, 0, 0, 0, 0, 0)
  }
}
