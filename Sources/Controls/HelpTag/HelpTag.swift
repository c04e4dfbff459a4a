import Canvas

/// A help tag of a part of a node.
public struct HelpTag: Hashable, Sendable {
  /// A sentence that describes the part.
  public var text: String
  /// The frame of the part, in points of the node.
  public var frame: Rect
  /// The keyboard shortcut on a key cap; `nil` for none.
  public var keyCap: String?

  /// A help tag for a part with a frame, in points of the node.
  public init(_ text: String, keyCap: String? = nil, frame: Rect) {
    self.text = text
    self.keyCap = keyCap
    self.frame = frame
  }

  func offset(by distance: Point) -> HelpTag {
    var tag = self
    tag.frame = frame.offset(by: distance)
    return tag
  }
}

extension Node {
  /// The help tag at a point of the scene, of the node or the nearest ancestor that has one.
  func nearestHelpTag(at place: Point) -> (node: Node, tag: HelpTag)? {
    firstUpwards { node in
      node.helpTag(at: node.local(place)).flatMap { $0.text.isEmpty ? nil : (node, $0) }
    }
  }
}
