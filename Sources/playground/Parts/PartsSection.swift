import Canvas
import Controls

/// A caption, and the parts below it: on a card, in a frame, or as they are.
final class PartsSection: CaptionedNode {
  init(
    _ title: String, on surface: PartsPlate.Surface, padding: Insets, accessory: Node? = nil,
    _ content: Node
  ) {
    super.init(title, PartsPlate(content, on: surface, padding: padding), accessory: accessory)
  }
}

/// What lies below a caption.
final class PartsPlate: Node {
  enum Surface: Hashable {
    case card
    case outline
    case none
  }

  /// pt. chosen: design, playground, parts
  private static let outlineWidth = 0.75

  private let content: Node
  private let surface: Surface
  private let padding: Insets

  init(_ content: Node, on surface: Surface, padding: Insets) {
    self.content = content
    self.surface = surface
    self.padding = padding
    super.init()
    addChild(content)
  }

  override var elevatesChildren: Bool { surface == .card }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let room = Size(available.width - padding.horizontal, available.height)
    return Size(
      available.width, content.measure(room, in: context).height + padding.vertical)
  }

  override func layout(in context: LayoutContext) { content.frame = bounds.inset(by: padding) }

  override func paint(with painter: any Painter, in context: PaintContext) {
    switch surface {
    case .card: painter.drawCard(bounds, theme: context.theme)
    case .outline:
      painter.strokeInside(
        RoundedRectangle(bounds, radius: Card.cornerRadius, curve: .continuous),
        width: Self.outlineWidth, color: context.theme.hairline)
    case .none: break
    }
  }
}
