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
  /// Other keys for which a shortcut is looked up if there is none for ``key``, in order.
  ///
  /// A key that types no Latin character has the Latin one of another layout of the keyboard, or
  /// that of its place on an American keyboard. A key that types a digit with Shift has the digit.
  public var alternatives: [Key] = []
  /// The time.
  public var time: Instant
  /// The modifier keys that were held.
  public var modifiers: Modifiers
  /// Whether the keyboard repeats a held key.
  public var isRepeat: Bool

  /// The text that the press types, such as `A`, `é` or `日本`; `nil` for none, as of releases,
  /// presses with Control, Alt or Super, and keys such as Return.
  ///
  /// The input method of the user composes it. Repeats of a held key type its text again. Text that
  /// no single key types arrives as a press and a release without modifiers, whose key is the
  /// composed character, or `.named("voidsymbol")` for several characters.
  public var text: String?

  /// A key press or release.
  public init(
    _ phase: Phase, _ key: Key, time: Instant, modifiers: Modifiers = [], isRepeat: Bool = false,
    text: String? = nil
  ) {
    (self.phase, self.key, self.time, self.modifiers) = (phase, key, time, modifiers)
    (self.isRepeat, self.text) = (isRepeat, text)
  }

  /// The event for ``key`` and for each of the ``alternatives``.
  public var candidates: [KeyEvent] {
    [self]
      + alternatives.map { key in
        var candidate = self
        candidate.key = key
        return candidate
      }
  }
}

/// Modifier keys that are held during an event, and the state of Caps Lock.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Either Shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// Either Control key.
  public static let control = Modifiers(rawValue: 2)
  /// Either Alt key.
  public static let alt = Modifiers(rawValue: 4)
  /// Either Super key, which some keyboards label with a logo or as Command.
  public static let `super` = Modifiers(rawValue: 8)
  /// Caps Lock is on; shortcuts and controls ignore it.
  public static let capsLock = Modifiers(rawValue: 16)

  /// The modifiers of commands, with which a key types no text.
  package static let commands: Modifiers = [.control, .alt, .super]
}
