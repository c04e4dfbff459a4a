/// The measurements of a frame; times are on the system's monotonic clock, durations in seconds.
package struct FrameReport: Hashable, Sendable {
  package var number: Int
  package var target: Instant
  package var presented: Instant
  /// The time since the last frame was or would have been sent; `nil` after idling.
  package var interval: Double?
  package var updateDuration: Double
  package var paintDuration: Double
  package var presentDuration: Double
  package var damagedPixels: Int
  package var rectCount: Int
  /// The reason for repainting the whole window; `nil` otherwise.
  package var fullRepaintReason: String?
  /// The time from the oldest input that the frame shows to sending it; `nil` without input.
  package var inputLatency: Double?

  package var cost: Double { updateDuration + paintDuration + presentDuration }
}
