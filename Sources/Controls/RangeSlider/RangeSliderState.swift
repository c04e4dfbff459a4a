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
  func paintThumbs(with painter: TrackPainter, content: () -> Void) {
    var (top, bottom) = (painter, painter)
    top.state = self[activeThumb]
    bottom.state = activeThumb == .lower ? upper : lower
    bottom.paintThumb(content: content)
    top.paintThumb {
      content()
      // A lens shows no other lens, but the other thumb as far as it is opaque.
      var opaque = bottom
      opaque.state.pressProgress = 0
      opaque.state.stretch = 0
      painter.painter.group(opacity: 1 - bottom.state.pressProgress.clamped(to: 1)) {
        opaque.paintThumb {}
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
