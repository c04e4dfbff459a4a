import Canvas

@testable import Workbench
@testable import playground

/// An image file, unchanged and with corrected checksums, which mutations never get right.
enum PNGEntry {
  private static let masks = MaskCache()
  private static let text = TextEngine()

  static func handle(_ bytes: [UInt8]) throws {
    try read(bytes)
    if let mended = PNGSums.mended(bytes) { try read(mended) }
  }

  private static func read(_ bytes: [UInt8]) throws {
    // Tests read their pictures as bitmaps.
    _ = try? Bitmap(png: bytes)
    var image: Image
    do {
      image = try Image(png: bytes, scale: 2, name: "a.png")
    } catch let error as ImageError {
      return try require("\(error)".hasPrefix("a.png "), "a refusal without a name: \(error)")
    }
    try require(image.size.width > 0 && image.size.height > 0, "an image without pixels")
    let bitmap = try Bitmap(width: 40, height: 30, format: .transparent)
    let painter = CairoPainter(target: bitmap, scale: 1, masks: masks, text: text)
    painter.draw(image, in: Rect(x: 1.5, y: 2, width: 30, height: 20), color: nil)
    image.capInsets = Insets(left: image.size.width / 2, right: Double(bytes.count % 7) / 2)
    painter.draw(image, in: Rect(x: 0, y: 0, width: 38, height: 29), color: .black)
  }
}
