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

  func paintThumbs(
    with painter: any Painter, in area: Rect, theme: Theme, axis: AxisMapping
  ) {
    let bottom = activeThumb == .lower ? upper : lower
    bottom.paintThumb(with: painter, in: area, theme: theme, axis: axis)
    self[activeThumb].paintThumb(with: painter, in: area, theme: theme, axis: axis)
  }
}
