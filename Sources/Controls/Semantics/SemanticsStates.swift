/// What is so of a part at the moment, beside its value.
public struct SemanticsStates: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The user can act on it.
  public static let enabled = SemanticsStates(rawValue: 1)

  /// The keyboard can act on it.
  public static let focusable = SemanticsStates(rawValue: 2)

  /// The keyboard acts on it; so it is of one part of a scene at most.
  ///
  /// Of a node with parts it is that part's, if there is one.
  public static let focused = SemanticsStates(rawValue: 4)

  /// It waits for something before it can be acted on again.
  public static let pending = SemanticsStates(rawValue: 8)

  /// Some of it lies in the window and is not scrolled out of sight.
  ///
  /// Nobody is told when it changes.
  public static let showing = SemanticsStates(rawValue: 16)

  /// It takes pointer and keyboard from everything that lies below.
  public static let modal = SemanticsStates(rawValue: 32)

  /// It can show more than it does, or less.
  public static let expandable = SemanticsStates(rawValue: 64)

  /// It shows all that it can.
  public static let expanded = SemanticsStates(rawValue: 128)
}
