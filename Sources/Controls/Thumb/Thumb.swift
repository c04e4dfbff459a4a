import Canvas

/// A thumb as it is painted at a moment: an opaque capsule, or a lens while it is held.
/// spec: docs/spec/glass.md#lens
struct Thumb {
  var rect: Rect
  /// The progress of the press; springs overshoot.
  var progress: Double
  var material: ThumbMaterial
  var color: Color
  var shadows: ShadowPair
  /// The outline; clear unless the contrast is increased.
  var outline: Color
  /// The length of a thumb that the bezel and the refraction of a material are for, in points.
  /// spec: docs/spec/glass.md#lens
  private static let referenceLength = 40.0
  /// The depth of the inner shade of a held thumb, and its blur, in points.
  /// spec: docs/spec/glass.md#lens/shade
  private static let shadeDepth = 4.0
  /// The width of the rim, in points. spec: docs/spec/glass.md#lens/rim
  private static let rimWidth = 1.0
  /// The precision of the edges and the blur of a shadow, in points. chosen: a quarter of a point
  /// changes a shadow by about a level
  private static let shadowStep = 0.25
  /// The margin of the background around a lens, in points; only the lens's shape is seen.
  private static let margin = 2.0

  /// Paints the thumb; `content` paints the part of the control that is seen through the glass.
  func paint(with painter: any Painter, in context: PaintContext, content: () -> Void) {
    let shape = RoundedRectangle.capsule(rect)
    let held = progress.clamped(to: 1) * material.clarity
    let colors = context.style(LensColors.self)
    let clarity = held * colors.clarity
    var shadows = shadows
    if held > 0 { shadows.soft = shadows.soft.mixed(with: colors.shadow, by: held) }
    if clarity > 0 {
      shadows.soft.blur = shadows.soft.blur.rounded(toMultipleOf: Self.shadowStep)
      painter.fill(shadowCaster, color: .clear, casting: shadows)
      painter.lens(shape, lens(clarity: clarity, colors)) {
        painter.fillAligned(rect.outset(by: Self.margin), color: context.surface)
        content()
      }
    } else {
      painter.fill(shape, color: color, casting: shadows)
    }
    painter.strokeOutline(shape, color: outline)
  }

  /// The shape with rounded edges, so that a thumb that moves, grows or stretches has the shadows
  /// of earlier frames.
  private var shadowCaster: RoundedRectangle {
    func rounded(_ edge: Double) -> Double { edge.rounded(toMultipleOf: Self.shadowStep) }
    return .capsule(
      Rect(
        minX: rounded(rect.minX), minY: rounded(rect.minY), maxX: rounded(rect.maxX),
        maxY: rounded(rect.maxY)))
  }

  private func lens(clarity: Double, _ colors: LensColors) -> Lens {
    let size = max(rect.width, rect.height) / Self.referenceLength * clarity
    let depth = Self.shadeDepth * clarity
    return Lens(
      bezel: material.bezel * size, amount: material.refraction * size,
      veil: colors.veil.opacity(clarity),
      shade: Shadow(offset: Point(0, depth), blur: depth, color: colors.shade.opacity(clarity)),
      rimWidth: Self.rimWidth, rim: colors.rim.opacity(clarity), cover: color.opacity(1 - clarity))
  }
}

extension Theme {
  func surface(on elevation: Elevation) -> Color {
    switch elevation {
    case .base: page
    case .grouped: groupedPage
    case .elevated: card
    case .floating: popover
    }
  }
}

extension Double {
  fileprivate func rounded(toMultipleOf step: Double) -> Double { (self / step).rounded() * step }
}
