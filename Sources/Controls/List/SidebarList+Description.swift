import Canvas

extension SidebarList: DescribedControl {
  /// The properties and states, for tools; the rows are a program's.
  public static let description = ControlDescription(
    name: "list", title: "Sidebar list", symbol: .list,
    make: { SidebarList([Section(items: sample)], selection: 1, label: "Pages") },
    makePlain: { SidebarList([], selection: nil, label: "") }, arguments: ["selection", "label"],
    properties: [
      .init(
        "selection", title: "Selection", in: .state, code: .argument("selection"),
        help: "The selected row, counted from 0 over all sections, or none.",
        get: { (list: SidebarList) in list.selection },
        set: { list, row, _ throws(PropertyError) in
          try row?.check(isIndexOf: list.sections.reduce(0) { $0 + $1.items.count })
          list.selection = row
        })
    ],
    length: 148,
    states: [
      StatePreset("Hover", gesture: .hover(part: 2)), StatePreset("Pressed", gesture: .press()),
      StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
    ])

  public var contentCode: String? {
    func list(_ parts: [String]) -> String { "[\(parts.joined(separator: ", "))]" }
    return list(
      sections.map { section in
        let title = section.title.map { "title: \($0.debugDescription), " } ?? ""
        return ".init(\(title)items: \(list(section.items.map(\.code))))"
      })
  }

  public var listener: ControlListener? { ControlListener("onSelect", "index") }

  public var trace: KeyValuePairs<String, PropertyValue> { ["selection": selection.propertyValue] }

  public func pressPoint(ofPart row: Int?) -> Point? { frame(ofRow: row ?? 0)?.center }

  private static let sample = [
    Item("Gallery", symbol: .grid), Item("Slider", symbol: .slider),
    Item("Shortcuts", symbol: .keyboard, key: "?"),
  ]
}

extension SidebarList.Item {
  fileprivate var code: String {
    let key = key.map { ", key: \($0.debugDescription)" } ?? ""
    return ".init(\(title.debugDescription), symbol: .\(symbol.name.camelCased)\(key))"
  }
}
