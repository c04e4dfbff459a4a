import Canvas
import Controls

/// A content with padding, on a card or in the outline of one.
package final class PaddedCard: Node {
  private static let outline = 0.75

  private let content: Node
  private let padding: Double
  private let isRaised: Bool

  /// `padding` is in points.
  package init(_ content: Node, padding: Double, isRaised: Bool = true) {
    self.content = content
    self.padding = padding
    self.isRaised = isRaised
    super.init()
    addChild(content)
  }

  package override var elevatesChildren: Bool { isRaised }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let room = Size(available.width - 2 * padding, available.height)
    return Size(available.width, content.measure(room, in: context).height + 2 * padding)
  }

  package override func layout(in context: LayoutContext) {
    content.frame = bounds.inset(by: padding)
  }

  package override func paint(with painter: any Painter, in context: PaintContext) {
    if isRaised { return painter.drawCard(bounds, theme: context.theme) }
    painter.strokeInside(
      RoundedRectangle(bounds, radius: Card.cornerRadius, curve: .continuous),
      width: Self.outline, color: context.theme.hairline)
  }
}
