/// A slider at one moment, with 16 pt around its 44 pt across. spec: ios-slider
public struct ReferenceSlider: Sendable {
  /// 0 to 1.
  public var fraction: Double

  /// Of the track, pt.
  public var width = 200.0

  public var isDisabled = false

  /// The minimum is at the right; upright, ticks are at the left.
  public var isMirrored = false

  /// Where the fill begins, 0 to 1; nil for the minimum.
  public var neutral: Double?

  /// What can be reached, 0 to 1; nil for everything.
  public var enabled: ClosedRange<Double>?

  /// Parts of the way.
  public var ticks: [Double] = []

  public var isThumbless = false

  /// Of a track without a thumb, pt: 8 at rest, 12 while it is held.
  public var trackHeight = 8.0

  /// The minimum is below.
  public var isUpright = false

  public var palette = ReferencePalette.light

  public init(_ fraction: Double) {
    self.fraction = fraction
  }

  private var isPlain: Bool {
    neutral == nil && enabled == nil && ticks.isEmpty && !isThumbless && !isUpright
  }

  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - memory: shadows that other pictures have already needed.
  public func picture(
    scale: Double, memory: ReferenceMemory = ReferenceMemory()
  ) -> ReferencePicture {
    var canvas = ReferenceCanvas(
      width: isUpright ? 76 : width + 32, height: isUpright ? width + 32 : 76, scale: scale,
      page: palette.page)
    if isPlain {
      paintTrack(on: &canvas, scale: scale)
    } else {
      paintParts(on: &canvas, scale: scale)
    }
    if !isThumbless {
      let middle = place(fraction)
      let thumb = shape(
        middle - 14, middle + 14, from: -14, to: 14, radius: 14, scale: scale)
      for shadow in palette.sliderShadows {
        canvas.drawShadow(shadow, of: thumb, scale: scale, memory: memory)
      }
      canvas.fill(thumb.coverage(), palette.sliderThumb)
    }
    canvas.fade(to: isDisabled ? palette.sliderDisabledAlpha : 1)
    return canvas.picture
  }

  private func paintTrack(on canvas: inout ReferenceCanvas, scale: Double) {
    let track = ReferenceShape(x: 16, y: 36, width: width, height: 4, radius: 2, scale: scale)
    // spec: rendering, 5.5, 2: the centre travels 14 pt inside the ends.
    let center = 16 + (isMirrored ? width - place(fraction) : place(fraction))
    canvas.fill(track.coverage(), palette.sliderMaximum)
    canvas.fill(
      isMirrored
        ? track.coverage(from: center * scale) : track.coverage(to: center * scale),
      palette.sliderMinimum)
  }
}
