import Canvas
import Controls
import Workbench

final class PartsColumns: Node {
  /// In points. chosen: design, playground, parts
  private enum Metrics {
    static let margin = 40.0
    static let narrowMargin = 20.0
    static let columnSpacing = 24.0
    static let groupSpacing = 30.0
    static let minimumColumnWidth = 340.0
    static let maximumColumnWidth = 420.0
  }

  var margins: PageMargins? { didSet { changed(margins, from: oldValue, .layout, "margins") } }

  private let columns: [[Node]]
  private var nodes: [Node] { columns.flatMap { $0 } }

  init(_ columns: [[Node]]) {
    self.columns = columns
    super.init()
    for node in nodes { addChild(node) }
  }

  /// The maximum of all columns, in points.
  var widest: Double {
    Double(columns.count) * (Metrics.maximumColumnWidth + Metrics.columnSpacing)
      - Metrics.columnSpacing
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, arrangement(width: available.width, context).height)
  }

  override func layout(in context: LayoutContext) {
    let frames = arrangement(width: frame.width, context).frames
    for (node, rect) in zip(nodes, frames) { place(node, rect, context) }
  }

  private func arrangement(
    width: Double, _ context: LayoutContext
  ) -> (frames: [Rect], height: Double) {
    let minimumColumnWidth = Metrics.minimumColumnWidth * context.growth
    let isWide = width >= 2 * (minimumColumnWidth + Metrics.margin)
    let margin = isWide ? Metrics.margin : Metrics.narrowMargin
    let room = max(0, width - (margins?.sum ?? 2 * margin))
    let count = min(
      max(Int((room + Metrics.columnSpacing) / (minimumColumnWidth + Metrics.columnSpacing)), 1),
      columns.count)
    let columnWidth = min(
      (room - Double(count - 1) * Metrics.columnSpacing) / Double(count),
      Metrics.maximumColumnWidth * context.growth)
    let start = margins?.leading ?? margin
    var frames: [Rect] = []
    var ends = Array(repeating: margins?.top ?? 0, count: count)
    for (index, column) in columns.enumerated() {
      // Further columns go below the shortest.
      let place = index < count ? index : ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let x = start + Double(place) * (columnWidth + Metrics.columnSpacing)
      for node in column {
        let height = node.measure(Size(columnWidth, .infinity), in: context).height.rounded(.up)
        frames.append(Rect(x: x, y: ends[place], width: columnWidth, height: height))
        ends[place] += height + Metrics.groupSpacing
      }
    }
    return (frames, (ends.max() ?? 0) - Metrics.groupSpacing + margin)
  }
}
