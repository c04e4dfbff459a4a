import Canvas

/// What one pointer does in a scene: where it is, what it is over, and what it holds.
@MainActor
final class ScenePointer {
  let id: PointerID

  /// The last that it did, in the scene's points.
  var last: PointerEvent

  /// The node that it pressed, until it lets go.
  var holder: Node?

  /// What it is over, from the top of the tree to the node that a press would be for.
  private(set) var path: [Node] = []

  /// Counts moves, as a node that hears of one may bring about the next.
  private var moves = 0

  init(_ event: PointerEvent) {
    id = event.pointer
    last = event
  }

  /// The last that it did, in a node's own points and in the scene's time.
  func event(for node: Node) -> PointerEvent {
    var event = last
    event.position = node.local(event.position)
    event.time = node.scene?.now ?? event.time
    return event
  }

  /// Goes over a node, or over none: first what it was over hears of it, from the inside out, then
  /// what it comes over, from the outside in.
  func move(over node: Node?) {
    moves += 1
    if path.last === node { return }
    let move = moves
    while let left = path.last, node.map({ !left.holds($0) }) ?? true {
      path.removeLast()
      left.pointerExited(event(for: left))
      if move != moves { return }
    }
    while let node, let entered = next(towards: node) {
      path.append(entered)
      entered.pointerEntered(event(for: entered))
      if move != moves { return }
    }
  }

  /// A node is about to leave the scene.
  func forget(_ node: Node) {
    while path.contains(where: { $0 === node }), let left = path.popLast() {
      left.pointerExited(event(for: left))
    }
  }

  /// The next node on the way from what it is over to a node; nil at its end, or if the node has
  /// left the scene.
  private func next(towards node: Node) -> Node? {
    if path.last === node || node.scene == nil { return nil }
    var next = node
    while next.parent !== path.last {
      guard let parent = next.parent else { return nil }
      next = parent
    }
    return next
  }
}

extension Node {
  /// Whether a node is this one or lies in it.
  fileprivate func holds(_ node: Node) -> Bool {
    var place: Node? = node
    while let current = place {
      if current === self { return true }
      place = current.parent
    }
    return false
  }
}
