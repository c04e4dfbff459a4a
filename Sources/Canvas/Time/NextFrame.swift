/// When something has to be looked at again.
public enum NextFrame: Hashable, Sendable {
  /// Not before something happens to it.
  case rest
  /// In the next frame: it moves.
  case tick
  /// At a moment; nothing changes until then.
  case at(Instant)

  /// The sooner of two.
  public func sooner(_ other: NextFrame) -> NextFrame {
    switch (self, other) {
    case (.tick, _), (_, .tick): .tick
    case (.rest, _): other
    case (_, .rest): self
    case (.at(let time), .at(let otherTime)): .at(min(time, otherTime))
    }
  }

  /// Whether a frame at a moment shows anything new.
  public func isDue(at time: Instant) -> Bool {
    switch self {
    case .rest: false
    case .tick: true
    case .at(let moment): time >= moment
    }
  }
}
