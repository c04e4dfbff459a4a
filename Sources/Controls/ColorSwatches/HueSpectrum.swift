import Canvas

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
