import Controls

extension Node {
  func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    forEachNode { if let node = $0 as? Kind { found.append(node) } }
    return found
  }
}

extension Scene {
  func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    forEachNode { if let node = $0 as? Kind { found.append(node) } }
    return found
  }
}
