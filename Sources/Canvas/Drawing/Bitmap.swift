internal import CCairo

/// A picture in memory: 32 bits a pixel, premultiplied, blue first.
public final class Bitmap {
  /// Whether pixels may let through what is behind them.
  public enum Format: Hashable, Sendable {
    /// Every pixel covers what is behind it.
    case opaque
    /// Pixels may cover what is behind them in part, or not at all.
    case transparent
  }

  /// A colour component for each channel, 0 to 255; straight alpha.
  public struct Pixel: Hashable, Sendable {
    /// 0 to 255, straight.
    public var red: UInt8
    /// 0 to 255, straight.
    public var green: UInt8
    /// 0 to 255, straight.
    public var blue: UInt8
    /// How much the pixel covers: 0 nothing, 255 everything behind it.
    public var alpha: UInt8

    /// A pixel of straight channels, opaque unless told otherwise.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// px.
  public let width: Int
  /// px.
  public let height: Int
  /// Whether it has an alpha channel.
  public let format: Format

  let surface: OpaquePointer

  /// An empty picture: black if opaque, clear if transparent.
  ///
  /// - Parameters:
  ///   - width: px, at least 1.
  ///   - height: px, at least 1.
  ///   - format: whether it has an alpha channel.
  public init(width: Int, height: Int, format: Format = .opaque) throws {
    self.width = width
    self.height = height
    self.format = format
    surface = cairo_image_surface_create(
      Self.cairoFormat(format), Int32(clamping: width), Int32(clamping: height))
    try Self.check(surface)
  }

  /// A picture over somebody else's memory, which has to outlive it.
  init(memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) throws {
    self.width = width
    self.height = height
    format = .opaque
    surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(clamping: width),
      Int32(clamping: height), Int32(clamping: bytesPerRow))
    try Self.check(surface)
  }

