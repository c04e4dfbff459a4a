/// A drag from another program over a position, in points of the window or of the receiving node.
///
/// Content can only observe it; the window handles drops, see ``Window/onDrop``.
public struct DragEvent: Hashable, Sendable {
  /// The position, in points.
  public var position: Point
  /// The time.
  public var time: Instant
  /// The kinds of data.
  public var contents: DragContents

  /// A drag at a position.
  public init(at position: Point, time: Instant, contents: DragContents = []) {
    (self.position, self.time, self.contents) = (position, time, contents)
  }
}

/// The kinds of data that a drag can be dropped as.
public struct DragContents: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text.
  public static let text = DragContents(rawValue: 1)
  /// Files, by their URLs.
  public static let files = DragContents(rawValue: 2)
}
