import Canvas
import Controls
import Support

package enum PictureSize {
  /// The most pixels of a picture, which take 128 MB. chosen: a screen of 7680 x 4320 has fewer
  static let maximumPixels = 1 << 25

  /// In pixels: the limit of Cairo.
  private static let maximumSide = 32767.0

  static let adviceForLogs = "reduce the width, height or scale in the log"

  package static func excess(of size: Size, scale: Double) -> String? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let name = "a picture of \(Int(width)) x \(Int(height)) px"
    if width * height > Double(maximumPixels) {
      return "\(name) has more than \(maximumPixels) pixels"
    }
    if max(width, height) > maximumSide {
      return "\(name) has a side of more than \(Int(maximumSide)) px"
    }
    return nil
  }

  /// Throws if a picture of a size in points is too large; `advice` says what to do.
  package static func check(
    _ size: Size, scale: Double, _ code: Failure.Code = .badInput, advice: String? = nil
  ) throws {
    guard let excess = excess(of: size, scale: scale) else { return }
    throw Failure(code, advice.map { "\(excess); \($0)" } ?? excess)
  }

  static func pixels(of size: Size, scale: Double) -> PixelRect {
    PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
  }
}
