/// The updates that are needed after a change.
public struct Invalidation: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The appearance.
  public static let paint = Invalidation(rawValue: 1)

  /// The layout of the node or its descendants; includes paint.
  public static let layout = Invalidation(rawValue: 2)

  /// The accessibility element, such as its label or role; included in paint and layout.
  public static let semantics = Invalidation(rawValue: 16)

  /// Observers of the accessibility tree have not been told of the new place.
  static let place = Invalidation(rawValue: 32)

  /// The node was out of sight when it was last visited, and is skipped until it may be visible.
  static let suspended = Invalidation(rawValue: 8)

  /// Something animates and has to be advanced each frame.
  public static let motion = Invalidation(rawValue: 4)
}
