/// Lets the nodes of a container be written one below the other.
@resultBuilder
public enum NodeBuilder {
  /// A node by itself.
  public static func buildExpression(_ node: Node) -> [Node] { [node] }
  /// Nodes that somebody else has made.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// All of a block, in order.
  public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  /// What an `if` without an `else` gives, or nothing.
  public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  /// What an `if` or a `switch` gives.
  public static func buildEither(first part: [Node]) -> [Node] { part }
  /// What an `else`, or another case, gives.
  public static func buildEither(second part: [Node]) -> [Node] { part }
  /// What each turn of a loop gives, in order.
  public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}
