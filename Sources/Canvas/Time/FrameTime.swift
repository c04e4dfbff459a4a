/// The time of a frame; all animations are sampled for its target.
public struct FrameTime: Hashable, Sendable {
  /// The moment at which the frame is shown, on the content's clock.
  public var target: Instant

  /// The display's frame interval, in seconds.
  public var interval: Double

  /// The frame's number, counted from 0.
  public var number: Int

  /// A frame time with the interval in seconds.
  public init(target: Instant, interval: Double, number: Int) {
    self.target = target
    self.interval = interval
    self.number = number
  }
}
