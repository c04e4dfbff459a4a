struct FrameTick: Hashable, Sendable {
  /// The time at which the display began to show the last frame.
  var time: Instant
  /// In seconds.
  var period: Double
}
