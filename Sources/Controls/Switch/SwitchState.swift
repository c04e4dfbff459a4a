/// What a switch looks like at one moment.
public struct SwitchState: Hashable, Sendable {
  /// How it looks.
  public var style: SwitchStyle

  /// Whether the committed value is on.
  public var isOn: Bool

  /// Whether the committed value is neither on nor off.
  public var isMixed: Bool

  /// The end that the thumb shows or moves to; in the other styles, whether on is shown.
  public var isShownOn: Bool

  /// Where the thumb is between its ends, 0 off to 1 on; springs overshoot.
  public var position: Slide.Sample

  /// pt.
  public var thumbWidth: Double

  /// The track's colour, 0 off to 1 on.
  public var trackMix: Double

  /// How much of a button's or a checkbox's colours is those of on, 0 to 1.
  public var onAmount: Double

  /// How much of them is those of mixed, 0 to 1.
  public var mixedAmount: Double

  /// The size of a checkbox's mark, of its own; springs overshoot.
  public var markScale: Double

  /// Whether it is held, and would do something if it were let go.
  public var isPressed: Bool

  /// Shown while a change waits for the owner's word, or the owner has it wait.
  public var pendingRing: PendingRing?

  /// The figures that it is painted by.
  public var metrics: SwitchMetrics {
    get { sharedMetrics.value }
    set { sharedMetrics = Shared(newValue) }
  }
  var sharedMetrics: Shared<SwitchMetrics>

  /// The thumb's left edge from the track's left, pt. spec: rendering, 4.5
  public var thumbX: Double { thumbX(at: position.position) }

  func thumbX(at position: Double) -> Double {
    let travel = metrics.size.width - 2 * metrics.padding - thumbWidth
    return metrics.padding + position * travel
  }
}
