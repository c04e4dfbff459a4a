import Canvas

/// The track of a hue slider: all hues in order, from red to red.
enum HueSpectrum {
  /// The height of the track, in points. chosen: higher than a plain track, to show its hues
  static let height = 8.0

  /// In pixels per point, for the highest scale.
  private static let scale = 4.0
  /// The part that stretches, in points.
  private static let span = 124.0
  /// From an end of the track to the first and the last place of the thumb, in points.
  private static let inset = SliderMetrics.regular.thumbDiameter / 2

  /// The track in a direction; `nil` if there is not enough memory.
  static func image(_ direction: LayoutDirection) -> Image? {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  private static let leftToRight = makeImage(isMirrored: false)
  private static let rightToLeft = makeImage(isMirrored: true)

  private static func makeImage(isMirrored: Bool) -> Image? {
    let (width, height) = (Int((span + 2 * inset) * scale), Int(height * scale))
    var image = try? Image(
      width: width, height: height, scale: scale, name: "hues",
      pixels: (0..<(width * height)).map { index in
        let place = Point(Double(index % width) + 0.5, Double(index / width) + 0.5)
        return pixel(at: place, size: Size(Double(width), Double(height)), isMirrored: isMirrored)
      })
    // The ends are places that the thumb's center does not reach.
    image?.capInsets = Insets(horizontal: inset, vertical: 0)
    return image
  }

  /// `place` and `size` are in pixels.
  private static func pixel(at place: Point, size: Size, isMirrored: Bool) -> Bitmap.Pixel {
    let x = (isMirrored ? size.width - place.x : place.x) / scale
    let color = HSBColor(
      hue: 360 * min(max((x - inset) / span, 0), 1), saturation: 1, brightness: 1
    ).color
    let radius = size.height / 2
    let center = Point(min(max(place.x, radius), size.width - radius), radius)
    let coverage = min(max(radius - place.distance(to: center) + 0.5, 0), 1)
    func level(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
    return Bitmap.Pixel(
      red: level(color.red), green: level(color.green), blue: level(color.blue),
      alpha: level(coverage))
  }
}
