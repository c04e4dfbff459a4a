import Canvas
import Controls

final class PartsOutline: Node {
  /// In points. chosen: design, playground, parts
  private static let padding = 16.0

  private let content: Node

  init(_ content: Node) {
    self.content = content
    super.init()
    addChild(content)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let room = Size(available.width - 2 * Self.padding, available.height)
    return Size(available.width, content.measure(room, in: context).height + 2 * Self.padding)
  }

  override func layout(in context: LayoutContext) {
    content.frame = bounds.inset(by: Self.padding)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.strokeInside(
      RoundedRectangle(bounds, radius: Card.cornerRadius, curve: .continuous),
      width: 0.75, color: context.theme.hairline)
  }
}
