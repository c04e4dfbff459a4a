import Canvas
import Controls

final class WorkbenchToolbar: Node {
  /// pt. design: playground, Frame
  private enum Metrics {
    static let glyphGap = 4.0
    static let panelsGap = 10.0
  }

  var onToggle: ((WorkbenchPanes) -> Void)?

  let pick = GlyphButton(.crosshair, label: "Pick a Control")
  let overlays = GlyphButton(.overlays, label: "Overlays")
  let more = GlyphButton(.more, label: "More")
  private var toggles: [(pane: WorkbenchPanes, button: GlyphButton)] = []
  private let panels = Stack(.horizontal, spacing: Metrics.glyphGap) {}
  private let row = Stack(.horizontal, spacing: Metrics.panelsGap) {}

  var isCompact: Bool {
    get { panels.isHidden }
    set { panels.isHidden = newValue }
  }

  /// Whether the inspector is on the left.
  var isMirrored = false {
    didSet {
      for (pane, button) in toggles where pane == .inspector {
        button.symbol = isMirrored ? .sidebar : .inspector
      }
    }
  }

  override init() {
    super.init()
    pick.setUp("pick")
    overlays.setUp("overlays", key: Shortcut.overlays.title)
    more.setUp("more")
    row.addChild(Stack(.horizontal, spacing: Metrics.glyphGap) { [pick, overlays, more] })
    row.addChild(panels)
    addChild(row)
    for (pane, symbol, title, shortcut) in WorkbenchPanes.tools {
      let button = GlyphButton(symbol, label: title)
      button.setUp("panel-" + pane.names.joined(), key: shortcut.title) { [weak self] in
        self?.onToggle?(pane)
      }
      button.isOn = false
      toggles.append((pane, button))
      panels.addChild(button)
    }
  }

  func show(_ panes: WorkbenchPanes, available: WorkbenchPanes) {
    for (pane, button) in toggles {
      button.isEnabled = available.contains(pane)
      button.isOn = panes.contains(pane)
    }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    row.measure(available, in: context)
  }

  override func layout(in context: LayoutContext) { row.frame = bounds }
}
