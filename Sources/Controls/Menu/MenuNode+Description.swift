import Canvas

extension MenuNode {
  /// Its states, for tools; its rows are a program's.
  static let description = ControlDescription(
    MenuNode.self, name: "menu", title: "Menu",
    make: { MenuNode(sample, label: "Overlays", leastWidth: 216) },
    makePlain: { MenuNode([], label: "", leastWidth: 0) }, properties: [],
    presets: [StatePreset("Hover", gesture: .hover(part: 2))],
    interaction: ControlInteraction(pressPoint: { (menu: MenuNode, row) in
      let row = row ?? 0
      guard menu.behavior.rows.indices.contains(row) else { return nil }
      return menu.behavior.frame(of: row).center
    }))

  /// Rows that are on, off, disabled, and apart from others.
  private static let sample = [
    MenuItem("Damage", key: "1", isOn: false) {},
    MenuItem("Layout Box", key: "2", isOn: true) {},
    MenuItem("Paint Outset", key: "3", isOn: true) {},
    MenuItem("Hit Area", key: "4", isOn: true) {},
    MenuItem("Pointer Trail", key: "5", isOn: false) {},
    .separator,
    MenuItem("Hide All", key: "0") {},
    MenuItem("Save Golden…", key: "Shift S", isEnabled: false) {},
  ]
}
