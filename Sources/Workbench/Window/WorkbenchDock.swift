import Canvas
import Controls

/// The panels below the page: timeline, curves and frame times.
final class WorkbenchDock: Node {
  /// pt. spec: docs/spec/window.md#frame/dock; others chosen
  private enum Metrics {
    static let padding = 14.0
    /// A row of 48 in windows below 900. spec: docs/spec/window.md#frame/below-900
    static let compactPadding = 8.0
  }

  /// The heights of the children, in points.
  private var heights: [Double] = []
  private var padding = Metrics.padding

  /// The shown panels of the dock, kept while the dock moves away.
  var panels: [any Panel] = [] { didSet { invalidate(.layout, reason: "panels") } }
  private(set) var wantedHeight = 0.0
  private(set) var panelsWithoutRoom: Set<PanelName> = []

  func fit(_ limit: Double, isCompact: Bool) {
    let padding = isCompact ? Metrics.compactPadding : Metrics.padding
    // A narrow window has the others in its sheet.
    let wanted = panels.filter { !isCompact || $0.tabs.isEmpty }
    var heights: [Double] = []
    var height = 2 * padding
    for panel in wanted {
      let before = height + (heights.isEmpty ? 0 : DockMetrics.spacing)
      guard let own = panel.height(in: limit - before, isCompact: isCompact) else { break }
      heights.append(own)
      height = before + own
    }
    let shown = wanted.prefix(heights.count)
    panelsWithoutRoom = Set(wanted.dropFirst(heights.count).map(\.name))
    wantedHeight = heights.isEmpty ? 0 : height
    let isAdopted = children.elementsEqual(shown) { $0 === $1 }
    if isAdopted && heights == self.heights && padding == self.padding { return }
    (self.heights, self.padding) = (heights, padding)
    for child in children { child.removeFromParent() }
    for panel in shown { addChild(panel) }
    invalidate(.layout, reason: "panels")
  }

  var isEmpty: Bool { heights.isEmpty }

  override var elevatesChildren: Bool { true }

  override var isHitTestable: Bool { true }

  /// Presses do not reach the page.
  override func pointerPressed(_ event: PointerEvent) -> Bool { true }

  override func layout(in context: LayoutContext) {
    var y = padding
    for (panel, height) in zip(children, heights) {
      panel.frame = Rect(x: padding, y: y, width: max(0, frame.width - 2 * padding), height: height)
      y += height + DockMetrics.spacing
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawCard(bounds, theme: context.theme)
  }
}

/// Metrics of all panels of the dock, in points. spec: docs/spec/window.md#frame/dock;
/// docs/spec/window.md#time/curves; others chosen
enum DockMetrics {
  static let spacing = 12.0
  static let gutter = 76.0
  static let caption = Font(size: 12, weight: .semibold)
  static let note = Font(size: 11)
  static let figure = Font(size: 12, weight: .semibold, figures: .tabular)
}
