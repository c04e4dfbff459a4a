/// A switch in one state. spec: docs/spec/ios-switch.md
public struct ReferenceSwitch: ReferenceControl, Sendable {
  /// The position of the thumb from 0, off, to 1, on; springs overshoot.
  public var position: Double

  /// The width of the thumb, in points; 31 while pressed.
  public var thumbWidth = 27.0

  /// The color of the track from 0, off, to 1, on.
  public var trackMix: Double

  /// Whether the switch has on/off labels. spec: docs/spec/rendering.md#6/marks-for-on-and-off
  public var hasMarks = false

  /// Mirrored, off is at the right.
  public var look: ReferenceLook

  public init(isOn: Bool, look: ReferenceLook = ReferenceLook()) {
    position = isOn ? 1 : 0
    trackMix = isOn ? 1 : 0
    self.look = look
  }

  public func picture(scale: Double, memory: ReferenceMemory) -> ReferencePicture {
    let palette = look.palette
    var canvas = ReferenceCanvas(width: 83, height: 63, scale: scale, page: palette.page)
    let track = ReferenceShape(x: 16, y: 16, width: 51, height: 31, radius: 15.5, scale: scale)
    canvas.fill(track.coverage(), palette.switchOff.mixed(with: palette.switchOn, by: trackMix))
    if let border = palette.switchOffBorder {
      canvas.fill(track.ring(width: 0.5 * scale), border.opacity(1 - trackMix))
    }
    if hasMarks { drawMarks(on: &canvas, scale: scale) }
    // spec: docs/spec/rendering.md#4.5/toggle
    let left = 2 + position * (47 - thumbWidth)
    let thumb = ReferenceShape(
      x: 16 + (look.isMirrored ? 51 - left - thumbWidth : left), y: 18, width: thumbWidth,
      height: 27, radius: 13.5, scale: scale)
    for shadow in palette.switchShadows {
      canvas.drawShadow(shadow, of: thumb, scale: scale, memory: memory)
    }
    canvas.fill(thumb.coverage(), palette.switchThumb)
    canvas.fade(to: look.isDisabled ? palette.switchDisabledAlpha : 1)
    return canvas.picture
  }

  /// The on/off labels: a bar and a ring, 13.5 pt from the ends of the track.
  private func drawMarks(on canvas: inout ReferenceCanvas, scale: Double) {
    let (on, off) = look.isMirrored ? (53.5, 29.5) : (29.5, 53.5)
    let bar = ReferenceShape(
      x: on - 0.75, y: 26.5, width: 1.5, height: 10, radius: 0.75, scale: scale)
    canvas.fill(bar.coverage(), ReferenceColor(0xFFFFFF, trackMix))
    let ring = ReferenceShape(x: off - 4.5, y: 27, width: 9, height: 9, radius: 4.5, scale: scale)
    canvas.fill(ring.ring(width: 1.5 * scale), look.palette.offMark.opacity(1 - trackMix))
  }
}
