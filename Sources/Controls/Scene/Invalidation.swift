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

extension Node {
  /// Requests paint, layout or animation in the next frame.
  ///
  /// - Parameter reason: Shown in traces and as the cause of a full repaint.
  public func invalidate(_ what: Invalidation, reason: StaticString) {
    scene?.invalidate(self, what, reason: reason)
  }

  /// Invalidates the node for a property, unless it was set to the same value.
  package final func changed<Value: Equatable>(
    _ value: Value, from old: Value, _ what: Invalidation, _ reason: StaticString
  ) {
    if value != old { invalidate(what, reason: reason) }
  }
}
