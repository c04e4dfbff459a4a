import Canvas
import Controls

final class SheetPane: Node, InspectorPane {
  /// pt. design: playground
  private static let spacing = 20.0

  private let panes: [any InspectorPane]

  init(_ preview: ControlPreview) {
    let properties = PropertiesPane(preview)
    let semantics = SemanticsPane(preview.control)
    let advice = AdvicePane(preview)
    panes = [properties, semantics, advice]
    super.init()
    addChild(properties)
    addChild(CaptionedNode("Accessibility", semantics))
    addChild(CaptionedNode("Advice", advice))
  }

  func refresh() {
    for pane in panes { pane.refresh() }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let heights = children.map { $0.measure(available, in: context).height + Self.spacing }
    return Size(available.width, heights.reduce(0, +))
  }

  override func layout(in context: LayoutContext) {
    var y = 0.0
    for section in children {
      let height = section.measure(frame.size, in: context).height
      section.frame = Rect(x: 0, y: y, width: frame.width, height: height)
      y += height + Self.spacing
    }
  }
}
