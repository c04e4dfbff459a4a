/// An answer of the X server to a request for a tick.
enum PresentAnswer: Hashable, Sendable {
  /// The display shows a new frame.
  ///
  /// - Parameter refreshes: refreshes since the last answer; nil if that is not known.
  case tick(FrameTick, refreshes: UInt64?)
  /// The answer came too soon to be a tick: the count stands still, or the last answer is too recent.
  case early
}
