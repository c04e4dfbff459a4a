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
    let start = capture?.windowRecording?.start
    capture?.recordsPass = !change.isOfInput || start.map { change.time < $0 } == true
    body(changes)
    capture?.recordsPass = false
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

/// A short highlight of a row whose value was undone or redone.
final class ChangeFlash: Node {
  /// Seconds and points. chosen
  private enum Metrics {
    static let duration = 0.8
    static let opacity = 0.3
    /// Rows touch each other, and the edges of their card.
    static let outsets = Insets(horizontal: 4, vertical: -2)
    static let radius = 8.0
  }

  private var start: Instant?
  private var strength = 1.0

  /// Highlights the row of a node, or the node itself.
  static func show(at node: Node) {
    let row = sequence(first: node, next: \.parent).first { $0 is ToolRow || $0 is SpringKnob }
    guard let parent = row ?? node.parent else { return }
    parent.children.first { $0 is ChangeFlash }?.removeFromParent()
    let flash = ChangeFlash()
    flash.frame = (row?.bounds ?? node.frame).outset(by: Metrics.outsets)
    parent.addChild(flash)
    flash.invalidate(.motion, reason: "change")
  }

  override func advance(to time: Instant) -> NextFrame {
    let start = start ?? time
    self.start = start
    strength = 1 - time.seconds(since: start) / Metrics.duration
    if strength <= 0 {
      removeFromParent()
      return .idle
    }
    invalidate(.paint, reason: "flash")
    return .tick
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.fill(
      RoundedRectangle(bounds, radius: Metrics.radius, curve: .continuous),
      color: context.theme.accent.opacity(Metrics.opacity * strength))
  }
}
