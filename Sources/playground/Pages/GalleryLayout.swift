import Canvas
import Controls

/// Two columns under a header, or one where the window is narrow, and a footer at the bottom.
final class GalleryLayout: Node {
  enum Columns {
    /// The left one is narrow; one below the other where there is no room for both.
    case gallery
    /// The left one has two thirds. Where there is no room for both, the right one stands below the
    /// first of the left one.
    case stage
    /// Both have a half; what stands side by side stands one below the other where there is no room
    /// for both.
    case halves
  }

  /// pt. chosen: design, gallery
  private enum Metrics {
    static let margin = 40.0
    static let narrowMargin = 20.0
    static let top = 29.0
    static let contentWidth = 880.0
    static let leftColumn = 320.0
    static let columnSpacing = 24.0
    static let narrowestTwoColumns = 720.0
    /// Beside the margins. design: playground, Frame, from 1600
    static let narrowestStageColumns = 980.0
    static let stageColumnSpacing = 20.0
    static let stageShare = 2.0 / 3
    /// Of both columns. design: playground, the mock of custom appearance
    static let halvesWidth = 1040.0
    /// Beside the margins. chosen: a line of code has its place
    static let narrowestHalves = 860.0
    static let groupSpacing = 28.0
    static let headerSpacing = 25.0
    static let footerHeight = 22.0
    static let footerMargin = 20.0
  }

  /// The margins that replace the page's own ones and its header.
  var margins: PageMargins? {
    didSet {
      if margins == oldValue { return }
      header.isHidden = margins != nil
      invalidate(.layout, reason: "margins")
    }
  }

  private let header: Node
  private let top: [Node]
  private let left: [Node]
  private let right: [Node]
  private let footer: Node
  private let columns: Columns

  init(
    header: Node, top: [Node] = [], left: [Node], right: [Node], footer: Node,
    columns: Columns = .gallery
  ) {
    self.header = header
    self.top = top
    self.left = left
    self.right = right
    self.footer = footer
    self.columns = columns
    super.init()
    // In the order in which one reads: the keyboard goes by it.
    for node in [header] + top + stacked + [footer] { addChild(node) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, arrangement(width: available.width, context).height)
  }

  override func layout(in context: LayoutContext) {
    let arrangement = arrangement(width: frame.width, context)
    place(header, arrangement.header, context)
    for (node, rect) in arrangement.places { place(node, rect, context) }
    place(
      footer,
      Rect(
        x: arrangement.x, y: frame.height - Metrics.footerMargin - Metrics.footerHeight,
        width: arrangement.width, height: Metrics.footerHeight), context)
  }

  private struct Arrangement {
    var header: Rect
    var places: [(node: Node, frame: Rect)] = []
    var x: Double
    var width: Double
    var height = 0.0
  }

  private func arrangement(width frameWidth: Double, _ context: LayoutContext) -> Arrangement {
    let isRoomy = frameWidth >= Metrics.narrowestTwoColumns
    let margin = isRoomy ? Metrics.margin : Metrics.narrowMargin
    let room = max(0, frameWidth - (margins?.sum ?? 2 * margin))
    let isSplit =
      switch columns {
      case .gallery:
        !left.isEmpty && !right.isEmpty
          && frameWidth >= Metrics.narrowestTwoColumns * context.growth
      case .stage: room >= Metrics.narrowestStageColumns
      case .halves: room >= Metrics.narrowestHalves * context.growth
      }
    let limit =
      columns == .stage && isSplit
      ? .infinity : columns == .halves ? Metrics.halvesWidth : Metrics.contentWidth
    let width = min(room, limit)
    // Below a title that stands above the page it begins where that does.
    let x = margins?.leading ?? margin + (room - width) / 2
    let headerHeight = header.measure(Size(width, 0), in: context).height
    var y = margins?.top ?? Metrics.top + headerHeight + Metrics.headerSpacing
    var result = Arrangement(
      header: Rect(x: x, y: Metrics.top, width: width, height: headerHeight), x: x, width: width)
    if !top.isEmpty {
      y = add(top, to: &result, x: x, y: y, width: width, context) + Metrics.groupSpacing
    }
    let bottom: Double
    if isSplit {
      let (leftWidth, spacing) = leftColumn(in: width)
      let rightX = x + leftWidth + spacing
      bottom = max(
        add(left, to: &result, x: x, y: y, width: leftWidth, context),
        add(right, to: &result, x: rightX, y: y, width: x + width - rightX, context))
    } else {
      bottom = add(stacked, to: &result, x: x, y: y, width: width, context)
    }
    result.height = bottom + Metrics.footerHeight + 2 * Metrics.footerMargin
    return result
  }

  private var stacked: [Node] {
    switch columns {
    case .gallery: left + right
    case .stage: left.prefix(1) + right + left.dropFirst()
    case .halves:
      (0..<max(left.count, right.count)).flatMap { row in
        left.dropFirst(row).prefix(1) + right.dropFirst(row).prefix(1)
      }
    }
  }

  private func leftColumn(in width: Double) -> (width: Double, spacing: Double) {
    switch columns {
    case .gallery:
      let spacing = Metrics.columnSpacing
      return (min(Metrics.leftColumn, (width - spacing) * 0.4), spacing)
    case .stage:
      let spacing = Metrics.stageColumnSpacing
      return (((width - spacing) * Metrics.stageShare).rounded(), spacing)
    case .halves:
      let spacing = Metrics.stageColumnSpacing
      return (((width - spacing) / 2).rounded(), spacing)
    }
  }

  /// Places nodes one below the other; returns where they end.
  private func add(
    _ nodes: [Node], to result: inout Arrangement, x: Double, y: Double, width: Double,
    _ context: LayoutContext
  ) -> Double {
    var y = y
    for node in nodes {
      let height = node.measure(Size(width, 0), in: context).height.rounded()
      result.places.append((node, Rect(x: x, y: y, width: width, height: height)))
      y += height + Metrics.groupSpacing
    }
    return y - Metrics.groupSpacing
  }
}
