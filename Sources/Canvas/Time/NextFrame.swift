/// The next time that something needs a frame, in the order in which frames are made.
public enum NextFrame: Hashable, Comparable, Sendable {
  /// The next frame: an animation runs.
  case tick
  /// A moment; nothing changes before.
  case at(Instant)
  /// No frame until something changes.
  case idle

  /// The earlier of two.
  public func sooner(_ other: NextFrame) -> NextFrame { min(self, other) }

  /// Whether a frame at a moment shows a change.
  public func isDue(at time: Instant) -> Bool { self <= .at(time) }
}
