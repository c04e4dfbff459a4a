import Canvas

/// Input to a scene from outside, which can be replayed in another scene.
package enum SceneInput {
  case event(InputEvent)
  /// A scroll event offered by a view that shows the scene.
  case scroll(ScrollEvent)
  /// A key event offered by a view that shows the scene.
  case key(KeyEvent)
  /// All gestures and a held key are canceled.
  case cancel
  /// Focuses a node by its index in painting order; `nil` for none.
  case focus(Int?, isVisible: Bool)
  /// Removes the focus and keeps its place.
  case endFocus
  /// Performs an action on a node by its index in painting order, or on one of its parts.
  case action(SemanticsAction, Int, part: Int? = nil)
}

extension Scene {
  /// Reports input to observers and handles it; input caused by it is not reported.
  func recordInput<Result>(
    _ input: @autoclosure () -> SceneInput, at time: Instant? = nil, _ body: () -> Result
  ) -> Result {
    if !observers.want(.input) || isRecordingInput { return body() }
    isRecordingInput = true
    defer { isRecordingInput = false }
    observers.notify(.input(input(), max(lastTime, time ?? now)), of: .input)
    return body()
  }

  func place(of node: Node) -> Int? { nodesInOrder.firstIndex { $0 === node } }

  package func node(at place: Int) -> Node? {
    let nodes = nodesInOrder
    return nodes.indices.contains(place) ? nodes[place] : nil
  }

  private var nodesInOrder: [Node] {
    var nodes: [Node] = []
    forEachNode { nodes.append($0) }
    return nodes
  }

  package func apply(_ input: SceneInput, at time: Instant) {
    advance(to: time)
    switch input {
    case .event(let event): handle(event)
    case .scroll(let event): _ = offer(event)
    case .key(let event): _ = offer(event)
    case .cancel: endInteraction()
    case .focus(let place, let isVisible): setFocus(place.flatMap(node), isVisible: isVisible)
    case .endFocus: endFocus()
    case .action(let action, let place, let part):
      guard let node = node(at: place) else { return }
      _ = part.map { node.perform(action, onPart: $0) } ?? node.perform(action)
    }
  }
}
