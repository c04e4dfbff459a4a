import Canvas

/// A row of a lazy column, with its position for assistive technology.
final class LazyRow: Node {
  struct Place: Hashable {
    var index = 0
    var count = 0
  }

  let content: Node

  var place = Place() {
    didSet {
      // The column gives it another frame.
      if place != oldValue { invalidate([.layout, .semantics], reason: "position") }
    }
  }

  init(_ content: Node) {
    self.content = content
    super.init()
    addChild(content)
  }

  override var semantics: Semantics? {
    Semantics(
      role: .listItem, label: content.semantics?.label ?? "",
      value: .choice(isSelected: false, index: place.index, count: place.count))
  }

  override func layout(in context: LayoutContext) { content.frame = bounds }
}
