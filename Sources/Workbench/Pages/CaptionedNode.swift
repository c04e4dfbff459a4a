import Canvas
import Controls

/// A node below its caption.
package class CaptionedNode: Node {
  /// In points. spec: docs/spec/window.md#gallery/captions
  private static let spacing = 8.0

  private let caption: Label
  private let accessory: Node?
  private let content: Node
  private let isGroup: Bool

  /// `isGroup` is whether the accessibility tree has a group, or its parts alone.
  package init(_ title: String, _ content: Node, accessory: Node? = nil, isGroup: Bool = true) {
    caption = Label(
      title, font: Font(size: 12, weight: .semibold), role: .secondary, maximumLines: nil)
    (self.content, self.accessory, self.isGroup) = (content, accessory, isGroup)
    super.init()
    addChild(caption)
    if let accessory { addChild(accessory) }
    addChild(content)
  }

  package func setContentEnabled(_ isEnabled: Bool) {
    content.isEnabled = isEnabled
    accessory?.isEnabled = isEnabled
  }

  package override var semantics: Semantics? {
    isGroup ? Semantics(role: .group, label: caption.string) : nil
  }

  /// A high accessory uses half of the space below the caption.
  private func captionSize(in width: Double, _ context: LayoutContext) -> Size {
    let beside = accessory?.measure(Size(width, 0), in: context)
    let room = max(0, width - 2 * Card.rowInset - (beside.map { $0.width + Self.spacing } ?? 0))
    let height = caption.measure(Size(room, 0), in: context).height
    return Size(room, max(height, (beside?.height ?? 0) - Self.spacing))
  }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let height = captionSize(in: available.width, context).height
    return Size(
      available.width, height + Self.spacing + content.measure(available, in: context).height)
  }

  package override func layout(in context: LayoutContext) {
    let captionSize = captionSize(in: frame.width, context)
    let height = captionSize.height
    place(caption, Rect(origin: Point(Card.rowInset, 0), size: captionSize), context)
    if let accessory {
      place(accessory, upTo: frame.width - Card.rowInset, midY: height / 2, context)
    }
    let top = height + Self.spacing
    content.frame = Rect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top))
  }
}
