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
    let pixels = (0..<height * scale * width).map { index in
      let word = pixel(number, index % width, index / width)
      return Bitmap.Pixel(
        red: UInt8(word >> 16), green: UInt8(word >> 8 & 0xFF), blue: UInt8(word & 0xFF), alpha: 255
      )
    }
    return try Image(width: width, height: height * scale, scale: Double(scale), pixels: pixels)
  }

  /// Backgrounds for normal and selected, and dividers for neither, left and right selected.
  func appearance() throws -> SegmentedAppearance {
    var appearance = SegmentedAppearance()
    for (number, state) in [SegmentState.normal, .selected].enumerated() {
      appearance.setBackgroundImage(try image(number, width: backgroundWidth), for: state)
    }
    if divider == 0 { return appearance }
    for (number, left, right) in [
      (2, SegmentState.normal, SegmentState.normal), (3, .selected, .normal),
      (4, .normal, .selected),
    ] {
      let image = try image(number, width: dividerWidth)
      appearance.setDividerImage(image, left: left, right: right)
    }
    return appearance
  }
}
