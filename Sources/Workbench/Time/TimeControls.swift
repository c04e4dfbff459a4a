import Canvas
import Controls

/// The run button, the time readout and the Now button of a timeline.
class TimeControls: TypedValueNode {
  final let height = Timeline.Metrics.rowHeight

  final var time: PageTime? { didSet { if time !== oldValue { refresh() } } }

  final let run = GlyphButton(.pause, label: "Pause")
  final let now = Button("Now")
  final let readout: Label
  /// Of the field for the time, in points. chosen
  private static let fieldWidth = 84.0

  /// Creates the controls of a track, on which a digit opens the field for the time.
  init(readout font: Font, track: Timeline) {
    readout = Label("Now", font: font, alignment: .trailing)
    super.init()
    typed = TypedValue(in: self, over: readout, of: track, openedBy: .ofTime) { [weak self] in
      self?.makeField()
    }
    run.setUp("run", key: Shortcut.pause.title) { [weak self] in self?.time?.togglePause() }
    now.identifier = "now"
    now.onPress { [weak self] in self?.time?.returnToNow() }
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Timeline") }

  /// A field for the distance from now; `nil` without a recording.
  private func makeField() -> NumberField? {
    guard let time, let range = time.range else { return nil }
    let length = range.upperBound.seconds(since: range.lowerBound)
    return .ofValue(
      0 - time.age, in: -length...0, step: PageTime.step, unit: "s", digits: 2, label: "Time"
    ) { [weak time] seconds in
      if let time { time.show(time.now.advanced(by: seconds)) }
    }
  }

  final override func cursor(at point: Point) -> Cursor? {
    time?.range == nil ? cursor : super.cursor(at: point)
  }

  func refresh() {
    guard let time else { return }
    let isRunning = time.isPast ? time.isReplaying : !time.isPaused
    run.symbol = isRunning ? .pause : .play
    run.label = isRunning ? "Pause" : "Resume"
    readout.string = time.readout
    now.isHidden = !time.isPast
    invalidate(.layout, reason: "readout")
  }

  final func place(_ node: Node, at x: Double, _ size: Size, _ context: LayoutContext) {
    place(node, Rect(x: x, midY: height / 2, size: size), context)
  }

  /// Places the readout, or the field for the time with the same trailing edge.
  final func placeReadout(_ rect: Rect, _ context: LayoutContext) {
    place(readout, rect, context)
    guard let field = typed?.field else { return }
    let size = Size(max(rect.width, Self.fieldWidth), field.measure(frame.size, in: context).height)
    place(field, at: rect.maxX - size.width, size, context)
  }

  final func placeNow(before end: Double, gap: Double, _ context: LayoutContext) -> Double {
    now.isHidden ? end : place(now, upTo: end, midY: height / 2, context) - gap
  }
}

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

  private let timeline: Timeline

  init() {
    timeline = Timeline(style: .row)
    super.init(readout: Metrics.readout, track: timeline)
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
