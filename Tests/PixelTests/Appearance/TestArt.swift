import Canvas
import Controls

/// Images without equal neighboring pixels.
struct TestArt {
  /// px a point.
  var scale = 1
  /// pt.
  var height = 40
  var end = 10
  var divider = 6

  func pixel(_ image: Int, _ x: Int, _ y: Int) -> UInt32 {
    let red = UInt32(image * 40 + 20)
    return red << 16 | UInt32((x * 7 + 3) % 256) << 8 | UInt32((y * 5 + image) % 256)
  }

  /// px.
  var backgroundWidth: Int { (2 * end + 1) * scale }
  var dividerWidth: Int { divider * scale }

  func image(_ number: Int, width: Int) throws -> Image {
    var pixels: [Bitmap.Pixel] = []
    for y in 0..<(height * scale) {
      for x in 0..<width {
        let word = pixel(number, x, y)
        pixels.append(
          Bitmap.Pixel(
            red: UInt8(word >> 16), green: UInt8(word >> 8 & 0xFF), blue: UInt8(word & 0xFF),
            alpha: 255))
      }
    }
    return try Image(width: width, height: height * scale, scale: Double(scale), pixels: pixels)
  }

  /// Backgrounds for normal and selected, and dividers for neither, left and right selected.
  func appearance() throws -> SegmentedAppearance {
    var appearance = SegmentedAppearance()
    appearance.setBackgroundImage(try image(0, width: backgroundWidth), for: .normal)
    appearance.setBackgroundImage(try image(1, width: backgroundWidth), for: .selected)
    if divider > 0 {
      appearance.setDividerImage(try image(2, width: dividerWidth), left: .normal, right: .normal)
      appearance.setDividerImage(try image(3, width: dividerWidth), left: .selected, right: .normal)
      appearance.setDividerImage(try image(4, width: dividerWidth), left: .normal, right: .selected)
    }
    return appearance
  }
}
