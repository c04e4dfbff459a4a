import Canvas

extension SidebarList {
  /// Its properties and states, for tools; its rows are a program's.
  public static let description = ControlDescription(
    SidebarList.self, name: "list", title: "Sidebar list", make: { SidebarList(sample) },
    makePlain: { SidebarList([], selection: nil, label: "") },
    properties: [
      .init(
        "selection", \SidebarList.selection, title: "Selection", in: .state,
        code: .argument("selection"), help: "The index of the selected row, or none.")
    ],
    length: 148,
    presets: [
      StatePreset("Hover", gesture: .hover(part: 2)), StatePreset("Pressed", gesture: .press()),
      StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
    ],
    code: ControlCode(type: "SidebarList", arguments: ["", "selection", "label"]),
    interaction: ControlInteraction(pressPoint: { (list: SidebarList, row) in
      list.frame(ofRow: row ?? 0)?.center
    }),
    trace: { ["selection": $0.selection.propertyValue] })

  private convenience init(_ items: [Item]) {
    self.init([Section(items: items)], selection: 1, label: "Pages")
  }

  private static let sample = [
    Item("Gallery", symbol: .grid), Item("Slider", symbol: .slider),
    Item("All keys", symbol: .keyboard, key: "?"),
  ]
}
