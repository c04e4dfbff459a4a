/// The identity of an accessibility element: a node or one of its parts; it is never reused, and
/// may be kept after the node is gone.
public struct SemanticsID: Hashable, Sendable {
  let identity: SemanticsIdentity
  /// The key of the part; `nil` for the node.
  public let part: Int?

  /// The node of the element or of its part; `nil` for a scene, and once the node is gone.
  @MainActor package var node: Node? { identity.node }
  /// Whether the element is that of a scene.
  @MainActor package var isOfScene: Bool { identity.isOfScene }

  package func part(_ key: Int) -> SemanticsID { SemanticsID(identity: identity, part: key) }

  public static func == (one: SemanticsID, other: SemanticsID) -> Bool {
    one.identity === other.identity && one.part == other.part
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
    hasher.combine(part)
  }
}

/// The identity of a node; it lives as long as it is referenced.
@MainActor
final class SemanticsIdentity {
  /// `nil` for a scene, and once the node is gone.
  unowned var node: Node?

  let isOfScene: Bool

  init(_ node: Node?) { (self.node, isOfScene) = (node, node == nil) }
}
