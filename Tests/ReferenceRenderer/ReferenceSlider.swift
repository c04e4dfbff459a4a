/// A slider in one state, 44 pt across. spec: docs/spec/ios-slider.md
public struct ReferenceSlider: ReferenceControl, Sendable {
  /// 0 to 1.
  public var fraction: Double

  /// The width of the track, in points.
  public var width = 200.0

  /// The neutral value, at which the fill begins, 0...1; `nil` for the minimum.
  public var neutral: Double?

  /// The lower thumb of a range slider, 0...1, on top, where the fill begins; `nil` for a slider.
  public var lower: Double?

  /// The enabled range within 0...1; `nil` for the whole range.
  public var enabled: ClosedRange<Double>?

  /// 0 to 1.
  public var ticks: [Double] = []

  public var isThumbless = false

  /// The height of a track without a thumb, in points: 8, or 12 while pressed.
  public var trackHeight = 8.0

  /// Whether the slider is vertical, with the minimum at the bottom.
  public var isVertical = false

  /// Mirrored, the minimum is at the right; in a vertical slider, ticks are at the left.
  public var look: ReferenceLook

  public init(_ fraction: Double, look: ReferenceLook = ReferenceLook()) {
    self.fraction = fraction
    self.look = look
  }

  public func picture(scale: Double, memory: ReferenceMemory) -> ReferencePicture {
    let palette = look.palette
    var canvas = ReferenceCanvas(
      width: isVertical ? 76 : width + 32, height: isVertical ? width + 32 : 76, scale: scale,
      page: palette.page)
    // spec: docs/spec/rendering.md#5.5/2: the center travels 14 pt inside the ends.
    paintParts(on: &canvas, scale: scale)
    let thumbs = isThumbless ? [] : [fraction, lower].compactMap { $0 }
    for middle in thumbs.map(place) {
      let thumb = shape(middle - 14, middle + 14, from: -14, to: 14, radius: 14, scale: scale)
      for shadow in palette.sliderShadows {
        canvas.drawShadow(shadow, of: thumb, scale: scale, memory: memory)
      }
      canvas.fill(thumb.coverage(), palette.sliderThumb)
    }
    canvas.fade(to: look.isDisabled ? palette.sliderDisabledAlpha : 1)
    return canvas.picture
  }
}
