/// What one frame took and showed.
package struct FrameReport: Hashable, Sendable {
  /// The number in the frame's ``FrameTime``.
  package var number: Int

  /// The moment the frame was painted for, on the system's monotonic clock.
  package var target: Instant

  /// When the frame was handed to the display, on the system's monotonic clock.
  package var presented: Instant

  /// Seconds since the frame before was handed over, or would have been, had it changed anything;
  /// nil if this one ended a rest.
  package var interval: Double?

  /// Seconds the content took to bring itself to the target.
  package var updateDuration: Double

  /// Seconds the painting took.
  package var paintDuration: Double

  /// Seconds it took to hand the pixels over.
  package var presentDuration: Double

  /// Pixels painted and shown.
  package var damagedPixels: Int

  /// Rectangles painted and shown.
  package var rectCount: Int

  /// Why the whole window was painted; nil if it was not.
  package var fullRepaintReason: String?

  /// Seconds from the oldest input that the frame answers to its hand-over; nil without input.
  package var inputLatency: Double?

  /// Seconds that the frame kept the processor.
  package var cost: Double { updateDuration + paintDuration + presentDuration }
}
