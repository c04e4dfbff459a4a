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

  /// The text that the press types, such as `A`, `é` or `日本`; `nil` for none.
  ///
  /// The input method of the user composes it, from dead keys and compose sequences for instance.
  /// Releases, repeats, presses with Control, Alt or Super, and keys such as Return type no text.
  /// Text that no single key types arrives as a press and a release without modifiers, whose key is
  /// the composed character, or `.named("voidsymbol")` for several characters.
  public var text: String?

  /// A key press or release.
  public init(
    _ phase: Phase, _ key: Key, time: Instant, modifiers: Modifiers = [], isRepeat: Bool = false,
    text: String? = nil
  ) {
    self.phase = phase
    self.key = key
    self.time = time
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.text = text
  }
}
