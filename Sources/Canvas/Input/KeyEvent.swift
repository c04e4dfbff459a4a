/// A key press or release.
public struct KeyEvent: Hashable, Sendable {
  /// The direction of a key.
  public enum Phase: Hashable, Sendable {
    /// The key was pressed, or repeats.
    case down
    /// The key was released.
    case up
  }

  /// The direction.
  public var phase: Phase
  /// The key.
  public var key: Key
  /// The time.
  public var time: Instant
  /// The modifier keys that were held.
  public var modifiers: Modifiers

  /// Whether the keyboard repeats a held key.
  public var isRepeat: Bool

  /// A key press or release.
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
