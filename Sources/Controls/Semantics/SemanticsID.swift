/// Names a part of a scene for as long as it exists; no other part ever has the same.
///
/// It is that of a node, wherever the node is in the tree, or of one of the parts that the node
/// tells of. Where it comes from there is no second one, so it may be kept after the node is gone.
public struct SemanticsID: Hashable, Sendable {
  let identity: SemanticsIdentity

  /// Which of its node's parts it is; nil for the node.
  public let part: Int?

  /// The same for a part of the node.
  func part(_ key: Int) -> SemanticsID { SemanticsID(identity: identity, part: key) }

  public static func == (one: SemanticsID, other: SemanticsID) -> Bool {
    one.identity === other.identity && one.part == other.part
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
    hasher.combine(part)
  }
}

/// What tells a node from every other: it lives as long as anybody remembers it.
@MainActor
final class SemanticsIdentity {
  /// Nil for that of a scene, and once the node is gone; the node forgets itself here.
  unowned var node: Node?

  init(_ node: Node?) {
    self.node = node
  }
}
