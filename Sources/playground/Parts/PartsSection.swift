import Canvas
import Controls

/// A caption, and the parts below it: on a card, in a frame, or as they are.
final class PartsSection: Node {
  enum Surface: Hashable {
    case card
    case outline
    case none
  }

  /// pt. chosen: design, playground, parts
  private enum Metrics {
    static let caption = Font(size: 12, weight: .semibold)
    static let captionSpacing = 8.0
    static let outlineWidth = 0.75
  }

  private let caption: Label
  private let surface: Surface
  private let padding: Insets
  private let content: Node

  /// Beside the caption, at its end.
  private let accessory: Node?

  init(
    _ title: String, on surface: Surface, padding: Insets, accessory: Node? = nil, _ content: Node
  ) {
    self.accessory = accessory
    caption = Label(title, font: Metrics.caption, role: .secondary)
    self.surface = surface
    self.padding = padding
    self.content = content
    super.init()
    addChild(caption)
    addChild(PartsPlate(content, isRaised: surface == .card))
    if let accessory { addChild(accessory) }
  }

  private var plate: Node { children[1] }

  /// Lets the user act on the parts or not.
  func setEnabled(_ isEnabled: Bool) {
    plate.isEnabled = isEnabled
    accessory?.isEnabled = isEnabled
  }

  override var semantics: Semantics? { Semantics(role: .group, label: caption.string) }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let room = Size(available.width - padding.horizontal, available.height)
    let height = content.measure(room, in: context).height + padding.vertical
    return Size(
      available.width,
      caption.measure(available, in: context).height + Metrics.captionSpacing + height)
  }

  override func layout(in context: LayoutContext) {
    let captionHeight = caption.measure(frame.size, in: context).height
    let width = frame.width - 2 * Card.padding
    caption.frame = Rect(x: Card.padding, y: 0, width: width, height: captionHeight)
    if let accessory {
      let size = accessory.measure(frame.size, in: context)
      let x = frame.width - Card.padding - size.width
      accessory.frame = Rect(
        x: context.direction == .rightToLeft ? Card.padding : x,
        y: (captionHeight - size.height) / 2, width: size.width, height: size.height)
    }
    let top = captionHeight + Metrics.captionSpacing
    plate.frame = Rect(x: 0, y: top, width: frame.width, height: frame.height - top)
    content.frame = Rect(origin: .zero, size: plate.frame.size).inset(by: padding)
    if context.direction == .rightToLeft {
      content.frame.origin.x = frame.width - content.frame.maxX
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle(plate.frame, radius: Card.cornerRadius, curve: .continuous)
    switch surface {
    case .card:
      painter.drawShadow(context.theme.cardShadow, of: shape)
      painter.fill(shape, color: context.theme.card)
    case .outline:
      painter.strokeInside(shape, width: Metrics.outlineWidth, color: context.theme.hairline)
    case .none: break
    }
  }
}

/// What lies below a caption.
private final class PartsPlate: Node {
  private let isRaised: Bool

  init(_ content: Node, isRaised: Bool) {
    self.isRaised = isRaised
    super.init()
    addChild(content)
  }

  override var elevatesChildren: Bool { isRaised }
}
