import Canvas
import Controls

/// Runs, stops and slows down a stage's time, and says which one is shown.
final class TransportLane: Node, DockLane {
  /// pt. design: playground, Time
  private enum Metrics {
    static let glyph = 32.0
    static let gap = 4.0
    static let groupGap = 14.0
    static let speeds = Size(152, 28)
    static let readout = Font(size: 15, weight: .semibold, figures: .tabular)
    static let nowGap = 10.0
  }

  let height = 32.0

  /// The time that it is about; nil for none.
  var time: PageTime? {
    didSet { if time !== oldValue { refresh() } }
  }

  /// Called when a recording is to begin, or to end.
  var onRecord: (() -> Void)? {
    didSet { record.isHidden = onRecord == nil }
  }

  let record = GlyphButton(.record, label: "Record")
  private let back = GlyphButton(.stepBack, label: "Step back")
  private let run = GlyphButton(.pause, label: "Pause")
  private let forward = GlyphButton(.stepForward, label: "Step")
  private let speeds = SegmentedControl(["1", "½", "⅕", "⅒"], selection: 0, label: "Speed")
  private let readout = Label("Now", font: Metrics.readout, alignment: .trailing)
  private let now = Button("Now")

  override init() {
    super.init()
    record.setUp("record", key: "F9") { [weak self] in self?.onRecord?() }
    record.color = RecordingSign.color
    record.isHidden = true
    back.setUp("step-back", key: ",") { [weak self] in self?.time?.step(forward: false) }
    run.setUp("run", key: "P") { [weak self] in self?.time?.togglePause() }
    forward.setUp("step", key: ".") { [weak self] in self?.time?.step(forward: true) }
    speeds.identifier = "speed"
    speeds.controlSize = .small
    speeds.onChange { [weak self] index in
      guard let index, PageTime.speeds.indices.contains(index) else { return }
      self?.time?.setSpeed(PageTime.speeds[index])
    }
    now.identifier = "now"
    now.onPress { [weak self] in self?.time?.returnToNow() }
    for node in [record, back, run, forward, speeds, readout, now] as [Node] { addChild(node) }
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Time") }

  func refresh() {
    guard let time else { return }
    time.show(on: run)
    speeds.isEnabled = time.canChangeSpeed
    speeds.select(PageTime.speeds.firstIndex(of: time.speed), animated: scene != nil)
    readout.string = time.readout
    now.isHidden = !time.isPast
    invalidate(.layout, reason: "readout")
  }

  override func layout(in context: LayoutContext) {
    var x = 0.0
    func place(_ node: Node, _ start: Double, _ size: Size) {
      self.place(node, Rect(x: start, midY: height / 2, size: size), context)
    }
    let glyph = Size(Metrics.glyph, Metrics.glyph)
    if !record.isHidden {
      place(record, x, glyph)
      x += Metrics.glyph + Metrics.groupGap
    }
    // Time goes to the right whichever way one reads, here and in the lanes below.
    let isReversed = context.direction == .rightToLeft
    for button in isReversed ? [forward, run, back] : [back, run, forward] {
      place(button, x, glyph)
      x += Metrics.glyph + Metrics.gap
    }
    x += Metrics.groupGap
    place(speeds, x, Metrics.speeds)
    var end = frame.width
    let nowSize = now.measure(frame.size, in: context)
    if !now.isHidden {
      place(now, end - nowSize.width, nowSize)
      end -= nowSize.width + Metrics.nowGap
    }
    let size = readout.measure(frame.size, in: context)
    let start = max(x + Metrics.speeds.width + Metrics.groupGap, end - size.width)
    place(readout, start, Size(max(0, end - start), size.height))
  }
}
