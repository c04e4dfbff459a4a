import Canvas
import Controls

/// All that a sheet shows of a control but its code: its properties, then what it means to a reader,
/// then what the guidelines say.
final class SheetPane: Node {
  /// pt. design: playground
  private static let spacing = 20.0

  private let properties: PropertiesPane
  private let semanticsPane: SemanticsPane
  private let advice: AdvicePane
  private let sections: [Node]

  init(_ preview: ControlPreview) {
    properties = PropertiesPane(preview)
    semanticsPane = SemanticsPane(preview.control)
    advice = AdvicePane(preview)
    sections = [
      properties, CaptionedNode("Semantics", semanticsPane), CaptionedNode("Advice", advice),
    ]
    super.init()
    for section in sections { addChild(section) }
  }

  /// Shows what the control is now.
  func refresh() {
    properties.refresh()
    semanticsPane.refresh()
    advice.refresh()
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let heights = sections.map { $0.measure(available, in: context).height }
    return Size(available.width, heights.reduce(Self.spacing * Double(sections.count), +))
  }

  override func layout(in context: LayoutContext) {
    var y = 0.0
    for section in sections {
      let height = section.measure(frame.size, in: context).height
      section.frame = Rect(x: 0, y: y, width: frame.width, height: height)
      y += height + Self.spacing
    }
  }
}
