/// The layers of a scene from bottom to top, and the rules for their order.
///
/// Layers that a press outside dismisses are transient: at most one is presented at a time, except
/// above the layer that it belongs to.
@MainActor
struct LayerStack {
  /// The rank of a layer: a layer is above all earlier ones of the same or a lower rank.
  enum Rank: Int {
    /// Marks on the page, which receive no input.
    case marks
    /// Parts of the page.
    case panels
    case front
  }

  private(set) var layers: [SceneLayer] = []

  mutating func insert(_ layer: SceneLayer) {
    let below = layers.lastIndex { $0.rank.rawValue <= layer.rank.rawValue }
    layers.insert(layer, at: below.map { $0 + 1 } ?? 0)
  }

  mutating func remove(_ layer: SceneLayer, leaving picture: SceneLayer?) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    layers.replaceSubrange(index...index, with: picture.map { [$0] } ?? [])
  }

  private var lowestReachable: Int? { layers.lastIndex { $0.modality == .modal } }

  var leavesRootReachable: Bool { lowestReachable == nil }

  /// The topmost modal layer and the layers above it, from bottom to top; without a modal layer,
  /// all.
  var reachable: ArraySlice<SceneLayer> { layers[(lowestReachable ?? 0)...] }

  /// The layer that contains a node; `nil` for nodes below the scene's root.
  func layer(containing node: Node?) -> SceneLayer? {
    guard !layers.isEmpty, let top = node?.top else { return nil }
    return layers.first { $0.root === top }
  }

  /// The transient layers from the top, without a layer and those that it belongs to.
  func transients(besides owner: SceneLayer?) -> [SceneLayer] {
    let kept = sequence(first: owner, next: { $0?.owner }).prefix { $0 != nil }
    return layers.reversed().filter { layer in layer.isTransient && !kept.contains { $0 === layer }
    }
  }

  func layers(belongingTo owner: SceneLayer) -> [SceneLayer] {
    layers.reversed().filter { $0.owner === owner }
  }
}

extension Node {
  /// The layer that contains the node; `nil` below the scene's root.
  var layer: SceneLayer? { scene?.stack.layer(containing: self) }

  fileprivate var top: Node {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
