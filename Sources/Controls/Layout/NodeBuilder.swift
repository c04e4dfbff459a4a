/// A result builder for the children of a container.
@resultBuilder
public enum NodeBuilder {
  /// A node.
  public static func buildExpression(_ node: Node) -> [Node] { [node] }
  /// An array of nodes.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// The nodes of a block.
  public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  /// The nodes of an `if` without `else`.
  public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  /// The nodes of a first branch.
  public static func buildEither(first part: [Node]) -> [Node] { part }
  /// The nodes of a second branch.
  public static func buildEither(second part: [Node]) -> [Node] { part }
  /// The nodes of a loop.
  public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}
