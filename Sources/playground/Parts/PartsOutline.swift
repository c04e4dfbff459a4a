import Canvas
import Controls

/// A node in an outline.
final class PartsOutline: Node {
  /// In points. chosen: design, playground, parts
  private enum Metrics {
    static let outlineWidth = 0.75
    static let padding = 16.0
  }

  private let content: Node

  init(_ content: Node) {
    self.content = content
    super.init()
    addChild(content)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let room = Size(available.width - 2 * Metrics.padding, available.height)
    return Size(available.width, content.measure(room, in: context).height + 2 * Metrics.padding)
  }

  override func layout(in context: LayoutContext) {
    content.frame = bounds.inset(by: Metrics.padding)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.strokeInside(
      RoundedRectangle(bounds, radius: Card.cornerRadius, curve: .continuous),
      width: Metrics.outlineWidth, color: context.theme.hairline)
  }
}
