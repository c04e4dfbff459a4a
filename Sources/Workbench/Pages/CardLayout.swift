import Canvas
import Controls

/// The content of a page in one column or two.
package final class CardLayout: Node {
  package enum Columns {
    /// A narrow left column; in one column it comes first.
    case narrowLeft
    /// A left column of two thirds; in one column the right one follows its first node.
    case stage
    /// Two halves; in one column their nodes alternate.
    case halves

    /// The maximum of all columns, in points.
    var width: Double {
      switch self {
      case .narrowLeft: Metrics.contentWidth
      case .stage: .infinity
      case .halves: Metrics.halvesWidth
      }
    }
  }

  /// In points. chosen: design, gallery
  private enum Metrics {
    static let margin = 40.0
    static let narrowMargin = 20.0
    static let top = 29.0
    static let contentWidth = 880.0
    static let leftColumn = 320.0
    static let columnSpacing = 24.0
    static let minimumTwoColumnWidth = 720.0
    /// Without the margins. spec: docs/spec/window.md#frame/from-1600; others chosen
    static let minimumStageWidth = 980.0
    static let stageColumnSpacing = 20.0
    static let stageShare = 2.0 / 3
    /// Of both columns. chosen
    static let halvesWidth = 1040.0
    /// Without the margins. chosen: a line of code fits
    static let minimumHalvesWidth = 860.0
    static let groupSpacing = 28.0
    static let headerSpacing = 25.0
    static let footerHeight = 22.0
    static let footerMargin = 20.0
    /// Between the content and the footer of a gallery, which is as high as its window.
    static let galleryFooterSpacing = 16.0
  }

  /// `nil` in a picture of the page alone, which has its own title.
  var margins: PageMargins? {
    didSet {
      header.isHidden = margins != nil
      changed(margins, from: oldValue, .layout, "margins")
    }
  }

  private let header: Node
  private let top: [Node]
  private let left: [Node]
  private let right: [Node]
  private let footer: Node
  private let columns: Columns

  init(header: Node, top: [Node], left: [Node], right: [Node], footer: Node, columns: Columns) {
    (self.header, self.top, self.left, self.right, self.footer) = (header, top, left, right, footer)
    self.columns = columns
    super.init()
    // In reading order, for the keyboard.
    for node in [header] + top + stacked + [footer] { addChild(node) }
  }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, arrangement(width: available.width, context).height)
  }

  package override func layout(in context: LayoutContext) {
    let arrangement = arrangement(width: frame.width, context)
    for (node, rect) in arrangement.places { place(node, rect, context) }
    place(
      footer,
      Rect(
        x: arrangement.x, y: frame.height - Metrics.footerMargin - Metrics.footerHeight,
        width: arrangement.width, height: Metrics.footerHeight), context)
  }

  private struct Arrangement {
    var places: [(node: Node, frame: Rect)] = []
    var x: Double
    var width: Double
    var height = 0.0
  }

  private func arrangement(width frameWidth: Double, _ context: LayoutContext) -> Arrangement {
    let isRoomy = frameWidth >= Metrics.minimumTwoColumnWidth
    let margin = isRoomy ? Metrics.margin : Metrics.narrowMargin
    let room = max(0, frameWidth - (margins?.sum ?? 2 * margin))
    let isSplit: Bool
    switch columns {
    case .narrowLeft:
      let least = Metrics.minimumTwoColumnWidth * context.growth
      isSplit = !left.isEmpty && !right.isEmpty && frameWidth >= least
    case .stage: isSplit = room >= Metrics.minimumStageWidth
    case .halves: isSplit = room >= Metrics.minimumHalvesWidth * context.growth
    }
    let width = min(room, columns.width)
    // Aligned with the title that the window shows above the page.
    let x = margins?.leading ?? margin + (room - width) / 2
    var result = Arrangement(x: x, width: width)
    func add(_ nodes: [Node], x: Double, below y: Double, width: Double) -> Double {
      var y = y
      for node in nodes {
        let height = node.measure(Size(width, 0), in: context).height.rounded()
        result.places.append((node, Rect(x: x, y: y, width: width, height: height)))
        y += height + Metrics.groupSpacing
      }
      return y - Metrics.groupSpacing
    }
    let headerHeight = header.measure(Size(width, 0), in: context).height
    result.places.append((header, Rect(x: x, y: Metrics.top, width: width, height: headerHeight)))
    var y = margins?.top ?? Metrics.top + headerHeight + Metrics.headerSpacing
    if !top.isEmpty { y = add(top, x: x, below: y, width: width) + Metrics.groupSpacing }
    let bottom: Double
    if isSplit {
      let (leftWidth, spacing) = leftColumn(in: width)
      let rightX = x + leftWidth + spacing
      bottom = max(
        add(left, x: x, below: y, width: leftWidth),
        add(right, x: rightX, below: y, width: x + width - rightX))
    } else {
      bottom = add(stacked, x: x, below: y, width: width)
    }
    let spacing = columns == .narrowLeft ? Metrics.galleryFooterSpacing : Metrics.footerMargin
    result.height = bottom + spacing + Metrics.footerHeight + Metrics.footerMargin
    return result
  }

  private var stacked: [Node] {
    switch columns {
    case .narrowLeft: left + right
    case .stage: left.prefix(1) + right + left.dropFirst()
    case .halves:
      (0..<max(left.count, right.count)).flatMap { row in
        left.dropFirst(row).prefix(1) + right.dropFirst(row).prefix(1)
      }
    }
  }

  private func leftColumn(in width: Double) -> (width: Double, spacing: Double) {
    if columns == .narrowLeft {
      let spacing = Metrics.columnSpacing
      return (min(Metrics.leftColumn, (width - spacing) * 0.4), spacing)
    }
    let spacing = Metrics.stageColumnSpacing
    let share = columns == .stage ? Metrics.stageShare : 0.5
    return (((width - spacing) * share).rounded(), spacing)
  }
}
