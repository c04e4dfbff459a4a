/// What a slider looks like at one moment.
public struct SliderState: Hashable, Sendable {
  public var value: Double

  /// Where the thumb is painted along its travel, 0 to 1.
  public var fraction: Double

  /// 1 unless the thumb is fading in at its place.
  public var opacity: Double

  /// Where the thumb was along its travel, while it fades out there.
  public var ghost: Double?

  public var isGrabbed: Bool

  /// Shown while a change waits for the owner's word.
  public var pendingRing: PendingRing?

  public var metrics: SliderMetrics

  /// The thumb's centre from the track's left end, pt.
  ///
  /// - Parameter width: the track's width, pt.
  public func thumbX(width: Double) -> Double {
    thumbX(at: fraction, width: width)
  }

  func thumbX(at fraction: Double, width: Double) -> Double {
    metrics.thumbDiameter / 2 + fraction * (width - metrics.thumbDiameter)
  }
}
