import Canvas

/// What a part of a node does, in a sentence, for those who rest a pointer over it.
public struct HelpTag: Hashable, Sendable {
  /// What it does, in a sentence.
  public var text: String

  /// What the tag stands beside, pt in the node's own frame.
  public var frame: Rect

  /// The key that does the same, as it is written on its cap; nil for none.
  public var keyCap: String?

  /// - Parameters:
  ///   - text: what it does.
  ///   - keyCap: the key that does the same.
  ///   - frame: what the tag stands beside, pt in the node's own frame.
  public init(_ text: String, keyCap: String? = nil, frame: Rect) {
    self.text = text
    self.keyCap = keyCap
    self.frame = frame
  }

  /// The same beside something that lies elsewhere, pt.
  func offset(by distance: Point) -> HelpTag {
    var tag = self
    tag.frame = frame.offset(by: distance)
    return tag
  }
}
