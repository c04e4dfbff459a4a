import Canvas

/// What a slider looks like at one moment.
public struct SliderState: Hashable, Sendable {
  /// The value that is shown.
  public var value: Double

  /// Where the thumb is painted along its travel, 0 to 1.
  public var fraction: Double

  /// 1 unless the thumb is fading in at its place.
  public var opacity: Double

  /// Where the thumb was along its travel, while it fades out there.
  public var ghost: Double?

  /// Whether the thumb is held.
  public var isGrabbed: Bool

  /// Shown while a change waits for the owner's word.
  public var pendingRing: PendingRing?

  /// How it looks.
  public var style = SliderStyle.default

  /// How far the track of a thumbless slider has grown, 0 at rest and 1 while it is held.
  public var growth = 0.0

  /// Marks along the track; nil for none.
  public var ticks: SliderTicks?

  /// Where the fill begins along the travel; nil for the minimum.
  public var neutralFraction: Double?

  /// What can be reached, as fractions of the travel; nil for everything.
  public var enabledFractions: ClosedRange<Double>?

  /// The figures that it is painted by.
  public var metrics: SliderMetrics {
    get { sharedMetrics.value }
    set { sharedMetrics = Shared(newValue) }
  }
  var sharedMetrics: Shared<SliderMetrics>

  /// The thumb's centre from the track's beginning, pt.
  ///
  /// - Parameter width: the track's length, pt.
  public func thumbX(width: Double) -> Double {
    thumbX(at: fraction, width: width)
  }

  func thumbX(at fraction: Double, width: Double) -> Double {
    let inset = style == .thumbless ? 0 : metrics.thumbDiameter / 2
    return inset + fraction * (width - 2 * inset)
  }

  /// How thick the track is, pt.
  var trackHeight: Double {
    switch style {
    case .default:
      metrics.trackHeight
    case .thumbless:
      metrics.thumblessTrackHeight
        + growth * (metrics.thumblessHeldHeight - metrics.thumblessTrackHeight)
    }
  }

  /// The track along and across the axis, pt.
  ///
  /// - Parameter length: how long it is, pt.
  func track(length: Double) -> Rect {
    Rect(x: 0, y: (metrics.height - trackHeight) / 2, width: length, height: trackHeight)
  }
}
