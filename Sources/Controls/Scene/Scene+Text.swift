import Canvas

/// The clipboard of the text fields of a scene; a window is one.
@MainActor
public protocol TextClipboard: AnyObject {
  /// Copies text to a selection; returns whether it was copied.
  @discardableResult
  func copyToClipboard(_ text: String, in selection: ClipboardSelection) -> Bool

  /// Calls a function once, later, with the text of a selection, or `nil`.
  func readClipboard(from selection: ClipboardSelection, _ body: @escaping (String?) -> Void)
}

extension Window: TextClipboard {}

extension Scene {
  var textClipboard: (any TextClipboard)? { clipboard ?? host?.scene?.textClipboard }

  /// Inserts the text of a selection into a node when it arrives, as an event that a log records.
  func paste(from selection: ClipboardSelection, into node: Node) {
    if clipboard == nil, let host { host.scene?.paste(from: selection, into: host) }
    clipboard?.readClipboard(from: selection) { [weak self, weak node] text in
      guard let self, let node, focusedNode === node, let text, !text.isEmpty else { return }
      handle(.text(text, time: now))
    }
  }

  func insert(_ text: String) { _ = focusedNode?.firstUpwards { $0.textInserted(text) ? $0 : nil } }

  /// Offers a press of the middle button to the node under it, and then to its ancestors.
  func pressMiddle(by pointer: ScenePointer) {
    let node = hitTest(pointer.last.position)
    dismissLayer(over: node)
    // A handler of the dismissal may have removed the node.
    guard let node, node.scene === self, canAct(node) else { return }
    _ = node.firstUpwards { $0.middlePressed(pointer.event(for: $0)) ? $0 : nil }
  }
}
