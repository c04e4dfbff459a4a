import Canvas
import Controls

/// Two columns under a header, or one where the window is narrow, and a footer at the bottom.
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
  }

  /// What is left free beside the cards where something else says so; the header is left out then.
  var margins: PageMargins? {
    didSet {
      if margins == oldValue { return }
      header.isHidden = margins != nil
      invalidate(.layout, reason: "margins")
    }
  }

  private let header: Node
  private let left: [Node]
  private let right: [Node]
  private let footer: Node

  init(header: Node, left: [Node], right: [Node], footer: Node) {
    self.header = header
    self.left = left
    self.right = right
    self.footer = footer
    super.init()
    for node in [header] + left + right + [footer] { addChild(node) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, arrangement(width: available.width, context).height)
  }

  override func layout(in context: LayoutContext) {
    let arrangement = arrangement(width: frame.width, context)
    for (node, place) in zip([header] + left + right, arrangement.frames) { node.frame = place }
    footer.frame = Rect(
      x: arrangement.x, y: frame.height - Metrics.footerMargin - Metrics.footerHeight,
      width: arrangement.width, height: Metrics.footerHeight)
    if context.direction == .rightToLeft {
      for child in children { child.frame.origin.x = frame.width - child.frame.maxX }
    }
  }

  /// Where everything but the footer is, and how high it is with the footer below it.
  private func arrangement(
    width frameWidth: Double, _ context: LayoutContext
  ) -> (frames: [Rect], x: Double, width: Double, height: Double) {
    let isWide = !left.isEmpty && frameWidth >= Metrics.narrowestTwoColumns
    let margin = frameWidth >= Metrics.narrowestTwoColumns ? Metrics.margin : Metrics.narrowMargin
    let room = max(0, frameWidth - (margins?.sum ?? 2 * margin))
    let width = min(room, Metrics.contentWidth)
    // Below a title that stands above the page it begins where that does.
    let x = margins?.leading ?? margin + (room - width) / 2
    let headerHeight = header.measure(Size(width, 0), in: context).height
    let top = margins?.top ?? Metrics.top + headerHeight + Metrics.headerSpacing
    var frames = [Rect(x: x, y: Metrics.top, width: width, height: headerHeight)]

    let bottom: Double
    if isWide {
      let leftWidth = min(Metrics.leftColumn, (width - Metrics.columnSpacing) * 0.4)
      let rightX = x + leftWidth + Metrics.columnSpacing
      bottom = max(
        add(left, to: &frames, x: x, y: top, width: leftWidth, context),
        add(right, to: &frames, x: rightX, y: top, width: x + width - rightX, context))
    } else {
      bottom = add(left + right, to: &frames, x: x, y: top, width: width, context)
    }
    return (frames, x, width, bottom + Metrics.footerHeight + 2 * Metrics.footerMargin)
  }

  /// Places nodes one below the other; returns where they end.
  private func add(
    _ nodes: [Node], to frames: inout [Rect], x: Double, y: Double, width: Double,
    _ context: LayoutContext
  ) -> Double {
    var y = y
    for node in nodes {
      let height = node.measure(Size(width, 0), in: context).height.rounded()
      frames.append(Rect(x: x, y: y, width: width, height: height))
      y += height + Metrics.groupSpacing
    }
    return y - Metrics.groupSpacing
  }
}
