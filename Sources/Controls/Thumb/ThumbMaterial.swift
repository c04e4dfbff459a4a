import Canvas

/// The material of a thumb: opaque, or clear glass while it is held.
///
/// Its figures are those of a lens, so that a scene can fade from one material to the other.
public struct ThumbMaterial: Hashable, Sendable {
  /// The clarity of a held thumb, from 0 (opaque) to 1 (clear).
  public var clarity = 0.0
  /// The width of the refracting edge of a thumb 40 pt long, in points; it grows with the length.
  public var bezel = 0.0
  /// The displacement at the edge of a thumb 40 pt long, in points; it grows with the length.
  public var refraction = 0.0
  /// The scale of the track as seen through a thumb at the beginning of a press.
  public var pressedTrackScale = Size(1, 1)
  /// The scale of the track as seen through a held thumb.
  public var heldTrackScale = Size(1, 1)
  /// The stretch of a thumb per unit of its velocity; 0 for none.
  ///
  /// The unit is the travel per second for a switch, and points per second for a slider.
  public var stretch = 0.0
  /// The opaque material of the classic design.
  public static let opaque = ThumbMaterial()

  /// The glass of a switch. spec: docs/spec/glass.md#lens/refraction
  public static let switchGlass = ThumbMaterial(
    clarity: 1, bezel: 5, refraction: 10, pressedTrackScale: Size(2.0 / 3, 0),
    heldTrackScale: Size(0.75, 0.75), stretch: 1.0 / 50)

  /// The glass of a slider, which shows the track as it is.
  /// spec: docs/spec/glass.md#lens/refraction
  public static let sliderGlass = ThumbMaterial(
    clarity: 1, bezel: 10, refraction: 14, stretch: 1.0 / 2000)

  var isGlass: Bool { clarity > 0 }

  /// Whether a press changes the thumb; one of glass stays as it is under reduced motion.
  func showsPresses(_ motion: MotionPreference) -> Bool { motion == .full || !isGlass }

  /// The scale of the track as seen through a thumb at a progress of the press.
  func trackScale(at progress: Double) -> Size {
    let (start, end) = (pressedTrackScale, heldTrackScale)
    return Size(
      max(0, start.width + (end.width - start.width) * progress),
      max(0, start.height + (end.height - start.height) * progress))
  }
}

extension Size {
  /// The size of a thumb that moves: longer, and thinner. spec: docs/spec/glass.md#motion/stretch
  func stretched(by stretch: Double) -> Size {
    func limited(_ amount: Double) -> Double { min(max(amount, -0.2), 0.2) }
    return Size(width / (1 - limited(0.75 * stretch)), height * (1 - limited(0.25 * stretch)))
  }
}

extension Spring {
  /// The growth of a thumb of glass when it is pressed. spec: docs/spec/glass.md#motion/press
  static let glassPress = Spring(response: 0.4, dampingRatio: 0.6)
  /// The growth of a thumb of glass when it is released. spec: docs/spec/glass.md#motion/release
  static let glassRelease = Spring(response: 0.6, dampingRatio: 0.7)
}

extension ThumbMaterial {
  /// The rows; a control puts its own name before theirs.
  static let tokens: [StyleToken<Self>] = [
    .number("lens.clarity", \.clarity, lens).only(.glass),
    .dimension("lens.bezel", \.bezel, lens).only(.glass),
    .dimension("lens.refraction", \.refraction, lens).only(.glass),
    .number("lens.startScaleX", \.pressedTrackScale.width, lens).only(.glass),
    .number("lens.startScaleY", \.pressedTrackScale.height, lens).only(.glass),
    .number("lens.heldScaleX", \.heldTrackScale.width, lens).only(.glass),
    .number("lens.heldScaleY", \.heldTrackScale.height, lens).only(.glass),
    .number("thumb.stretch", \.stretch, "glass, Motion").only(.glass),
  ]

  private static let lens = "glass, The lens"
}
