import Canvas
import Controls

/// The panels of a narrow window's sheet, which are moved here while the sheet is shown.
final class SheetTabs: Node {
  /// pt. chosen
  private enum Metrics {
    static let tabsHeight = 32.0
    /// chosen: at 480 x 640 curves and knobs have room in the low sheet.
    static let spacing = 12.0
    /// Of panels of the dock. chosen
    static let cardPadding = 12.0
  }

  var onChoose: ((SheetTab) -> Void)?

  private let panels: [any Panel]
  /// The panels, those of the dock on cards that scroll.
  private var views: [(name: PanelName, node: Node)] = []
  private var tabs = SegmentedControl(["Tools"], selection: 0, label: "Tools")
  private var offered: [SheetTab] = []

  init(_ panels: [any Panel]) {
    self.panels = panels
    super.init()
  }

  func adoptPanels() {
    for view in views { view.node.removeFromParent() }
    views = panels.map { panel in
      if panel.place != .dock { return (panel.name, panel) }
      return (panel.name, ScrollView(PaddedCard(panel, padding: Metrics.cardPadding)))
    }
    for view in views { addChild(view.node) }
  }

  func show(_ tab: SheetTab, among offered: [SheetTab]) {
    if offered != self.offered { offer(offered) }
    let index = offered.firstIndex(of: tab)
    if tabs.selection != index { tabs.select(index, animated: scene != nil) }
    for view in views { view.node.isHidden = view.name != tab.panel }
    panels.first { $0.name == tab.panel }?.showTab(tab.index)
  }

  private func offer(_ offered: [SheetTab]) {
    self.offered = offered
    tabs.removeFromParent()
    tabs = SegmentedControl(offered.map(\.title), selection: nil, label: "Tools")
    tabs.identifier = "sheet-tabs"
    tabs.onChange { [weak self] index in
      guard let self, let index, offered.indices.contains(index) else { return }
      onChoose?(offered[index])
    }
    insertChild(tabs, at: 0)
  }

  override func layout(in context: LayoutContext) {
    tabs.frame = Rect(x: 0, y: 0, width: frame.width, height: Metrics.tabsHeight)
    let top = Metrics.tabsHeight + Metrics.spacing
    let room = Rect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top))
    for view in views where view.node.parent === self { view.node.frame = room }
  }
}

/// A tab of a narrow window's sheet. spec: docs/spec/window.md#frame/below-900
struct SheetTab: Hashable {
  let panel: PanelName
  /// The index among the tabs of the panel.
  let index: Int
  let title: String
}

extension PanelDescription {
  var sheetTabs: [SheetTab] {
    tabs.enumerated().map { SheetTab(panel: name, index: $0, title: $1) }
  }
}
