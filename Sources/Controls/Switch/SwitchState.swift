/// What a switch looks like at one moment.
public struct SwitchState: Hashable, Sendable {
  /// The committed value.
  public var isOn: Bool

  /// The end that the thumb shows or moves to.
  public var isShownOn: Bool

  /// Where the thumb is between its ends, 0 off to 1 on; springs overshoot.
  public var position: Slide.Sample

  /// pt.
  public var thumbWidth: Double

  /// The track's colour, 0 off to 1 on.
  public var trackMix: Double

  public var isPressed: Bool

  /// Shown while a change waits for the owner's word.
  public var pendingRing: PendingRing?

  public var metrics: SwitchMetrics

  /// The thumb's left edge from the track's left, pt. spec: rendering, 4.5
  public var thumbX: Double { thumbX(at: position.position) }

  func thumbX(at position: Double) -> Double {
    let travel = metrics.size.width - 2 * metrics.padding - thumbWidth
    return metrics.padding + position * travel
  }
}
