import Canvas
import Glibc

/// The track of a hue slider: all hues in order, from red to red.
enum HueSpectrum {
  /// In pixels. chosen: the travel of the thumb at the highest scale
  private static let imageWidth = 512

  /// Paints all hues, each where the thumb's center selects it.
  static func paint(
    with painter: any Painter, in area: Rect, metrics: SliderMetrics, context: PaintContext
  ) {
    guard let image = image(context.direction) else { return }
    ColorTrack.paint(with: painter, in: area, metrics: metrics, context: context) {
      outline, reach in
      painter.fill(outline, color: HSBColor(hue: 0, saturation: 1, brightness: 1).color)
      painter.draw(image, in: reach)
    }
  }

  /// The hues in a direction; `nil` if there is not enough memory.
  static func image(_ direction: LayoutDirection) -> Image? {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  private static let leftToRight = makeImage(isMirrored: false)
  private static let rightToLeft = makeImage(isMirrored: true)

  /// A row of pixels.
  private static func makeImage(isMirrored: Bool) -> Image? {
    try? Image(
      width: imageWidth, height: 1, name: "hues",
      pixels: (0..<imageWidth).map { index in
        let place = (Double(index) + 0.5) / Double(imageWidth)
        let hue = 360 * (isMirrored ? 1 - place : place)
        return Bitmap.Pixel(HSBColor(hue: hue, saturation: 1, brightness: 1).color)
      })
  }
}

/// A disc of all hues, for the swatch of other colors.
enum HueWheel {
  /// In pixels, for the highest scale.
  private static let side = 80

  /// `nil` if there is not enough memory.
  static let image: Image? = try? Image(
    width: side, height: side, scale: 4, name: "hues",
    pixels: (0..<(side * side)).map { pixel(x: $0 % side, y: $0 / side) })

  private static func pixel(x: Int, y: Int) -> Bitmap.Pixel {
    let (dx, dy) = (Double(x) + 0.5 - Double(side) / 2, Double(y) + 0.5 - Double(side) / 2)
    let radius = (dx * dx + dy * dy).squareRoot()
    let turn = (atan2(dx, -dy) / (2 * .pi) + 1).truncatingRemainder(dividingBy: 1)
    let place = turn * Double(hues.count)
    let index = Int(place) % hues.count
    var color = hues[index].mixed(
      with: hues[(index + 1) % hues.count], by: place - place.rounded(.down))
    color.alpha = Double(side) / 2 - radius + 0.5
    return Bitmap.Pixel(color)
  }

  /// Clockwise from the top. chosen: equally bright system colors
  private static let hues: [Color] = [
    Color(hex: 0xFF3B30), Color(hex: 0xFFCC00), Color(hex: 0x34C759), Color(hex: 0x5AC8FA),
    Color(hex: 0x007AFF), Color(hex: 0xAF52DE),
  ]
}
