/// The next time that something needs a frame.
public enum NextFrame: Hashable, Sendable {
  /// No frame until something changes.
  case idle
  /// The next frame: an animation runs.
  case tick
  /// A moment; nothing changes before.
  case at(Instant)

  /// The earlier of two.
  public func sooner(_ other: NextFrame) -> NextFrame {
    switch (self, other) {
    case (.tick, _), (_, .tick): .tick
    case (.idle, _): other
    case (_, .idle): self
    case (.at(let time), .at(let otherTime)): .at(min(time, otherTime))
    }
  }

  /// Whether a frame at a moment shows a change.
  public func isDue(at time: Instant) -> Bool {
    switch self {
    case .idle: false
    case .tick: true
    case .at(let moment): time >= moment
    }
  }
}
