extension TextEntry {
  static func properties<Owner: TextEntry>(of type: Owner.Type) -> [ControlProperty] {
    [
      .init(
        "placeholder", \Owner.placeholder, title: "Placeholder", in: .content, isText: true,
        help: "The text that an empty field shows."),
      .init(
        "symbol", \Owner.symbol, title: "Symbol", in: .content,
        help: "The symbol at the leading end."),
      .init(
        "clearButton", \Owner.hasClearButton, title: "Clear button", in: .look,
        code: .property("hasClearButton"),
        help: "Whether a field with text has a button that clears it."),
      .init(
        "error", \Owner.error, title: "Error", in: .content, isText: true,
        help: "The reason for which the text cannot be used, shown as a help tag."),
      .init(
        "selected", title: "Selection", code: PropertyCode.none, order: .last,
        help: "The selected range, from one offset in UTF-8 bytes to another, such as 2,5.",
        get: { (field: Owner) in
          let range = field.selection.range
          return Double(range.lowerBound)...Double(range.upperBound)
        },
        set: { (field: Owner, range: ClosedRange<Double>, _) throws(PropertyError) in
          let places = 0...TextFieldBehavior.longestText
          guard let start = Int(exactly: range.lowerBound), places.contains(start),
            let end = Int(exactly: range.upperBound), places.contains(end)
          else { throw PropertyError("must be whole numbers, 0 to \(places.upperBound)") }
          field.select(start..<end)
        }),
    ]
  }

  static var states: [StatePreset] {
    [
      StatePreset("Focused", gesture: .focus), StatePreset("Selection", ["selected": [1, 4]]),
      StatePreset("Error", ["error": "The name is taken."]),
      StatePreset("Disabled", ["enabled": false]),
    ]
  }
}

extension TextField: DescribedControl {
  /// The properties and states, for tools.
  public static let description = ControlDescription(
    name: "text", title: "Text field",
    make: {
      let field = TextField("Studio", label: "Name")
      field.placeholder = "Untitled"
      return field
    },
    makePlain: { TextField(label: "") }, arguments: ["", "label"],
    properties: [
      .init(
        "text", \TextField.text, title: "Text", in: .state, code: .argument(""), isText: true,
        help: "The text of the field.")
    ] + TextEntry.properties(of: TextField.self),
    length: TextFieldStyle().width,
    states: [StatePreset("Placeholder", ["text": ""])] + TextEntry.states)

  public var listener: ControlListener? { ControlListener("onChange", "text") }

  public var trace: KeyValuePairs<String, PropertyValue> { ["text": .text(text)] }
}
