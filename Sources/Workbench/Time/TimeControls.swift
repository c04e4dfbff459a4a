import Canvas
import Controls

class TimeControls: Node {
  final let height = Timeline.Metrics.rowHeight

  final var time: PageTime? { didSet { if time !== oldValue { refresh() } } }

  final let run = GlyphButton(.pause, label: "Pause")
  final let now = Button("Now")
  final let readout: Label

  init(readout font: Font) {
    readout = Label("Now", font: font, alignment: .trailing)
    super.init()
    run.setUp("run", key: Shortcut.pause.title) { [weak self] in self?.time?.togglePause() }
    now.identifier = "now"
    now.onPress { [weak self] in self?.time?.returnToNow() }
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Timeline") }

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

  final func placeNow(before end: Double, gap: Double, _ context: LayoutContext) -> Double {
    if now.isHidden { return end }
    let size = now.measure(frame.size, in: context)
    place(now, at: end - size.width, size, context)
    return end - size.width - gap
  }
}
