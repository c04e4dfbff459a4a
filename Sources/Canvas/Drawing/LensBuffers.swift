/// The reused memory of lenses: their contents and their pictures.
final class LensBuffers {
  private var contents: BufferPool<LensContent>
  private var pictures: BufferPool<PixelImage>
  let memory = LensMemory()

  /// The part of the limit for contents, of which a pixel of a picture has up to 16. chosen
  private static let contentShare = 7.0 / 8

  init(byteLimit: Int) {
    contents = BufferPool(byteLimit: 0, size: \.image.byteCount)
    pictures = BufferPool(byteLimit: 0, size: \.byteCount)
    self.byteLimit = byteLimit
    divideLimit()
  }

  /// The maximum number of bytes that are kept.
  var byteLimit: Int {
    didSet { divideLimit() }
  }

  /// The number of bytes that are kept.
  var byteCount: Int { contents.byteCount + pictures.byteCount }

  private func divideLimit() {
    contents.byteLimit = Int(Double(byteLimit) * Self.contentShare)
    pictures.byteLimit = byteLimit - contents.byteLimit
  }

  /// A clear content for an area, in its pixels.
  func content(for area: PixelRect) -> LensContent {
    let content = contents.buffer {
      $0.image.holds(width: area.width, height: area.height)
    } make: {
      LensContent(Self.image(width: area.width, height: area.height))
    }
    content.begin(at: area)
    return content
  }

  /// A picture with room for a size; its pixels are undefined.
  func picture(width: Int, height: Int) -> PixelImage {
    pictures.buffer {
      $0.holds(width: width, height: height)
    } make: {
      Self.image(width: width, height: height)
    }
  }

  /// An image with room for twice a size, so that a lens that grows while it is pressed allocates
  /// once.
  private static func image(width: Int, height: Int) -> PixelImage {
    PixelImage(.transparent, width: (2 * width + 31) & ~31, height: 2 * height)
  }
}

extension PixelImage {
  /// Whether there is room for a size, with rows of four times eight pixels that are read at once.
  fileprivate func holds(width: Int, height: Int) -> Bool {
    (width + 31) & ~31 <= self.width && max(2, height) <= self.height
  }
}
