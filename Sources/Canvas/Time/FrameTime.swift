/// The time of a frame; all animations are sampled for its target.
public struct FrameTime: Hashable, Sendable {
  /// The moment at which the frame is shown, on the content's clock.
  public var target: Instant

  /// The display's frame interval, in seconds.
  public var interval: Double

  /// The frame's number, counted from 0.
  public var number: Int

  /// The time that the display took to receive the last large frame, in seconds; 0 if it shares
  /// memory or the time is unknown.
  public var sendingDuration: Double

  /// A frame time; the interval and the duration are in seconds.
  public init(target: Instant, interval: Double, number: Int, sendingDuration: Double = 0) {
    self.target = target
    self.interval = interval
    self.number = number
    self.sendingDuration = sendingDuration
  }
}
