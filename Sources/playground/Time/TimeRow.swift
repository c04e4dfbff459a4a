import Canvas
import Controls

/// All of the time in one row, where there is little room: runs and stops it, goes back, and says how
/// far. design: playground, below 900
final class TimeRow: Node, DockLane {
  /// pt. design: playground, the mock of a narrow window
  private enum Metrics {
    static let glyph = 32.0
    static let gap = 10.0
    static let inset = 6.0
    static let readout = Font(size: 13, weight: .semibold, figures: .tabular)
    /// As wide as it gets, so that the track stands still.
    static let widest = "−20.00 s"
  }

  let height = Timeline.Metrics.rowHeight

  /// The time that it is about; nil for none.
  var time: PageTime? {
    didSet {
      timeline.time = time
      if time !== oldValue { refresh() }
    }
  }

  private let run = GlyphButton(.pause, label: "Pause")
  private let timeline = Timeline(style: .row)
  private let readout = Label("Now", font: Metrics.readout, alignment: .trailing)
  private let now = Button("Now")

  override init() {
    super.init()
    run.setUp("run", key: "P") { [weak self] in self?.time?.togglePause() }
    now.identifier = "now"
    now.onPress { [weak self] in self?.time?.returnToNow() }
    for node in [run, timeline, readout, now] as [Node] { addChild(node) }
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Time") }

  func refresh() {
    timeline.refresh()
    guard let time else { return }
    time.show(on: run)
    readout.string = time.readout
    now.isHidden = !time.isPast
    invalidate(.layout, reason: "readout")
  }

  override func layout(in context: LayoutContext) {
    func place(_ node: Node, _ start: Double, _ size: Size) {
      self.place(node, Rect(x: start, midY: height / 2, size: size), context)
    }
    place(run, 0, Size(Metrics.glyph, Metrics.glyph))
    // Words keep further from the card's edge than a button does.
    var end = now.isHidden ? frame.width - Metrics.inset : frame.width
    let nowSize = now.measure(frame.size, in: context)
    if !now.isHidden {
      place(now, end - nowSize.width, nowSize)
      end -= nowSize.width + Metrics.gap
    }
    let widest = context.text.size(of: Text(Metrics.widest, font: Metrics.readout))
    let width = now.isHidden ? readout.measure(frame.size, in: context).width : widest.width
    place(readout, end - width, Size(width, widest.height))
    end -= width + Metrics.gap
    let start = Metrics.glyph + Metrics.gap
    place(timeline, start, Size(max(0, end - start), height))
  }
}
