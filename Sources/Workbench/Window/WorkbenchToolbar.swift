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

  override init() {
    super.init()
    overlays.setUp("overlays", key: "O")
    more.setUp("more")
    sign.isHidden = true
    for node in [sign, overlays, more] as [Node] { addChild(node) }
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
    if showsRecording {
      add(sign, sign.measure(frame.size, in: context).width, gap: Metrics.panelsGap)
    }
    add(overlays)
    add(more, gap: Metrics.panelsGap)
    if !isCompact { for (_, button) in toggles { add(button) } }
    return places
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
