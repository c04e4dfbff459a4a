/// What a node needs after something changed.
public struct Invalidation: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It looks different.
  public static let paint = Invalidation(rawValue: 1)

  /// It, or something in it, needs another size or place; this includes paint.
  public static let layout = Invalidation(rawValue: 2)

  /// It means something else to those who do not see it: a label, a role, whether it can have the
  /// keyboard; paint and layout include this.
  public static let semantics = Invalidation(rawValue: 16)

  /// Those who listen to meanings have not been told yet that it was given another place.
  static let place = Invalidation(rawValue: 32)

  /// It was out of sight when it was last looked for, and waits until it may be seen.
  static let asleep = Invalidation(rawValue: 8)

  /// Something in it moves and has to be sampled each frame.
  public static let motion = Invalidation(rawValue: 4)
}
