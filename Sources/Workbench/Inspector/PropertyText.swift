import Canvas
import Controls

/// The text of a property, which a press opens in a field; several texts are separated by commas.
@MainActor
final class PropertyText: PropertyItem {
  let row: ToolRow
  private let property: ControlProperty
  private let preview: ControlPreview
  private let link = LinkButton("")

  init(_ property: ControlProperty, of preview: ControlPreview) {
    (self.property, self.preview) = (property, preview)
    // The row above has the title of the property, with a menu of sample texts.
    let hasSamples = property.isEditable
    row = ToolRow(hasSamples ? "Text" : property.title, link, stretches: false)
    link.identifier = "inspector-" + property.name + (hasSamples ? "-text" : "")
    link.helpTag = property.helpTag
    row.setField(openedBy: .none) { [weak self] in
      let field = TextField(property.text(of: preview.control), label: property.title)
      field.style = .ofValue
      field.observe { [weak field] action in
        if action == .editingEnded, let field { self?.set(field.text) }
      }
      return field
    }
    link.onPress { [weak row] in row?.typed?.open() }
  }

  private func set(_ text: String) {
    if text == property.text(of: preview.control) { return }
    preview.set(property, to: property.value(ofText: text))
  }

  func show(_ preview: ControlPreview, animated: Bool) {
    let text = property.text(of: preview.control)
    link.title = text.isEmpty ? "Empty" : text
    link.label = "Edit \(property.title): \(link.title)"
    // An editor of the property shows the error itself.
    if !property.isEditable { row.show(message: self.preview.message(for: property)) }
  }

  /// Whether the row is shown: for a text, and also for one that was removed.
  func isShown(for preview: ControlPreview) -> Bool {
    property.isAvailable(for: preview.control)
      && (!property.text(of: preview.control).isEmpty || preview.isChanged(property))
  }
}

extension ControlProperty {
  /// The text of a control, or its texts in one line; empty without a text.
  fileprivate func text(of control: Control) -> String {
    switch read(from: control) {
    case .text(let text): text
    case .list(let texts): texts.compactMap(\.text).joined(separator: ", ")
    default: ""
    }
  }

  /// The value of a text in one line.
  fileprivate func value(ofText text: String) -> PropertyValue {
    if kind == .text { return isOptional && text.isEmpty ? .none : .text(text) }
    let texts = text.split(separator: ",", omittingEmptySubsequences: false)
    return .list(
      texts.map { text in
        let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) }
        return .text(String(text[..<(end ?? text.startIndex)].drop(while: \.isWhitespace)))
      })
  }
}
