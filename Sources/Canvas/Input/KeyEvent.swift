/// A key that went down or came up.
public struct KeyEvent: Hashable, Sendable {
  /// Which way the key went.
  public enum Phase: Hashable, Sendable {
    /// It went down, or repeats.
    case down
    /// It came up.
    case up
  }

  /// Which way the key went.
  public var phase: Phase
  /// Which key it is.
  public var key: Key
  /// When.
  public var time: Instant
  /// What else was held.
  public var modifiers: Modifiers

  /// Whether the keyboard repeats a key that is held.
  public var isRepeat: Bool

  /// A key that goes down or comes up.
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
