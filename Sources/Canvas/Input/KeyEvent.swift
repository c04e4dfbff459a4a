/// A key that went down or came up.
public struct KeyEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case down
    case up
  }

  public var phase: Phase
  public var key: Key
  public var time: Instant
  public var modifiers: Modifiers

  /// Whether the keyboard repeats a key that is held.
  public var isRepeat: Bool

  public init(
    _ phase: Phase, _ key: Key, time: Instant, modifiers: Modifiers = [], isRepeat: Bool = false
  ) {
    self.phase = phase
    self.key = key
    self.time = time
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}
