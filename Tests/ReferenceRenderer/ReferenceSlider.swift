/// A slider at one moment, with 16 pt around its 44 pt of height. spec: ios-slider
public struct ReferenceSlider: Sendable {
  /// 0 to 1.
  public var fraction: Double

  /// Of the track, pt.
  public var width = 200.0

  public var isDisabled = false

  /// The minimum is at the right.
  public var isMirrored = false

  public var palette = ReferencePalette.light

  public init(_ fraction: Double) {
    self.fraction = fraction
  }

  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - memory: shadows that other pictures have already needed.
  public func picture(
    scale: Double, memory: ReferenceMemory = ReferenceMemory()
  ) -> ReferencePicture {
    var canvas = ReferenceCanvas(width: width + 32, height: 76, scale: scale, page: palette.page)
    let track = ReferenceShape(x: 16, y: 36, width: width, height: 4, radius: 2, scale: scale)
    // spec: rendering, 5.5, 2: the centre travels 14 pt inside the ends.
    let reading = 14 + fraction * (width - 28)
    let center = 16 + (isMirrored ? width - reading : reading)
    canvas.fill(track.coverage(), palette.sliderMaximum)
    canvas.fill(
      isMirrored
        ? track.coverage(from: center * scale) : track.coverage(to: center * scale),
      palette.sliderMinimum)
    let thumb = ReferenceShape(
      x: center - 14, y: 24, width: 28, height: 28, radius: 14, scale: scale)
    for shadow in palette.sliderShadows {
      canvas.drawShadow(shadow, of: thumb, scale: scale, memory: memory)
    }
    canvas.fill(thumb.coverage(), palette.sliderThumb)
    canvas.fade(to: isDisabled ? palette.sliderDisabledAlpha : 1)
    return canvas.picture
  }
}
