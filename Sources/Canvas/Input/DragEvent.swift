/// Something that is dragged from another program is held over a place, in points of the window, or
/// of the node that hears of it.
///
/// Content looks at it only; what is dropped is for the window, see ``Window/onDrop``.
public struct DragEvent: Hashable, Sendable {
  /// Where it is held, pt.
  public var position: Point
  /// When.
  public var time: Instant
  /// What is dragged.
  public var contents: DragContents

  /// Something that is held at a place.
  public init(at position: Point, time: Instant, contents: DragContents = []) {
    self.position = position
    self.time = time
    self.contents = contents
  }
}

/// What is dragged could be taken as.
public struct DragContents: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text.
  public static let text = DragContents(rawValue: 1)
  /// Files, by their addresses.
  public static let files = DragContents(rawValue: 2)
}
