import Canvas
import Controls

/// Something under its caption.
final class CaptionedNode: Node {
  /// pt. design: playground, Fonts
  private enum Metrics {
    static let caption = Font(size: 12, weight: .semibold)
    static let note = Font(size: 11)
    static let spacing = 8.0
  }

  private let caption: Label
  /// At the caption's end; nil for nothing.
  private let accessory: Node?
  private let content: Node

  /// - Parameters:
  ///   - title: above the content.
  ///   - content: as wide as there is room.
  ///   - accessory: at the end of the caption's line.
  init(_ title: String, _ content: Node, accessory: Node? = nil) {
    caption = Label(title, font: Metrics.caption, role: .secondary)
    self.content = content
    self.accessory = accessory
    super.init()
    addChild(caption)
    if let accessory { addChild(accessory) }
    addChild(content)
  }

  /// With a note at the end of the caption's line.
  convenience init(_ title: String, _ content: Node, note: String) {
    self.init(title, content, accessory: Label(note, font: Metrics.note, role: .secondary))
  }

  override var semantics: Semantics? { Semantics(role: .group, label: caption.string) }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let height = caption.measure(available, in: context).height
    return Size(
      available.width,
      height + Metrics.spacing + content.measure(available, in: context).height)
  }

  override func layout(in context: LayoutContext) {
    let height = caption.measure(frame.size, in: context).height
    let width = max(0, frame.width - 2 * Card.padding)
    caption.frame = Rect(x: Card.padding, y: 0, width: width, height: height)
    if let accessory {
      let size = accessory.measure(frame.size, in: context)
      let x = frame.width - Card.padding - size.width
      accessory.frame = Rect(
        x: context.direction == .leftToRight ? x : Card.padding, y: (height - size.height) / 2,
        width: size.width, height: size.height)
    }
    let top = height + Metrics.spacing
    content.frame = Rect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top))
  }
}
