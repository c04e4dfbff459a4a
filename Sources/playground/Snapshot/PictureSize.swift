import Canvas

/// How large a picture may be.
enum PictureSize {
  /// Pixels in all: a screen of 7680 x 4320 has fewer, and they take 128 MB. chosen
  static let maximumPixels = 1 << 25

  /// Pixels of a side: the most that Cairo takes.
  private static let longestSide = 32767.0

  /// The reason why a picture cannot be made; `nil` if it can.
  static func excess(of size: Size, scale: Double) -> String? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let name = "a picture of \(Int(width)) x \(Int(height)) px"
    if width * height > Double(maximumPixels) {
      return "\(name) is more than \(maximumPixels) pixels"
    }
    if max(width, height) > longestSide {
      return "\(name) has a side of more than \(Int(longestSide)) px"
    }
    return nil
  }

  /// The whole pixels that a picture takes.
  static func pixels(of size: Size, scale: Double) -> PixelRect {
    PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
  }
}
