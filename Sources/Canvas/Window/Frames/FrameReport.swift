/// What one frame took and showed.
public struct FrameReport: Hashable, Sendable {
  /// The number in the frame's ``FrameTime``.
  public var number: Int

  /// The moment the frame was painted for, on the system's monotonic clock.
  public var target: Instant

  /// When the frame was handed to the display, on the system's monotonic clock.
  public var presented: Instant

  /// Seconds since the frame before was handed over, or would have been, had it changed anything;
  /// nil if this one ended a rest.
  public var interval: Double?

  /// Seconds the content took to bring itself to the target.
  public var updateDuration: Double

  /// Seconds the painting took.
  public var paintDuration: Double

  /// Seconds it took to hand the pixels over.
  public var presentDuration: Double

  /// Pixels painted and shown.
  public var damagedPixels: Int

  /// Rectangles painted and shown.
  public var rectCount: Int

  /// Why the whole window was painted; nil if it was not.
  public var fullRepaintReason: String?

  /// Seconds from the oldest input that the frame answers to its hand-over; nil without input.
  public var inputLatency: Double?

  /// Seconds that the frame kept the processor.
  public var cost: Double { updateDuration + paintDuration + presentDuration }
}
