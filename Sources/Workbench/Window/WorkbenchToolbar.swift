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
      invalidate(.layout, reason: "room")
    }
  }

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
    for node in [overlays, more, panels] as [Node] { addChild(node) }
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
    place(overlays, Metrics.glyph, gap: Metrics.glyphGap)
    place(more, Metrics.glyph, gap: Metrics.panelsGap)
    place(panels, Double(WorkbenchPanes.panels.count) * Metrics.panel, gap: 0)
  }
}
