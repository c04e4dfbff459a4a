import Controls

extension SemanticsNode {
  /// The element and its descendants, each before its children.
  package var elements: [SemanticsNode] { [self] + children.flatMap(\.elements) }
}

extension Scene {
  private func element(at index: Int) -> SemanticsNode? {
    let elements = semantics.elements
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// Performs an action of a log on an element of the accessibility tree.
  func act(_ action: SemanticsAction, onElement index: Int, _ event: InputLogEvent) throws {
    guard let element = element(at: index) else {
      throw event.failure("there is no element \(index)")
    }
    if !perform(action, on: element.id) {
      throw event.failure("the element is disabled, pending or hidden, or has no such action")
    }
  }

  /// Scrolls an element of the accessibility tree into view.
  func revealElement(_ index: Int) { element(at: index)?.id.node?.scrollToVisible() }
}
