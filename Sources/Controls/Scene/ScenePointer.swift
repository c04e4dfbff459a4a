import Canvas

/// The state of a pointer in a scene: position, hover and capture.
@MainActor
final class ScenePointer {
  let id: PointerID

  var last: PointerEvent

  var capturingNode: Node?
  /// Set while the pointer is a touch that may still scroll.
  var undecidedTouch: UndecidedTouch?
  /// The hovered nodes, from the root to the hit node.
  private(set) var path: [Node] = []
  /// Counts moves, as handlers may cause the next move.
  private var moves = 0

  init(_ event: PointerEvent) {
    id = event.pointer
    last = event
  }

  /// The last event in a node's coordinates and in scene time.
  func event(for node: Node) -> PointerEvent {
    var event = last
    event.position = node.local(event.position)
    event.time = node.scene?.now ?? event.time
    return event
  }

  /// Hovers a node, or none: first the exited nodes are called from the inside out, then the
  /// entered nodes from the outside in.
  func move(over node: Node?) {
    moves += 1
    if path.last === node { return }
    let move = moves
    while let left = path.last, node.map({ !left.contains($0) }) ?? true {
      path.removeLast()
      left.pointerExited(event(for: left))
      if move != moves { return }
    }
    while let node, let entered = next(toward: node) {
      path.append(entered)
      entered.pointerEntered(event(for: entered))
      if move != moves { return }
    }
  }

  func forget(_ node: Node) {
    while path.contains(where: { $0 === node }), let left = path.popLast() {
      left.pointerExited(event(for: left))
    }
  }

  /// The next node on the way to a hovered node; `nil` at its end, or outside of the scene.
  private func next(toward node: Node) -> Node? {
    if path.last === node || node.scene == nil { return nil }
    var next = node
    while next.parent !== path.last {
      guard let parent = next.parent else { return nil }
      next = parent
    }
    return next
  }
}
