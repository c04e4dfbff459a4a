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

  /// The upper thumb, with the fill between the thumbs.
  var track: SliderState {
    var track = upper
    track.lowerFraction = lower.fraction
    return track
  }

  /// Paints both thumbs; `content` paints the part of the control that thumbs of glass show.
  func paintThumbs(in context: TrackPaintContext, content: () -> Void) {
    let bottom = activeThumb == .lower ? upper : lower
    bottom.paintThumb(in: context, content: content)
    self[activeThumb].paintThumb(in: context) {
      content()
      // A lens shows no other lens, but the other thumb as far as it is opaque.
      var opaque = bottom
      opaque.pressProgress = 0
      opaque.stretch = 0
      context.painter.group(opacity: 1 - bottom.pressProgress.clamped(to: 1)) {
        opaque.paintThumb(in: context) {}
      }
    }
  }
}

/// A thumb of a range slider.
public enum RangeThumb: Hashable, Sendable, CaseIterable {
  /// The thumb of the lower value.
  case lower
  /// The thumb of the upper value.
  case upper
}