  /// An opaque picture of pixels stored as blue, green, red and one byte that is ignored.
  ///
  /// - Parameters:
  ///   - width: px.
  ///   - height: px.
  ///   - bgrx: row by row.
  ///   - bytesPerRow: at least 4 times the width.
  public convenience init(width: Int, height: Int, bgrx: [UInt8], bytesPerRow: Int) throws {
    try self.init(width: width, height: height)
    guard bytesPerRow >= width * 4, bgrx.count >= bytesPerRow * height, let bytes else {
      throw BitmapError.cannotAllocate(reason: "there are fewer bytes than pixels")
    }
    bgrx.withUnsafeBufferPointer { source in
      for y in 0..<height {
        for x in 0..<(width * 4) {
          bytes[y * self.bytesPerRow + x] = source[y * bytesPerRow + x]
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Takes over a Cairo surface.
  private init(surface: OpaquePointer, format: Format) {
    self.surface = surface
    self.format = format
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The pixel at a place; nil outside the picture.
  public subscript(x: Int, y: Int) -> Pixel? {
    guard x >= 0, y >= 0, x < width, y < height, let data = bytes else { return nil }
    let offset = y * bytesPerRow + x * 4
    let alpha = format == .opaque ? 255 : data[offset + 3]
    func straight(_ component: UInt8) -> UInt8 {
      if alpha == 255 || alpha == 0 { return component }
      return UInt8(min(255, (Int(component) * 255 + Int(alpha) / 2) / Int(alpha)))
    }
    return Pixel(
      red: straight(data[offset + 2]), green: straight(data[offset + 1]),
      blue: straight(data[offset]), alpha: alpha)
  }

  /// Whether two pictures have the same size and the same colours everywhere.
  public func hasSamePixels(as other: Bitmap) -> Bool {
    firstDifference(from: other) == nil && width == other.width && height == other.height
  }

  /// The first place, row by row, at which two pictures differ.
  public func firstDifference(from other: Bitmap) -> (x: Int, y: Int)? {
    for y in 0..<min(height, other.height) {
      for x in 0..<min(width, other.width) where self[x, y] != other[x, y] {
        return (x, y)
      }
    }
    return nil
  }

  /// The first byte of the first row; nil if Cairo gave the memory up.
  package var bytes: UnsafeMutablePointer<UInt8>? {
    cairo_surface_flush(surface)
    return cairo_image_surface_get_data(surface)
  }

  package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Lends a context of Cairo's that draws into the picture.
  func withContext(_ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(surface) else { return }
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  private static func cairoFormat(_ format: Format) -> cairo_format_t {
    format == .opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
  }

  private static func check(_ surface: OpaquePointer) throws {
    let status = cairo_surface_status(surface)
    if status != CAIRO_STATUS_SUCCESS {
      cairo_surface_destroy(surface)
      throw BitmapError.cannotAllocate(reason: String(cString: cairo_status_to_string(status)))
    }
  }
}

extension Bitmap {
  /// The picture as a PNG file's bytes, the same from run to run.
  public func png() throws -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { pointer in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    if status != CAIRO_STATUS_SUCCESS {
      throw BitmapError.cannotEncode(reason: String(cString: cairo_status_to_string(status)))
    }
    return bytes
  }

  /// The picture that a PNG file's bytes hold.
  ///
  /// One that is larger than an image may be is refused before it is unpacked.
  public convenience init(png bytes: [UInt8]) throws {
    if case .success(let header) = PNGHeader.read(bytes) { try Self.check(header, of: bytes) }
    var remaining = bytes[...]
    let surface = withUnsafeMutablePointer(to: &remaining) { pointer in
      cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
          let source = closure.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          if source.pointee.count < Int(length) { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(length) {
            data[index] = source.pointee[source.pointee.startIndex + index]
          }
          source.pointee.removeFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      // Cairo has no other word for pixels that are broken or missing.
      let reason =
        status == CAIRO_STATUS_NO_MEMORY
        ? "its pixels are broken or cut short" : String(cString: cairo_status_to_string(status))
      throw BitmapError.cannotDecode(reason: reason)
    }
    switch cairo_image_surface_get_format(surface) {
    case CAIRO_FORMAT_ARGB32: self.init(surface: surface, format: .transparent)
    case CAIRO_FORMAT_RGB24: self.init(surface: surface, format: .opaque)
    default:
      // Coverage alone, or more than 8 bits a component.
      defer { cairo_surface_destroy(surface) }
      self.init(surface: try Self.converted(surface), format: .transparent)
    }
  }

  /// Few bytes may say that they are many pixels, or that more bytes follow than any memory has.
  private static func check(_ header: PNGHeader, of bytes: [UInt8]) throws {
    if !PNGHeader.hasEnd(bytes) { throw BitmapError.cannotDecode(reason: "it is cut short") }
    do {
      try Image.check(width: header.width, height: header.height, scale: 1, name: "")
    } catch let error as ImageError {
      throw BitmapError.cannotDecode(reason: "\(error)")
    }
  }

  /// A copy of a surface with 32 bits a pixel.
  private static func converted(_ surface: OpaquePointer) throws -> OpaquePointer {
    let copy = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface),
      cairo_image_surface_get_height(surface))
    let context = cairo_create(copy)
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    let status = cairo_status(context)
    guard let copy, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(copy)
      throw BitmapError.cannotDecode(reason: String(cString: cairo_status_to_string(status)))
    }
    return copy
  }
}

/// Why a picture could not be made, written or read.
public enum BitmapError: Error, Hashable, CustomStringConvertible {
  /// There is no room for a picture of that size.
  case cannotAllocate(reason: String)
  /// It could not be written as PNG.
  case cannotEncode(reason: String)
  /// What was read is no PNG, or a broken one.
  case cannotDecode(reason: String)

  public var description: String {
    switch self {
    case .cannotAllocate(let reason): "a picture of that size cannot be made: \(reason)"
    case .cannotEncode(let reason): "the picture cannot be written as PNG: \(reason)"
    case .cannotDecode(let reason): "this is not a PNG file that can be read: \(reason)"
    }
  }
}
