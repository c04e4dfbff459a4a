import Canvas
import Controls

/// The time in a single row for narrow windows. spec: docs/spec/window.md#frame/below-900
final class TimeRow: TimeControls {
  /// pt. chosen
  private enum Metrics {
    static let glyph = 32.0
    static let gap = 10.0
    static let inset = 6.0
    static let readout = Font(size: 13, weight: .semibold, figures: .tabular)
    /// The widest readout, so that the timeline keeps its width.
    static let widest = "−20.00 s"
  }

  private let timeline = Timeline(style: .row)

  init() {
    super.init(readout: Metrics.readout)
    for node in [run, timeline, readout, now] as [Node] { addChild(node) }
  }

  override func refresh() {
    timeline.time = time
    timeline.refresh()
    super.refresh()
  }

  override func layout(in context: LayoutContext) {
    place(run, at: 0, Size(Metrics.glyph, Metrics.glyph), context)
    // Text keeps a larger distance from the card's edge than a button.
    var end = placeNow(
      before: now.isHidden ? frame.width - Metrics.inset : frame.width, gap: Metrics.gap, context)
    let widest = context.text.size(of: Text(Metrics.widest, font: Metrics.readout))
    let width = now.isHidden ? readout.measure(frame.size, in: context).width : widest.width
    placeReadout(Rect(x: end - width, midY: height / 2, size: Size(width, widest.height)), context)
    end -= width + Metrics.gap
    let start = Metrics.glyph + Metrics.gap
    place(timeline, at: start, Size(max(0, end - start), height), context)
  }
}
