import Canvas
import Controls

final class TransportBar: TimeControls {
  /// pt. spec: docs/spec/window.md#frame/dock; docs/spec/window.md#fonts/readout; others chosen
  private enum Metrics {
    static let glyph = Size(32, 32)
    static let gap = 4.0
    static let groupGap = 14.0
    static let speeds = Size(152, 28)
    static let readout = Font(size: 15, weight: .semibold, figures: .tabular)
    static let nowGap = 10.0
  }

  private let back = GlyphButton(.stepBack, label: "Previous frame")
  private let forward = GlyphButton(.stepForward, label: "Next frame")
  private let speeds = SegmentedControl(PageTime.speedTitles, selection: 0, label: "Speed")

  init(track: Timeline) {
    super.init(readout: Metrics.readout, track: track)
    back.setUp("step-back", key: Shortcut.stepBack.title) { [weak self] in
      self?.time?.step(forward: false)
    }
    forward.setUp("step", key: Shortcut.stepForward.title) { [weak self] in
      self?.time?.step(forward: true)
    }
    speeds.identifier = "speed"
    speeds.controlSize = .small
    speeds.onChange { [weak self] index in
      guard let index, PageTime.speeds.indices.contains(index) else { return }
      self?.time?.setSpeed(PageTime.speeds[index])
    }
    for node in [back, run, forward, speeds, readout, now] as [Node] { addChild(node) }
  }

  override func refresh() {
    super.refresh()
    guard let time else { return }
    speeds.isEnabled = time.canChangeSpeed
    speeds.select(PageTime.speeds.firstIndex(of: time.speed), animated: scene != nil)
  }

  override func layout(in context: LayoutContext) {
    var x = 0.0
    // Time runs from left to right in every layout direction.
    let isReversed = context.direction == .rightToLeft
    for button in isReversed ? [forward, run, back] : [back, run, forward] {
      place(button, at: x, Metrics.glyph, context)
      x += Metrics.glyph.width + Metrics.gap
    }
    x += Metrics.groupGap
    place(speeds, at: x, Metrics.speeds, context)
    let end = placeNow(before: frame.width, gap: Metrics.nowGap, context)
    let size = readout.measure(frame.size, in: context)
    let start = max(x + Metrics.speeds.width + Metrics.groupGap, end - size.width)
    placeReadout(
      Rect(x: start, midY: height / 2, size: Size(max(0, end - start), size.height)), context)
  }
}
