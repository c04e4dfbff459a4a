/// The moment at which a frame may be painted.
struct FrameTick: Hashable, Sendable {
  /// When the display began to show the frame before.
  var time: Instant

  /// Seconds from one tick to the next.
  var period: Double
}
