/// A bitmap image; copies share their pixels.
///
///     var arrow = try Image(png: bytes, scale: 2, name: "arrow@2x.png")
///     arrow.isTemplate = true
///     painter.draw(arrow, in: frame, color: theme.label)
public struct Image: Hashable, Sendable {
  /// The maximum number of pixels, which take 256 MB. chosen
  public static let maximumPixels = 1 << 26
  /// The maximum width and height, which is Cairo's limit, in pixels.
  public static let maximumSide = 32767
  /// The valid scales, in pixels per point. chosen
  public static let scaleRange = 1e-3...1e3

  /// A hash of the pixels, by which comparisons of different images are fast.
  private let digest: UInt64

  /// In pixels.
  let width: Int
  let height: Int
  /// In pixels per point.
  let scale: Double
  /// Premultiplied, alpha in the highest byte, row by row.
  let words: [UInt32]

  /// Whether only the alpha channel is used, painted in the color given to the painter.
  public var isTemplate = false

  /// The insets that are not stretched, in points; `nil` stretches the whole image.
  ///
  /// Insets shrink in a frame that is too small for them.
  public var capInsets: Insets?

  init(width: Int, height: Int, scale: Double, words: [UInt32]) {
    (self.width, self.height, self.scale, self.words) = (width, height, scale, words)
    // FNV-1a, a word at a time.
    digest = words.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// An image from pixels, row by row.
  ///
  /// `scale` is in pixels per point; `name` appears in error messages.
  /// Throws an ``ImageError`` if the size, the scale or the number of pixels is invalid.
  public init(
    width: Int, height: Int, scale: Double = 1, name: String = "", pixels: [Bitmap.Pixel]
  ) throws {
    try Self.check(width: width, height: height, scale: scale, name: name)
    if pixels.count != width * height { throw ImageError(name: name, problem: .wrongPixelCount) }
    self.init(width: width, height: height, scale: scale, words: pixels.map(\.premultiplied))
  }

  /// An image from a copy of a bitmap's pixels.
  ///
  /// `scale` is in pixels per point; `name` appears in error messages.
  /// Throws an ``ImageError`` if the size or the scale is invalid.
  public init(_ bitmap: Bitmap, scale: Double = 1, name: String = "") throws {
    try Self.check(width: bitmap.width, height: bitmap.height, scale: scale, name: name)
    let hidden: UInt32 = bitmap.format == .opaque ? 0xFF00_0000 : 0
    let (width, height) = (bitmap.width, bitmap.height)
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      (bitmap.bytes + y * bitmap.bytesPerRow).withWords(count: width) { row in
        words.append(
          contentsOf: UnsafeBufferPointer(start: row, count: width).lazy.map { $0 | hidden })
      }
    }
    self.init(width: width, height: height, scale: scale, words: words)
  }

  /// The natural size, in points.
  public var size: Size { Size(Double(width) / scale, Double(height) / scale) }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  static func check(width: Int, height: Int, scale: Double, name: String) throws(ImageError) {
    if !scaleRange.contains(scale) { throw ImageError(name: name, problem: .badScale(scale)) }
    if width <= 0 || height <= 0 { throw ImageError(name: name, problem: .empty) }
    if width > maximumSide || height > maximumSide || width * height > maximumPixels {
      throw ImageError(name: name, problem: .tooLarge(width: width, height: height))
    }
  }
}

extension Bitmap.Pixel {
  fileprivate var premultiplied: UInt32 {
    func level(_ component: UInt8) -> UInt32 { (UInt32(component) * UInt32(alpha) + 127) / 255 }
    return UInt32(alpha) << 24 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}

/// An error that occurs when an image is created.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Problem: Hashable, Sendable {
    /// The file has no PNG signature.
    case notPNG
    /// The file ends before the picture does.
    case truncated
    /// The width or height is 0.
    case empty
    /// The size exceeds the limits.
    case tooLarge(width: Int, height: Int)
    /// The compressed pixels are far more than the size needs.
    case tooMuchData(width: Int, height: Int)
    /// The pixels cannot be decoded.
    case undecodable(reason: String)
    /// The number of pixels does not match the size.
    case wrongPixelCount
    /// The scale is outside ``Image/scaleRange``.
    case badScale(Double)
  }

  /// The file's name; empty if there is none.
  public var name: String
  /// The kind of error.
  public var problem: Problem

  /// An error about a file.
  public init(name: String, problem: Problem) { (self.name, self.problem) = (name, problem) }

  public var description: String {
    let subject = name.isEmpty ? "the image" : name
    switch problem {
    case .notPNG: return "\(subject) is not a PNG file"
    case .truncated: return "\(subject) is truncated"
    case .empty: return "\(subject) has no pixels"
    case .tooLarge(let width, let height):
      return "\(subject) is \(width) x \(height) px; the limits are "
        + "\(Image.maximumSide) px per side and \(Image.maximumPixels) px in total"
    case .tooMuchData(let width, let height):
      return "\(subject) has far more data than its size, \(width) x \(height) px, needs"
    case .undecodable(let reason): return "\(subject) cannot be read as PNG: \(reason)"
    case .wrongPixelCount: return "\(subject) has a number of pixels that does not match its size"
    case .badScale(let scale):
      return "\(subject) has \(scale) pixels per point; the range is "
        + "\(Image.scaleRange.lowerBound) to \(Image.scaleRange.upperBound)"
    }
  }
}
