import Canvas

/// The appearance of a range slider at a moment.
public struct RangeSliderState: Hashable, Sendable {
  /// The lower thumb.
  public var lower: SliderState
  /// The upper thumb.
  public var upper: SliderState
  /// The thumb that is painted on top.
  public var activeThumb: RangeThumb

  /// The state of a thumb.
  public subscript(thumb: RangeThumb) -> SliderState { thumb == .lower ? lower : upper }

  /// The track with the fill between the thumbs.
  var track: SliderTrack {
    var track = upper.track
    track.fillStart = lower.fraction
    return track
  }

  /// Paints both thumbs; `content` paints the part of the control that thumbs of glass show.
  ///
  /// - Parameter theme: The theme of the context with the range slider's tints.
  func paintThumbs(
    with painter: any Painter, in area: Rect, theme: Theme, axis: AxisMapping,
    _ context: PaintContext, content: () -> Void
  ) {
    let bottom = activeThumb == .lower ? upper : lower
    func paint(_ thumb: SliderState, content: () -> Void) {
      thumb.paintThumb(
        with: painter, in: area, theme: theme, axis: axis, context, content: content)
    }
    paint(bottom, content: content)
    paint(self[activeThumb]) {
      content()
      // A lens shows no other lens, but the other thumb as far as it is opaque.
      var opaque = bottom
      opaque.pressProgress = 0
      opaque.stretch = 0
      painter.group(opacity: 1 - bottom.pressProgress.clamped(to: 1)) {
        paint(opaque, content: {})
      }
    }
  }
}
