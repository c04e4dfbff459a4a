import Canvas

/// What a part of a node does, in a sentence, for those who rest a pointer over it.
public struct HelpTag: Hashable, Sendable {
  public var text: String

  /// What the tag stands beside, pt in the node's own frame.
  public var frame: Rect

  public init(_ text: String, frame: Rect) {
    self.text = text
    self.frame = frame
  }
}
