import Canvas
import Controls

final class PropertiesSection: InspectorSection {
  /// pt. chosen
  private enum Metrics {
    static let spacing = 8.0
    /// In addition, below a card.
    static let cardSpacing = 4.0
  }

  private static let initiallyOpen: Set<PropertyGroup> = [.state, .colors, .behavior]

  private struct Section {
    let disclosure: Disclosure
    let card: Node
    /// Editors, and links to the texts of properties.
    let items: [any PropertyItem]
  }

  let view = Stack(
    .vertical, spacing: Metrics.spacing,
    padding: Insets(top: FocusRing.reach, bottom: Metrics.spacing), alignment: .fill
  ) {}
  private let preview: ControlPreview
  private let resetAll = LinkButton("Reset All", symbol: .past)
  private var sections: [Section] = []
  private var items: [any PropertyItem] { sections.flatMap(\.items) }
  /// Whether the row of each item is shown.
  private var shownRows: [Bool] = []
  /// The row that the user changed last.
  private weak var editedRow: ToolRow?

  init(_ preview: ControlPreview) {
    self.preview = preview
    resetAll.identifier = "inspector-reset"
    resetAll.onPress = { [weak self] in self?.reset() }
    for group in PropertyGroup.allCases {
      var items: [any PropertyItem] = []
      for property in preview.description.properties where property.group == group {
        if property.isEditable {
          let editor = PropertyEditor(property, of: preview)
          editor.onEdit = { [weak self, weak editor] in self?.editedRow = editor?.row }
          items.append(editor)
        }
        if property.isOfText { items.append(PropertyText(property, of: preview)) }
      }
      if items.isEmpty { continue }
      let padding = Insets(bottom: Metrics.cardSpacing)
      let card = Stack(.vertical, padding: padding, alignment: .fill) { Card { items.map(\.row) } }
      let disclosure = Disclosure(group.rawValue, isOpen: Self.initiallyOpen.contains(group))
      disclosure.onChange = { [weak card] isOpen in card?.isHidden = !isOpen }
      view.addChild(disclosure)
      view.addChild(card)
      sections.append(Section(disclosure: disclosure, card: card, items: items))
    }
    view.addChild(resetAll)
  }

  /// Shows the rows of properties that have an effect, and keeps the row in place that the user
  /// changed: the pointer is on it.
  private func showRows() {
    let before = editedRow?.originInScene.y
    for (item, isShown) in zip(items, shownRows) { item.row.isHidden = !isShown }
    for section in sections {
      let isEmpty = section.items.allSatisfy(\.row.isHidden)
      section.disclosure.isHidden = isEmpty
      section.card.isHidden = isEmpty || !section.disclosure.isOpen
    }
    guard let editedRow, let before, let scene = editedRow.scene else { return }
    scene.layOutIfNeeded()
    let scroll = sequence(first: view as Node, next: \.parent).first { $0 is ScrollView }
    (scroll as? ScrollView)?.scroll(by: editedRow.originInScene.y - before)
  }

  private func reset() {
    let changed = preview.description.properties.filter { preview.isChanged($0) }
    preview.change("Reset All") { preview.reset(changed.map(\.name)) }
  }

  func show(_ preview: ControlPreview, isPast: Bool) {
    let rows = items.map { $0.isShown(for: preview) }
    if shownRows != rows {
      shownRows = rows
      showRows()
    }
    resetAll.isHidden = isPast || !preview.description.properties.contains { preview.isChanged($0) }
    for section in sections {
      section.card.isEnabled = !isPast
      for item in section.items {
        item.show(preview, animated: section.disclosure.isOpen && view.scene != nil)
      }
    }
  }
}

/// A row of the inspector for a property.
@MainActor
protocol PropertyItem {
  var row: ToolRow { get }

  /// Whether the property of the edited control, or of one like it, has an effect.
  func isShown(for preview: ControlPreview) -> Bool

  /// Shows the value of the edited control, or of one like it.
  func show(_ preview: ControlPreview, animated: Bool)
}

/// The text of a property, which a press opens in a field; several texts are separated by commas.
@MainActor
final class PropertyText: PropertyItem {
  let row: ToolRow
  private let property: ControlProperty
  private let preview: ControlPreview
  private let link = LinkButton("")

  init(_ property: ControlProperty, of preview: ControlPreview) {
    self.property = property
    self.preview = preview
    // The row above has the title of the property, with a menu of sample texts.
    let hasSamples = property.isEditable
    row = ToolRow(hasSamples ? "Text" : property.title, link, stretches: false)
    link.identifier = "inspector-" + property.name + (hasSamples ? "-text" : "")
    row.setField(openedBy: .none) { [weak self] in
      let field = TextField(property.text(of: preview.control), label: property.title)
      field.style = .ofValue
      field.observe { [weak field] action in
        if action == .editingEnded, let field { self?.set(field.text) }
      }
      return field
    }
    link.onPress = { [weak row] in row?.typed?.open() }
  }

  private func set(_ text: String) {
    if text == property.text(of: preview.control) { return }
    preview.set(property, to: property.value(ofText: text))
  }

  func show(_ preview: ControlPreview, animated: Bool) {
    let text = property.text(of: preview.control)
    link.title = text.isEmpty ? "Empty" : text
    link.label = "Edit \(link.title)"
    // An editor of the property shows the error itself.
    if !property.isEditable { row.show(message: self.preview.message(for: property)) }
  }

  /// Whether the row is shown: for a text, and also for one that was removed.
  func isShown(for preview: ControlPreview) -> Bool {
    property.isAvailable(for: preview.control)
      && (!property.text(of: preview.control).isEmpty || preview.isChanged(property))
  }
}

extension ControlPreview {
  /// The sentence that says why a property does not have the value that was set; `nil` for none.
  func message(for property: ControlProperty) -> String? {
    errors[property.name].map { "\(property.title) \($0.reason)." }
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
    return .list(texts.map { .text(String($0.drop(while: \.isWhitespace))) })
  }
}
