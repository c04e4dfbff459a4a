/// A picture that is painted as it is: pixels at one scale or at several.
///
/// It is a value that is cheap to copy and to compare; copies share their pixels.
///
///     var arrow = try Image(png: bytes, scale: 2, name: "arrow@2x.png")
///     arrow.isTemplate = true
///     painter.draw(arrow, in: frame, color: theme.label)
public struct Image: Hashable, Sendable {
  /// The most pixels that an image may have at one scale: 64 Mpx take 256 MB. chosen
  public static let maximumPixels = 1 << 26

  /// The most pixels a side: what Cairo reads. px
  public static let maximumSide = 32767

  /// Pixels a point that an image may have: what is beyond is nothing, or larger than all there is.
  /// chosen
  public static let scaleRange = 1e-3...1e3

  /// In order of their scales, at least one.
  let rasters: [ImageRaster]

  /// Whether only its alpha counts, painted in the colour that it is drawn in.
  public var isTemplate = false

  /// What is never stretched along each edge, pt; nil to stretch the whole picture.
  ///
  /// What lies between the left and the right inset fills what is left of a wider place, and likewise
  /// from top to bottom. A place too small for both insets gets both made smaller.
  public var capInsets: Insets?

  init(rasters: [ImageRaster]) {
    self.rasters = rasters
  }

  init(_ raster: ImageRaster) {
    rasters = [raster]
  }

  /// An image of pixels.
  ///
  /// - Parameters:
  ///   - width: px.
  ///   - height: px.
  ///   - scale: pixels a point.
  ///   - name: said by errors.
  ///   - pixels: row by row, as many as the size says.
  public init(
    width: Int, height: Int, scale: Double = 1, name: String = "", pixels: [Bitmap.Pixel]
  ) throws {
    try Self.check(width: width, height: height, scale: scale, name: name)
    if pixels.count != width * height {
      throw ImageError(name: name, problem: .wrongPixelCount)
    }
    self.init(
      ImageRaster(width: width, height: height, scale: scale, words: pixels.map(\.premultiplied)))
  }

  /// An image of a picture's pixels as they are now.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - scale: pixels a point.
  ///   - name: said by errors.
  public init(_ bitmap: Bitmap, scale: Double = 1, name: String = "") throws {
    try Self.check(width: bitmap.width, height: bitmap.height, scale: scale, name: name)
    guard let pixels = PixelImage(bitmap) else {
      throw ImageError(name: name, problem: .undecodable(reason: "there is no memory for it"))
    }
    let hidden: UInt32 = bitmap.format == .opaque ? 0xFF00_0000 : 0
    let (width, height, stride) = (bitmap.width, bitmap.height, pixels.bytesPerRow / 4)
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    pixels.withWords { source in
      for y in 0..<height {
        let row = UnsafeBufferPointer(start: source + y * stride, count: width)
        words.append(contentsOf: row.lazy.map { $0 | hidden })
      }
    }
    self.init(ImageRaster(width: width, height: height, scale: scale, words: words))
  }

  /// One image of several that show the same at different scales; the first one says what else it is.
  ///
  /// Of two at one scale the later counts.
  public init(_ images: [Image]) throws {
    guard let first = images.first else {
      throw ImageError(name: "", problem: .noRepresentation)
    }
    self = images.dropFirst().reduce(first) { $0.adding($1) }
  }

  /// The image with the pictures of another at further scales, or in place of its own.
  public func adding(_ other: Image) -> Image {
    let kept = rasters.filter { raster in !other.rasters.contains { $0.scale == raster.scale } }
    var image = Image(rasters: (kept + other.rasters).sorted { $0.scale < $1.scale })
    image.isTemplate = isTemplate
    image.capInsets = capInsets
    return image
  }

  /// How large it is without being stretched, pt.
  public var size: Size {
    guard let raster = rasters.first else { return .zero }
    return Size(Double(raster.width) / raster.scale, Double(raster.height) / raster.scale)
  }

  /// The scales that it has pixels for, in order.
  public var scales: [Double] { rasters.map(\.scale) }

  /// The picture for a scale: one made for it, else the next larger, else the largest.
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
  /// The pixel as it is stored, each component rounded to the nearest level.
  fileprivate var premultiplied: UInt32 {
    func level(_ component: UInt8) -> UInt32 {
      (UInt32(component) * UInt32(alpha) + 127) / 255
    }
    return UInt32(alpha) << 24 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}
