import Canvas
import Controls

final class WorkbenchToolbar: Node {
  /// pt. design: playground, Frame
  private enum Metrics {
    static let glyph = 32.0
    static let glyphGap = 4.0
    static let panelsGap = 10.0
    static let panel = 40.0
  }

  var onToggle: ((WorkbenchPanes) -> Void)?

  let overlays = GlyphButton(.overlays, label: "Overlays")
  let more = GlyphButton(.more, label: "More")
  private let panels: SegmentedControl

  var isCompact = false {
    didSet {
      if isCompact == oldValue { return }
      panels.isHidden = isCompact
      sign.isCompact = isCompact
      invalidate(.layout, reason: "room")
    }
  }

  var showsRecording = false {
    didSet {
      if showsRecording == oldValue { return }
      sign.isHidden = !showsRecording
      invalidate(.layout, reason: "recording")
    }
  }

  private let sign = RecordingSign()
  private var shown: WorkbenchPanes = []

  override init() {
    func segment(_ symbol: Symbol, _ name: String, _ key: String) -> Segment {
      Segment(symbol: symbol, label: name, helpTag: "\(name)  \(key)")
    }
    panels = SegmentedControl(
      [
        segment(.inspector, "Inspector", "I"), segment(.clock, "Timeline", "Shift-P"),
        segment(.curve, "Animation Curves", "V"), segment(.bars, "Frame Times", "F"),
        segment(.list, "Event Log", "L"),
      ], mode: .multiple, label: "Panels")
    panels.identifier = "panels"
    super.init()
    overlays.setUp("overlays", key: "O")
    more.setUp("more")
    sign.isHidden = true
    for node in [sign, overlays, more, panels] as [Node] { addChild(node) }
    panels.observe { [weak self] action in
      if case .valueChanged = action { self?.toggleChangedPanel() }
    }
  }

  func show(_ panes: WorkbenchPanes, available: WorkbenchPanes) {
    shown = panes
    let all = WorkbenchPanes.panels
    for (index, pane) in all.enumerated() {
      panels.setEnabled(available.contains(pane), forSegmentAt: index)
    }
    let selection = Set(all.indices.filter { panes.contains(all[$0]) })
    if selection != panels.selectedIndices { panels.select(selection, animated: scene != nil) }
  }

  private func toggleChangedPanel() {
    for (index, pane) in WorkbenchPanes.panels.enumerated()
    where panels.selectedIndices.contains(index) != shown.contains(pane) {
      onToggle?(pane)
    }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    var width = 2 * Metrics.glyph + Metrics.glyphGap
    if showsRecording { width += sign.measure(available, in: context).width + Metrics.panelsGap }
    if !isCompact {
      width += Metrics.panelsGap + Double(WorkbenchPanes.panels.count) * Metrics.panel
    }
    return Size(width, Metrics.glyph)
  }

  override func layout(in context: LayoutContext) {
    var x = 0.0
    func place(_ node: Node, _ width: Double, gap: Double) {
      self.place(node, Rect(x: x, y: 0, width: width, height: Metrics.glyph), context)
      x += width + gap
    }
    if showsRecording {
      place(sign, sign.measure(frame.size, in: context).width, gap: Metrics.panelsGap)
    }
    place(overlays, Metrics.glyph, gap: Metrics.glyphGap)
    place(more, Metrics.glyph, gap: Metrics.panelsGap)
    place(panels, Double(WorkbenchPanes.panels.count) * Metrics.panel, gap: 0)
  }
}

/// Takes no focus, as Tab goes through the same controls in the replay, which has no sign.
final class RecordingSign: Node {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 12, weight: .medium)
    static let dot = 9.0
    static let gap = 6.0
  }

  private static let color = Color(hex: 0xFF3B30)
  private static let words = "Recording"

  var isCompact = false {
    didSet { if isCompact != oldValue { invalidate(.layout, reason: "room") } }
  }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: "Recording. Press F9 to stop.", identifier: "recording")
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let text = context.text.size(of: Text(Self.words, font: Metrics.font))
    let width = isCompact ? Metrics.dot : Metrics.dot + Metrics.gap + text.width.rounded(.up)
    return Size(width, max(Metrics.dot, text.height))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let dot = Rect(x: 0, midY: frame.height / 2, size: Size(Metrics.dot, Metrics.dot))
    painter.fill(.capsule(context.direction.place(dot, in: frame.width)), color: Self.color)
    if isCompact { return }
    painter.draw(
      Text(Self.words, font: Metrics.font), from: Metrics.dot + Metrics.gap, in: bounds,
      color: context.theme.label, context)
  }
}
