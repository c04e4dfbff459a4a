import Canvas

/// What another program drags over a scene.
struct SceneDrag {
  /// Where it was last, in the scene's points.
  var last: DragEvent

  /// The node that it is over, frontmost; nil for none.
  var hit: Node?

  /// The node that it is for: the one that it is over, or one that this lies in.
  var target: Node?
}

extension Scene {
  /// Finds the node that it is for, as for a press.
  func handle(_ event: DragEvent) {
    if event.position.isNowhere { return }
    let isInside = Rect(origin: .zero, size: size).contains(event.position)
    let hit = isInside ? hitTest(event.position) : nil
    let previous = drag
    drag = SceneDrag(last: event, hit: hit, target: previous?.target)
    if let target = previous?.target, let hit, target.contains(hit) {
      target.dragMoved(local(event, in: target))
    } else if previous == nil || hit !== previous?.hit {
      leaveDragTarget()
      enter(hit, event)
    }
  }

  /// It is over nothing any more.
  func endDrag() {
    leaveDragTarget()
    drag = nil
  }

  /// It is not for the node any more that it was for.
  func leaveDragTarget() {
    guard let target = drag?.target else { return }
    drag?.target = nil
    target.dragExited(time: now)
  }

  /// A node is about to leave the scene.
  func forgetDrag(over node: Node) {
    if let target = drag?.target, node.contains(target) { leaveDragTarget() }
    if let hit = drag?.hit, node.contains(hit) { drag?.hit = nil }
  }

  private func enter(_ hit: Node?, _ event: DragEvent) {
    var node = hit
    while let current = node, current.scene === self, canAct(current) {
      if current.dragEntered(local(event, in: current)) {
        // Whoever heard of it may have taken the node away, or disabled it.
        if current.scene === self, canAct(current) {
          drag?.target = current
        } else {
          current.dragExited(time: now)
        }
        return
      }
      node = current.parent
    }
  }

  private func local(_ event: DragEvent, in node: Node) -> DragEvent {
    var event = event
    event.position = node.local(event.position)
    event.time = now
    return event
  }
}
