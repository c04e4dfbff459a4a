import Controls

/// The text of a property, which a press copies.
@MainActor
final class PropertyText {
  let row: ToolRow
  private let property: ControlProperty
  private let link = LinkButton("", symbol: .copy)

  init(_ property: ControlProperty, onCopy: @escaping (String) -> Bool) {
    self.property = property
    // The row above has the title of the property, with a menu of sample texts.
    let hasSamples = if case .samples = property.editor { true } else { false }
    row = ToolRow(hasSamples ? "Text" : property.title, link, stretches: false)
    link.identifier = "inspector-" + property.name + (hasSamples ? "-text" : "")
    link.onPress = { [weak link] in
      if let link, onCopy(link.title) { link.confirm("Copied") }
    }
  }

  func show(_ preview: ControlPreview) {
    guard let text = property.text(of: preview.control) else { return }
    link.title = text
    link.label = "Copy \(text)"
  }
}

extension ControlProperty {
  /// Whether an inspector shows the text of the property.
  var isOfText: Bool {
    switch kind {
    case .text, .texts, .textsOrCount: true
    default: false
    }
  }

  /// Whether an inspector has an editor for the property.
  var isEditable: Bool { if case .standard = editor { !isOfText } else { true } }

  /// The text of a control, or its texts in one line; `nil` for a property without text.
  func text(of control: Control) -> String? {
    guard isOfText else { return nil }
    let text =
      switch read(from: control) {
      case .text(let text): text
      case .list(let texts): texts.compactMap(\.text).joined(separator: ", ")
      default: ""
      }
    return text.isEmpty ? nil : text
  }
}
