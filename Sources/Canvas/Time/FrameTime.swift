/// The stamp of one frame: everything that moves is sampled for its target.
public struct FrameTime: Hashable, Sendable {
  /// The moment the frame is for, on the content's clock.
  public var target: Instant

  /// Seconds from one frame to the next at the display's rate.
  public var interval: Double

  /// Counts frames from 0.
  public var number: Int

  /// A frame that is for a moment, and the seconds to the next one.
  public init(target: Instant, interval: Double, number: Int) {
    self.target = target
    self.interval = interval
    self.number = number
  }
}
