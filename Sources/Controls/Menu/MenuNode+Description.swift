import Canvas

extension MenuNode: DescribedControl {
  /// The states, for tools; the rows are a program's.
  static let description = ControlDescription(
    name: "menu", title: "Menu", make: { MenuNode(sample, label: "Overlays", leastWidth: 216) },
    makePlain: { MenuNode([], label: "", leastWidth: 0) },
    states: [StatePreset("Hover", gesture: .hover(part: 2))])

  func pressPoint(ofPart row: Int?) -> Point? {
    let row = row ?? 0
    return behavior.rows.indices.contains(row) ? behavior.frame(of: row).center : nil
  }

  /// Rows that are on, off, disabled, and apart from others.
  private static let sample = [
    MenuItem("Damage", key: "1", isOn: false) {},
    MenuItem("Layout Box", key: "2", isOn: true) {},
    MenuItem("Paint Outset", key: "3", isOn: true) {},
    MenuItem("Hit Area", key: "4", isOn: true) {},
    MenuItem("Pointer Trail", key: "5", isOn: false) {},
    .separator,
    MenuItem("None", key: "0") {},
    MenuItem("Save Golden Picture", key: "Shift-S", isEnabled: false) {},
  ]
}
