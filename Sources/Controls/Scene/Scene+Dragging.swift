import Canvas

struct SceneDrag {
  var last: DragEvent

  var hit: Node?
  /// The node that receives the drag: ``hit`` or one of its ancestors.
  var target: Node?
}

extension Scene {
  func handle(_ event: DragEvent) {
    if event.position.isNowhere { return }
    let isInside = bounds.contains(event.position)
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

  func endDrag() {
    leaveDragTarget()
    drag = nil
  }

  func leaveDragTarget() {
    guard let target = drag?.target else { return }
    drag?.target = nil
    target.dragExited(time: now)
  }

  func forgetDrag(over node: Node) {
    if let target = drag?.target, node.contains(target) { leaveDragTarget() }
    if let hit = drag?.hit, node.contains(hit) { drag?.hit = nil }
  }

  private func enter(_ hit: Node?, _ event: DragEvent) {
    var node = hit
    while let current = node, current.scene === self, canAct(current) {
      if current.dragEntered(local(event, in: current)) {
        // The handler may have removed or disabled the node.
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
