/// A bitmap image, with pixels at one or several scales.
///
/// Copies share their pixels.
///
///     var arrow = try Image(png: bytes, scale: 2, name: "arrow@2x.png")
///     arrow.isTemplate = true
///     painter.draw(arrow, in: frame, color: theme.label)
public struct Image: Hashable, Sendable {
  /// The maximum number of pixels at one scale; they take 256 MB. chosen
  public static let maximumPixels = 1 << 26

  /// The maximum width and height, which is Cairo's limit, in pixels.
  public static let maximumSide = 32767

  /// The valid scales, in pixels per point. chosen
  public static let scaleRange = 1e-3...1e3

  /// In ascending order of scale, at least one.
  let rasters: [ImageRaster]

  /// Whether only the alpha channel is used, painted in the color given to the painter.
  public var isTemplate = false

  /// The insets that are not stretched, in points; `nil` stretches the whole image.
  ///
  /// The area between opposite insets fills the rest of a larger frame. Insets shrink in a frame
  /// that is too small for them.
  public var capInsets: Insets?

  init(rasters: [ImageRaster]) {
    self.rasters = rasters
  }

  /// An image from pixels, row by row.
  ///
  /// `scale` is in pixels per point; `name` appears in error messages.
  ///
  /// - Throws: ``ImageError`` if the size, the scale or the number of pixels is invalid.
  public init(
    width: Int, height: Int, scale: Double = 1, name: String = "", pixels: [Bitmap.Pixel]
  ) throws {
    try Self.check(width: width, height: height, scale: scale, name: name)
    if pixels.count != width * height {
      throw ImageError(name: name, problem: .wrongPixelCount)
    }
    let words = pixels.map(\.premultiplied)
    rasters = [ImageRaster(width: width, height: height, scale: scale, words: words)]
  }

  /// An image from a copy of a bitmap's pixels.
  ///
  /// `scale` is in pixels per point; `name` appears in error messages.
  ///
  /// - Throws: ``ImageError`` if the size or the scale is invalid.
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
    rasters = [ImageRaster(width: width, height: height, scale: scale, words: words)]
  }

  /// Combines images of the same content at different scales.
  ///
  /// Later images replace earlier ones of the same scale. Other properties are those of the first
  /// image.
  ///
  /// - Throws: ``ImageError`` if there are no images.
  public init(_ images: [Image]) throws {
    guard let first = images.first else {
      throw ImageError(name: "", problem: .noRepresentation)
    }
    self = images.dropFirst().reduce(first) { $0.adding($1) }
  }

  /// Returns the image with the scales of another one added or replaced.
  public func adding(_ other: Image) -> Image {
    let kept = rasters.filter { raster in !other.rasters.contains { $0.scale == raster.scale } }
    var image = Image(rasters: (kept + other.rasters).sorted { $0.scale < $1.scale })
    image.isTemplate = isTemplate
    image.capInsets = capInsets
    return image
  }

  /// The natural size, in points.
  public var size: Size {
    guard let raster = rasters.first else { return .zero }
    return Size(Double(raster.width) / raster.scale, Double(raster.height) / raster.scale)
  }

  /// The scales that the image has pixels for, in ascending order.
  public var scales: [Double] { rasters.map(\.scale) }

  /// The pixels for a scale: the smallest scale that is at least as large, else the largest.
  func raster(for scale: Double) -> ImageRaster? {
    rasters.first { $0.scale >= scale } ?? rasters.last
  }

  static func check(width: Int, height: Int, scale: Double, name: String) throws {
    if !scaleRange.contains(scale) {
      throw ImageError(name: name, problem: .badScale(scale))
    }
    if width <= 0 || height <= 0 { throw ImageError(name: name, problem: .empty) }
    if width > maximumSide || height > maximumSide || width * height > maximumPixels {
      throw ImageError(name: name, problem: .tooLarge(width: width, height: height))
    }
  }
}

extension Bitmap.Pixel {
  fileprivate var premultiplied: UInt32 {
    func level(_ component: UInt8) -> UInt32 {
      (UInt32(component) * UInt32(alpha) + 127) / 255
    }
    return UInt32(alpha) << 24 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}
