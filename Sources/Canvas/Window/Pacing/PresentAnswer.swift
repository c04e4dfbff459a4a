/// An answer of the X server to a tick request.
enum PresentAnswer: Hashable, Sendable {
  /// `refreshes` is the number since the last answer, if known.
  case tick(FrameTick, refreshes: UInt64?)
  /// The count is unchanged, or the last answer is too recent.
  case early
}
