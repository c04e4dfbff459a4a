extension SidebarList: DescribedControl {
  /// Its properties and states, for tools.
  public static let description = ControlDescription(
    name: "list", title: "Sidebar list", symbol: .list,
    make: {
      SidebarList(
        [
          Section(items: [Item("Gallery", symbol: .grid)]),
          Section(
            title: "Controls",
            items: [
              Item("Slider", symbol: .slider), Item("All keys", symbol: .keyboard, key: "?"),
            ]),
        ], selection: 1, label: "Pages")
    },
    properties: [
      .init(
        "selection", title: "Selection", in: .state,
        help: "The row that is selected, counted from 0 over all sections.",
        get: { (list: SidebarList) in list.selection },
        set: { list, row, _ throws(PropertyError) in
          try row?.check(isIndexOf: list.sections.reduce(0) { $0 + $1.items.count })
          list.selection = row
        })
    ], length: 196,
    states: [
      StatePreset("Rest"), StatePreset("None", ["selection": nil]),
      StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
    ])

  public var listener: ControlListener? { ControlListener("onSelect", "index") }
}
