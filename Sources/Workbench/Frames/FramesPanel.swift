import Canvas
import Controls

/// The panel of frame times.
final class FramesPanel: Node, Panel {
  static let description = PanelDescription(
    .frames, "Frame Times", symbol: .bars, place: .dock, shortcut: Shortcut("f"),
    keywords: ["fps", "frame rate", "performance", "profiler"], tabs: [])

  /// pt. spec: docs/spec/window.md#frame/dock; docs/spec/window.md#fonts/gauge; others chosen
  private enum Metrics {
    static let height = 154.0
    /// The height where other panels need the room. chosen: fits with them at 1280 x 800
    static let leastHeight = 120.0
    /// A lower panel has the damage in the graph alone. chosen
    static let roomyHeight = 140.0
    static let headerHeight = 20.0
    static let gauge = Font(size: 22, weight: .semibold, figures: .tabular)
    static let gaugeWidth = 110.0
    static let gap = 16.0
    static let swatch = 7.0
    static let bar = 3.0
    static let narrow = 560.0
    static let swatchGap = 5.0
    static let legendStart = 24.0
    static let legendGap = 14.0
    /// The height of the legend on its own line. chosen
    static let legendLine = 18.0
    /// The least width of the figures, so that the legend stays in place while they change. chosen
    static let figuresWidth = 310.0
  }

  /// The number of samples to keep. chosen: as many as fit into a wide window
  private static let capacity = 500
  /// Seconds between two updates of the texts. spec: docs/spec/window.md#rules/updates
  private static let textInterval = 0.1

  func height(in room: Double, isCompact: Bool) -> Double? {
    room < Metrics.leastHeight ? nil : min(room.rounded(.down), Metrics.height)
  }

  /// In seconds.
  var budget = 1.0 / 60

  private var samples: [FrameSample] = []
  private var lastTexts: Instant?

  private let graph = FrameGraph()
  private let title = Label("Frame Times", font: DockMetrics.caption, role: .secondary)
  private let figures = Label("", font: DockMetrics.figure, alignment: .trailing)
  private let gaugeName = Label("Frame budget used", font: DockMetrics.note, role: .secondary)
  private let gauge = Label("–", font: Metrics.gauge)
  private let gaugeNote = Label("", font: DockMetrics.note, role: .secondary)
  private let damageName = Label("Damage", font: DockMetrics.note, role: .secondary)
  private let damage = Label("–", font: DockMetrics.figure)
  private var share = 0.0
  /// Whether the 99th percentile exceeds the budget.
  private(set) var isOverBudget = false

  private var isLegendBelow = false

  private var gauges: [Node] { [gaugeName, gauge, gaugeNote, damageName, damage] }

  override init() {
    super.init()
    for node in [graph, title, figures] + gauges { addChild(node) }
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Frame Times") }

  func add(_ sample: FrameSample) {
    samples.append(sample)
    if samples.count > Self.capacity { samples.removeFirst(samples.count - Self.capacity) }
  }

  func refresh(isMoving: Bool) {
    graph.content = FrameGraph.Content(samples: samples, budget: budget)
    gauge.color = isOverBudget ? scene?.theme.tools.pastText : nil
    let now = scene?.now ?? .zero
    if let lastTexts, now >= lastTexts, now.seconds(since: lastTexts) < Self.textInterval { return }
    lastTexts = now
    guard let last = samples.last else { return }
    let costs = samples.map(\.cost).sorted()
    func percentile(_ part: Double) -> Double {
      costs[min(costs.count - 1, Int(Double(costs.count) * part))]
    }
    let high = percentile(0.99)
    figures.string =
      "\((1 / budget).text(places: 1)) Hz    median \(milliseconds(percentile(0.5)))    "
      + "slowest 1% \(milliseconds(high))"
    share = min(1, high / budget)
    isOverBudget = high > budget
    gauge.color = isOverBudget ? scene?.theme.tools.pastText : nil
    gauge.string = "\((high / budget * 100).text(places: 0))%"
    gaugeNote.string = "by the slowest 1%"
    damage.string = "\((last.damage * 100).text(places: 1))% of window"
    invalidate([.layout, .paint], reason: "frames")
  }

  private func milliseconds(_ seconds: Double) -> String {
    (seconds * 1000).text(places: 2) + " ms"
  }

  override func layout(in context: LayoutContext) {
    let isNarrow = frame.width < Metrics.narrow
    for node in gauges { node.isHidden = isNarrow }
    let isLow = frame.height < Metrics.roomyHeight
    for node in [damageName, damage] { node.isHidden = isNarrow || isLow }
    let titleSize = place(title, at: .zero, context)
    let figuresSize = figures.measure(frame.size, in: context)
    place(figures, at: Point(frame.width - figuresSize.width, 0), context)
    let entries = legend(in: context.text)
    let legendWidth = entries.map(\.width).reduce(Metrics.legendGap * Double(entries.count - 1), +)
    isLegendBelow =
      titleSize.width + Metrics.legendStart + legendWidth + Metrics.gap
      + max(figuresSize.width, Metrics.figuresWidth) > frame.width
    let top = Metrics.headerHeight + (isLegendBelow ? Metrics.legendLine : 0)
    let graphWidth = max(1, frame.width - (isNarrow ? 0 : Metrics.gaugeWidth + Metrics.gap))
    place(graph, Rect(x: 0, y: top, width: graphWidth, height: frame.height - top), context)
    if isNarrow { return }
    let x = frame.width - Metrics.gaugeWidth
    var y = Metrics.headerHeight + 4
    for (node, step) in zip(gauges, [18.0, 38, 24, 15, 0]) where !node.isHidden {
      place(node, at: Point(x, y), context)
      y += step
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    paintLegend(painter, context)
    if gauge.isHidden { return }
    var bar = Rect(
      x: frame.width - Metrics.gaugeWidth, y: gaugeNote.frame.minY - 9,
      width: Metrics.gaugeWidth, height: Metrics.bar)
    let direction = context.direction
    painter.fill(.capsule(direction.place(bar, in: frame.width)), color: context.theme.hairline)
    bar.size.width = max(Metrics.bar, bar.width * share)
    let color = isOverBudget ? context.theme.tools.past : context.theme.accent
    painter.fill(.capsule(direction.place(bar, in: frame.width)), color: color)
  }

  private func legend(
    in text: any TextMeasuring
  ) -> [(phase: FrameSample.Phase, title: Text, width: Double)] {
    FrameSample.Phase.allCases.map { phase in
      let title = Text(phase.title, font: DockMetrics.note)
      return (phase, title, Metrics.swatch + Metrics.swatchGap + text.size(of: title).width)
    }
  }

  private func paintLegend(_ painter: any Painter, _ context: PaintContext) {
    let entries = legend(in: context.text)
    var x = isLegendBelow ? 0 : title.frame.width + Metrics.legendStart
    let top = isLegendBelow ? Metrics.legendLine : 0
    let free = frame.width - x - entries.map(\.width).reduce(0, +)
    let gap = max(0, min(Metrics.legendGap, free / Double(entries.count - 1)))
    for (phase, title, width) in entries {
      let start = context.direction.x(x, width: width, in: frame.width)
      painter.fill(
        RoundedRectangle(
          Rect(x: start, y: top + 4, width: Metrics.swatch, height: Metrics.swatch), radius: 2),
        color: phase.color(in: context.theme))
      let height = context.text.size(of: title).height
      painter.draw(
        title, at: Point(start + Metrics.swatch + Metrics.swatchGap, top + 7.5 - height / 2),
        color: context.theme.annotation)
      x += width + gap
    }
  }
}
