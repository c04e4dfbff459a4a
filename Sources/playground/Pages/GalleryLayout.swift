import Canvas
import Controls

/// Two columns under a header, or one where the window is narrow; scrolls where it is low.
final class GalleryLayout: Node {
  /// pt. chosen: design, gallery
  private enum Metrics {
    static let margin = 40.0
    static let narrowMargin = 20.0
    static let top = 29.0
    static let contentWidth = 880.0
    static let leftColumn = 320.0
    static let columnSpacing = 24.0
    static let narrowestTwoColumns = 720.0
    static let groupSpacing = 28.0
    static let headerSpacing = 25.0
    static let footerHeight = 22.0
    static let footerMargin = 20.0
    /// pt a notch of the wheel.
    static let notch = 48.0
  }

  private let header: Node
  private let left: [Node]
  private let right: [Node]
  private let footer: Node
  private var scrollOffset = 0.0
  private var contentHeight = 0.0

  init(header: Node, left: [Node], right: [Node], footer: Node) {
    self.header = header
    self.left = left
    self.right = right
    self.footer = footer
    super.init()
    for node in [header] + left + right + [footer] { addChild(node) }
  }

  override func layout(in context: LayoutContext) {
    let isWide = frame.width >= Metrics.narrowestTwoColumns
    let margin = isWide ? Metrics.margin : Metrics.narrowMargin
    let width = min(frame.width - 2 * margin, Metrics.contentWidth)
    let x = (frame.width - width) / 2
    let headerHeight = header.measure(Size(width, frame.height), in: context).height
    let top = Metrics.top + headerHeight + Metrics.headerSpacing

    let bottom: Double
    if isWide {
      let leftWidth = min(Metrics.leftColumn, (width - Metrics.columnSpacing) * 0.4)
      let rightX = x + leftWidth + Metrics.columnSpacing
      bottom = max(
        place(left, x: x, y: top, width: leftWidth, context),
        place(right, x: rightX, y: top, width: x + width - rightX, context))
    } else {
      bottom = place(left + right, x: x, y: top, width: width, context)
    }
    let footerExtent = Metrics.footerHeight + 2 * Metrics.footerMargin
    contentHeight = bottom + footerExtent
    scrollOffset = min(max(scrollOffset, 0), max(contentHeight - frame.height, 0))
    let footerY =
      max(frame.height, contentHeight) - Metrics.footerMargin - Metrics.footerHeight
    header.frame = Rect(x: x, y: Metrics.top, width: width, height: headerHeight)
    footer.frame = Rect(x: x, y: footerY, width: width, height: Metrics.footerHeight)
    if scrollOffset > 0 {
      for child in children { child.frame.origin.y -= scrollOffset }
    }
    if context.direction == .rightToLeft {
      for child in children { child.frame.origin.x = frame.width - child.frame.maxX }
    }
  }

  /// Places nodes one below the other; returns where they end.
  private func place(
    _ nodes: [Node], x: Double, y: Double, width: Double, _ context: LayoutContext
  ) -> Double {
    var y = y
    for node in nodes {
      let height = node.measure(Size(width, 0), in: context).height.rounded()
      node.frame = Rect(x: x, y: y, width: width, height: height)
      y += height + Metrics.groupSpacing
    }
    return y - Metrics.groupSpacing
  }

  override func scrolled(_ event: ScrollEvent) -> Bool {
    let offset = min(
      max(scrollOffset + event.deltaY * Metrics.notch, 0), max(contentHeight - frame.height, 0))
    if offset == scrollOffset { return false }
    scrollOffset = offset
    invalidate(.layout, reason: "scroll")
    return true
  }
}
