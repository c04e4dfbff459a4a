import Canvas

/// The appearance of a slider at a moment.
public struct SliderState: Hashable, Sendable {
  /// The value shown.
  public var value: Double
  /// The painted place of the thumb along its travel, 0...1.
  public var fraction: Double
  /// The thumb's opacity; below 1 during a cross-fade.
  public var opacity: Double
  /// The thumb's previous place during a cross-fade.
  public var ghost: Double?
  /// Whether the thumb is held.
  public var isGrabbed: Bool
  /// The ring of a pending change.
  public var pendingRing: PendingRing?
  /// The style.
  public var style = SliderStyle.default
  /// The growth of a thumbless track, from 0 (idle) to 1 (held).
  public var growth = 0.0
  /// The progress of the press that enlarges the thumb, 0 (idle) to 1 (held); springs overshoot.
  public var pressProgress = 0.0
  /// The velocity of the thumb, in units of ``ThumbMaterial/stretch``.
  public var stretch = 0.0
  /// Tick marks; `nil` for none.
  public var ticks: SliderTicks?
  /// The start of the fill along the travel; `nil` for the minimum.
  public var neutralFraction: Double?
  /// The reachable part of the travel, as fractions; `nil` for all of it.
  public var enabledFractions: ClosedRange<Double>?
  /// The place of the lower thumb of a range slider, at which the fill begins.
  var lowerFraction: Double?

  /// The metrics to paint with.
  public var metrics: SliderMetrics { sharedMetrics.value }
  var sharedMetrics: Shared<SliderMetrics>

  /// The thumb's center on a track of a length, in points from its start.
  public func thumbX(width: Double) -> Double { x(at: fraction, length: width) }

  /// The size of the thumb, along and across the track, in points.
  var thumbSize: Size { metrics.thumbSize(at: pressProgress, stretch: stretch) }

  var trackHeight: Double {
    switch style {
    case .default: metrics.trackHeight
    case .thumbless:
      metrics.thumblessTrackHeight
        + growth * (metrics.thumblessHeldHeight - metrics.thumblessTrackHeight)
    }
  }

  /// The start of the fill along the travel; `nil` for the track's start.
  var fillStart: Double? { lowerFraction ?? neutralFraction }
}
