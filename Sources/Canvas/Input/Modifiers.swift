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
