import Controls

/// The place of an element in its scene.
///
/// The same element has it in a scene that is made anew and receives the same input.
struct ElementPlace: Hashable {
  /// The number of the node after those of the views around it, from the outside in; empty for the
  /// window.
  private var path: [Int] = []
  private let part: Int?

  /// The place of an element; `nil` for one that is gone.
  @MainActor
  init?(of id: SemanticsID) {
    if id.node == nil, !id.isOfScene { return nil }
    part = id.part
    var node = id.node
    while let current = node {
      path.insert(current.numberInScene, at: 0)
      node = current.scene?.host
    }
  }

  /// The element at the place in a scene; `nil` if there is none now.
  @MainActor
  func element(in scene: Scene) -> SemanticsID? {
    if path.isEmpty { return scene.semanticsID }
    guard let id = node(in: scene)?.semanticsID else { return nil }
    guard let part = part.map(id.part) else { return id }
    return scene.index(ofPart: part) == nil ? nil : part
  }

  @MainActor
  private func node(in scene: Scene) -> Node? {
    var scene: Scene? = scene
    var node: Node?
    for number in path {
      node = nil
      scene?.forEachNode { if $0.numberInScene == number { node = $0 } }
      scene = (node as? SceneView)?.content
    }
    return node
  }
}
