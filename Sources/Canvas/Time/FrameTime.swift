/// The time of a frame; all animations are sampled for its target.
public struct FrameTime: Hashable, Sendable {
  /// The moment at which the frame is shown, on the content's clock.
  public var target: Instant

  /// The time that the display took to receive the last large frame, in seconds; 0 if it shares
  /// memory or the time is unknown.
  public var sendingDuration: Double

  /// A frame time; the duration is in seconds.
  public init(target: Instant, sendingDuration: Double = 0) {
    (self.target, self.sendingDuration) = (target, sendingDuration)
  }
}
