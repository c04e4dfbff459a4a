internal import CCairo
import Glibc

/// A bitmap in memory with 32-bit pixels, premultiplied, in the order BGRA.
public final class Bitmap {
  /// The pixel format: opaque, or with an alpha channel.
  public enum Format: Hashable, Sendable {
    /// Pixels are opaque.
    case opaque
    /// Pixels have an alpha channel.
    case transparent
  }

  /// A color with 8 bits per channel and straight alpha.
  public struct Pixel: Hashable, Sendable {
    /// The red component, 0...255.
    public var red: UInt8
    /// The green component, 0...255.
    public var green: UInt8
    /// The blue component, 0...255.
    public var blue: UInt8
    /// The opacity, 0...255.
    public var alpha: UInt8

    /// A pixel from its straight components.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixel format.
  public let format: Format

  /// The first row.
  package let bytes: UnsafeMutablePointer<UInt8>

  /// The distance between the starts of two rows, in bytes.
  public let bytesPerRow: Int

  private let ownsMemory: Bool

  /// A Cairo surface on the pixels.
  let surface: OpaquePointer?

  private init(
    at memory: UnsafeMutableRawPointer, ownsMemory: Bool, width: Int, height: Int, format: Format,
    bytesPerRow: Int
  ) {
    (self.width, self.height, self.format, self.bytesPerRow) = (width, height, format, bytesPerRow)
    self.ownsMemory = ownsMemory
    bytes = memory.assumingMemoryBound(to: UInt8.self)
    surface = cairo_image_surface_create_for_data(
      bytes, format == .opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height), Int32(bytesPerRow))
  }

  /// An empty bitmap with a size in pixels: black if opaque, clear if transparent.
  ///
  /// Throws ``PictureError/cannotAllocate(reason:)`` if the memory cannot be allocated.
  public convenience init(width: Int, height: Int, format: Format = .opaque) throws {
    try Self.check(width: width, height: height)
    guard let memory = calloc(max(1, height), max(4, width * 4)) else {
      throw PictureError.outOfMemory
    }
    self.init(
      at: memory, ownsMemory: true, width: width, height: height, format: format,
      bytesPerRow: width * 4)
  }

  /// An opaque bitmap over the memory of another library, in which painters then paint.
  ///
  /// The memory has to outlive the bitmap, and holds 32-bit pixels in the order BGRX; rows are
  /// `bytesPerRow` apart, a multiple of 4.
  /// Throws ``PictureError/cannotAllocate(reason:)`` if a row is shorter than the width.
  public convenience init(
    borrowing memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) throws {
    try Self.check(width: width, height: height)
    if bytesPerRow < width * 4 || !bytesPerRow.isMultiple(of: 4) {
      throw PictureError.cannotAllocate(reason: "rows of \(bytesPerRow) bytes are too short")
    }
    self.init(
      at: memory, ownsMemory: false, width: width, height: height, format: .opaque,
      bytesPerRow: bytesPerRow)
  }

  /// An opaque bitmap from pixels in the order BGRX, row by row.
  ///
  /// Throws ``PictureError/cannotAllocate(reason:)`` if there are fewer bytes than pixels.
  public convenience init(width: Int, height: Int, bgrx: [UInt8], bytesPerRow: Int) throws {
    try self.init(width: width, height: height)
    guard bytesPerRow >= width * 4, height == 0 || bgrx.count / height >= bytesPerRow else {
      throw PictureError.cannotAllocate(reason: "the data is too short for its size")
    }
    copyRows(from: bgrx, bytesPerRow: bytesPerRow)
  }

  deinit {
    // Cairo copies the pixels if it still needs them.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    if ownsMemory { free(bytes) }
  }

  /// The pixel at a position; `nil` outside the bitmap.
  public subscript(x: Int, y: Int) -> Pixel? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let data = bytes + y * bytesPerRow + x * 4
    let alpha = format == .opaque ? 255 : data[3]
    func straight(_ component: UInt8) -> UInt8 {
      if alpha == 255 || alpha == 0 { return component }
      return UInt8(min(255, (Int(component) * 255 + Int(alpha) / 2) / Int(alpha)))
    }
    return Pixel(
      red: straight(data[2]), green: straight(data[1]), blue: straight(data[0]), alpha: alpha)
  }

  /// Calls a closure with the bytes of all rows; see ``bytesPerRow``.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: bytes, count: bytesPerRow * height))
  }

  package func copy() throws -> Bitmap {
    let copy = try Bitmap(width: width, height: height, format: format)
    copy.copyRows(from: bytes, bytesPerRow: bytesPerRow)
    return copy
  }

  private func copyRows(from rows: UnsafePointer<UInt8>, bytesPerRow stride: Int) {
    for y in 0..<height {
      (bytes + y * bytesPerRow).update(from: rows + y * stride, count: width * 4)
    }
    pixelsChanged()
  }

  /// Whether two bitmaps have the same size and pixels.
  public func hasSamePixels(as other: Bitmap) -> Bool {
    firstDifference(from: other) == nil && width == other.width && height == other.height
  }

  /// The first position, row by row, at which two bitmaps differ.
  public func firstDifference(from other: Bitmap) -> (x: Int, y: Int)? {
    let width = min(width, other.width)
    for y in 0..<min(height, other.height) {
      let (row, otherRow) = (bytes + y * bytesPerRow, other.bytes + y * other.bytesPerRow)
      if format == other.format && memcmp(row, otherRow, width * 4) == 0 { continue }
      for x in 0..<width where self[x, y] != other[x, y] { return (x, y) }
    }
    return nil
  }

  /// Tells Cairo that the pixels were changed without it.
  package func pixelsChanged() { cairo_surface_mark_dirty(surface) }

  private static func check(width: Int, height: Int) throws {
    let valid = 0...Image.maximumSide
    if !valid.contains(width) || !valid.contains(height) {
      throw PictureError.cannotAllocate(
        reason: "\(width) x \(height) pixels; the limit is \(Image.maximumSide)")
    }
  }
}

/// An error that occurs when a bitmap or a vector picture is made, written or read.
public enum PictureError: Error, Hashable, CustomStringConvertible {
  /// The content has no size.
  case noExtent(reason: String)
  /// The memory cannot be allocated.
  case cannotAllocate(reason: String)
  /// The picture cannot be encoded.
  case cannotEncode(reason: String)
  /// The file is not PNG, or damaged.
  case cannotDecode(reason: String)

  package static let outOfMemory = PictureError.cannotAllocate(reason: "out of memory")

  public var description: String {
    switch self {
    case .noExtent(let reason): "the picture would be empty: \(reason)"
    case .cannotAllocate(let reason): "cannot create a picture of that size: \(reason)"
    case .cannotEncode(let reason): "cannot write the picture: \(reason)"
    case .cannotDecode(let reason): "cannot read the PNG file: \(reason)"
    }
  }
}
