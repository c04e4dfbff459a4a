import Canvas
import Controls

final class WorkbenchToolbar: Node {
  /// pt. design: playground, Frame
  private enum Metrics {
    static let glyph = 32.0
    static let glyphGap = 4.0
    static let panelsGap = 10.0
  }

  var onToggle: ((WorkbenchPanes) -> Void)?

  let overlays = GlyphButton(.overlays, label: "Overlays")
  let more = GlyphButton(.more, label: "More")
  private var toggles: [(pane: WorkbenchPanes, button: GlyphButton)] = []

  var isCompact = false {
    didSet {
      if isCompact == oldValue { return }
      for (_, button) in toggles { button.isHidden = isCompact }
      invalidate(.layout, reason: "room")
    }
  }

  override init() {
    super.init()
    overlays.setUp("overlays", key: "O")
    more.setUp("more")
    for node in [overlays, more] as [Node] { addChild(node) }
    addToggle(.inspector, .inspector, "Inspector", key: "I")
    addToggle(.time, .clock, "Timeline", key: "Shift-P")
    addToggle(.curves, .curve, "Animation Curves", key: "V")
    addToggle(.frames, .bars, "Frame Times", key: "F")
    addToggle(.log, .list, "Event Log", key: "L")
  }

  private func addToggle(_ pane: WorkbenchPanes, _ symbol: Symbol, _ label: String, key: String) {
    let button = GlyphButton(symbol, label: label)
    button.setUp("panel-" + pane.names.joined(), key: key) { [weak self] in self?.onToggle?(pane) }
    button.isOn = false
    toggles.append((pane, button))
    addChild(button)
  }

  func show(_ panes: WorkbenchPanes, available: WorkbenchPanes) {
    for (pane, button) in toggles {
      button.isEnabled = available.contains(pane)
      button.isOn = panes.contains(pane)
    }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(places(in: context).map(\.frame.maxX).max() ?? 0, Metrics.glyph)
  }

  override func layout(in context: LayoutContext) {
    for (node, frame) in places(in: context) { place(node, frame, context) }
  }

  private func places(in context: LayoutContext) -> [(node: Node, frame: Rect)] {
    var places: [(node: Node, frame: Rect)] = []
    var x = 0.0
    func add(_ node: Node, _ width: Double = Metrics.glyph, gap: Double = Metrics.glyphGap) {
      places.append((node, Rect(x: x, y: 0, width: width, height: Metrics.glyph)))
      x += width + gap
    }
    add(overlays)
    add(more, gap: Metrics.panelsGap)
    if !isCompact { for (_, button) in toggles { add(button) } }
    return places
  }
}
