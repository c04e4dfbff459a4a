import Controls

extension Node {
  /// The nodes of a type in this node, itself included, in the order in which they are painted.
  func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    forEachNode { if let node = $0 as? Kind { found.append(node) } }
    return found
  }
}

extension Scene {
  /// The nodes of a type in the scene and its layers.
  func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    forEachNode { if let node = $0 as? Kind { found.append(node) } }
    return found
  }
}
