import Canvas
import Controls

/// The buttons of the panels and of further tools.
final class WorkbenchToolbar: Node {
  /// pt. spec: docs/spec/window.md#frame/toolbar; others chosen
  private enum Metrics {
    static let glyphGap = 4.0
    static let panelsGap = 10.0
  }

  var onToggle: ((PanelName) -> Void)?

  let pick = GlyphButton(.crosshair, label: "Pick a Control")
  let overlays = GlyphButton(.overlays, label: "Overlays")
  let more = GlyphButton(.more, label: "More")
  private var toggles: [(panel: PanelDescription, button: GlyphButton)] = []
  private let panels = Stack(.horizontal, spacing: Metrics.glyphGap) {}
  private let row = Stack(.horizontal, spacing: Metrics.panelsGap) {}

  var isCompact: Bool {
    get { panels.isHidden }
    set { panels.isHidden = newValue }
  }

  /// Whether the inspector is on the left.
  var isMirrored = false {
    didSet {
      for (panel, button) in toggles where panel.symbol == .inspector {
        button.symbol = isMirrored ? .sidebar : .inspector
      }
    }
  }

  init(_ panels: [PanelDescription]) {
    super.init()
    pick.setUp("pick")
    overlays.setUp("overlays", key: Shortcut.overlays.title)
    more.setUp("more")
    row.addChild(Stack(.horizontal, spacing: Metrics.glyphGap) { [pick, overlays, more] })
    row.addChild(self.panels)
    addChild(row)
    for panel in panels {
      let button = GlyphButton(panel.symbol, label: panel.title)
      button.setUp("panel-" + panel.name.rawValue, key: panel.shortcut?.title) { [weak self] in
        self?.onToggle?(panel.name)
      }
      toggles.append((panel, button))
      self.panels.addChild(button)
    }
  }

  func show(_ panels: Set<PanelName>, available: Set<PanelName>) {
    for (panel, button) in toggles {
      button.isEnabled = available.contains(panel.name)
      button.isOn = panels.contains(panel.name)
    }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    row.measure(available, in: context)
  }

  override func layout(in context: LayoutContext) { row.frame = bounds }
}
