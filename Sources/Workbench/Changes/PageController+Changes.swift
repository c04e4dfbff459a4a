import Canvas
import Controls
import Support

extension ChangeList.Change {
  /// The name in title case.
  fileprivate var title: String {
    name.split(separator: " ").map { String($0).sentenceCased }.joined(separator: " ")
  }
}

extension PageController {
  var changeCommands: [Command] {
    var undo = command(
      "undo", "Undo", in: .edit, [Shortcut("z", .control)], keywords: ["revert", "back"],
      disabledReason: { $0.changes.nextUndo == nil ? "Nothing to undo on this page" : nil }
    ) { $0.undo() }
    undo.object = { [unowned self] in changes.nextUndo?.title }
    var redo = command(
      "redo", "Redo", in: .edit, [Shortcut("z", [.control, .shift])], keywords: ["again"],
      disabledReason: { $0.changes.nextRedo == nil ? "Nothing to redo on this page" : nil }
    ) { $0.redo() }
    redo.object = { [unowned self] in changes.nextRedo?.title }
    return [undo, redo, commandLineCommand]
  }

  private func undo() { apply(changes.nextUndo) { $0.undo() } }

  private func redo() { apply(changes.nextRedo) { $0.redo() } }

  /// Undoes the changes of a gesture, and those that the user has made since.
  func undo(since gesture: Int) {
    while changes.canUndo(since: gesture) { undo() }
  }

  private func apply(_ change: ChangeList.Change?, _ body: (ChangeList) -> Void) {
    guard let change else { return }
    let start = recordings?.ofWindow?.start
    recordings?.recordsPass = !change.isOfInput || start.map { change.time < $0 } == true
    body(changes)
    recordings?.recordsPass = false
    refresh(isMoving: false)
    flash(change.places)
  }

  private func flash(_ places: Set<String>) {
    if scene.environment.motion == .reduced { return }
    var nodes: [Node] = []
    scene.forEachNode { node in
      guard let name = node.identifier, places.contains(name) else { return }
      if sequence(first: node, next: \.parent).allSatisfy({ !$0.isHidden }) { nodes.append(node) }
    }
    nodes.first?.scrollToVisible()
    for node in nodes { ChangeFlash.show(at: node) }
  }
}
