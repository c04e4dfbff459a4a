import Canvas

/// Paints a slider, or a thumb of a range slider.
struct TrackPainter {
  var state: SliderState
  let painter: any Painter
  let context: PaintContext
  /// The colors of the theme, with the slider's tints.
  var colors: SliderColors
  /// The part of the node with the track; images are at its ends, and labels beside it.
  let area: Rect
  let axis: AxisMapping
  /// The node, which labels do not leave along the track.
  let bounds: Rect

  var theme: Theme { context.theme }
  var metrics: SliderMetrics { state.metrics }

  /// The length of the track, in points.
  var length: Double { axis.length(of: area) }

  func place(_ rect: Rect) -> Rect { axis.frameRect(rect, in: area) }
}

extension TrackControl {
  func trackPainter(
    _ state: SliderState, _ painter: any Painter, _ context: PaintContext
  ) -> TrackPainter {
    var track = TrackPainter(
      state: state, painter: painter, context: context, colors: context.style(SliderColors.self),
      area: behaviorFrame, axis: axis, bounds: bounds)
    if let tint = minimumTrackTintColor ?? context.tint { track.colors.minimumTrack = tint }
    if let maximumTrackTintColor { track.colors.maximumTrack = maximumTrackTintColor }
    if let thumbTintColor { track.colors.thumb = thumbTintColor }
    return track
  }
}

/// A behavior of thumbs on a track.
public protocol TrackBehavior: DecidableBehavior {
  /// The slider whose range, steps and options are those of all thumbs.
  var track: SliderBehavior { get }

  /// The sliders of all thumbs, from the lowest value.
  var thumbs: [SliderBehavior] { get }

  /// Changes properties of all thumbs, such as their step.
  mutating func configure(_ body: (inout SliderBehavior) -> Void)

  /// The metrics.
  var metrics: SliderMetrics { get set }
}
