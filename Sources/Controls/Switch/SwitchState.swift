/// The appearance of a switch at a moment.
public struct SwitchState: Hashable, Sendable {
  /// The style.
  public var style: SwitchStyle
  /// Whether the committed value is on.
  public var isOn: Bool
  /// Whether the committed value is mixed.
  public var isMixed: Bool
  /// Whether the shown value is on.
  public var isShownOn: Bool
  /// The thumb's position, 0 (off) to 1 (on); springs overshoot.
  public var position: Slide.Sample
  /// The thumb's width, in points.
  public var thumbWidth: Double
  /// The mix of the track's colors, 0 (off) to 1 (on).
  public var trackMix: Double
  /// The share of on in the colors of a button or checkbox, 0...1.
  public var onAmount: Double
  /// The share of mixed in these colors, 0...1.
  public var mixedAmount: Double
  /// The scale of a checkbox's mark; springs overshoot.
  public var markScale: Double
  /// Whether a release would do something.
  public var isPressed: Bool
  /// The ring of a pending switch.
  public var pendingRing: PendingRing?

  /// The metrics to paint with.
  public var metrics: SwitchMetrics {
    get { sharedMetrics.value }
    set { sharedMetrics = Shared(newValue) }
  }
  var sharedMetrics: Shared<SwitchMetrics>

  /// The thumb's left edge, in points from the track's. spec: rendering, 4.5
  public var thumbX: Double { thumbX(at: position.position) }

  func thumbX(at position: Double) -> Double {
    let travel = metrics.size.width - 2 * metrics.padding - thumbWidth
    return metrics.padding + position * travel
  }
}
