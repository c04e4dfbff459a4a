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
    /// The row and the name of each property that has an editor, or a text.
    let editors: [(name: String, editor: PropertyEditor)]
    let texts: [(name: String, text: PropertyText)]
    let rows: [ToolRow]
  }

  /// The names of the properties whose rows are not hidden.
  private struct ShownRows: Equatable {
    let editable: Set<String>
    let texts: Set<String>
  }

  let view = Stack(
    .vertical, spacing: Metrics.spacing,
    padding: Insets(top: FocusRing.reach, bottom: Metrics.spacing), alignment: .fill
  ) {}
  private let preview: ControlPreview
  private let resetAll = LinkButton("Reset All", symbol: .past)
  private var sections: [Section] = []
  private var shownRows: ShownRows?
  /// The row that the user changed last.
  private weak var editedRow: ToolRow?

  init(_ preview: ControlPreview) {
    self.preview = preview
    resetAll.identifier = "inspector-reset"
    resetAll.onPress = { [weak self] in self?.reset() }
    build()
  }

  private func build() {
    for group in PropertyGroup.allCases {
      var rows: [ToolRow] = []
      var editors: [(name: String, editor: PropertyEditor)] = []
      var texts: [(name: String, text: PropertyText)] = []
      for property in preview.description.properties where property.group == group {
        if property.isEditable {
          let editor = PropertyEditor(property, of: preview)
          editor.onEdit = { [weak self, weak editor] in self?.editedRow = editor?.row }
          editors.append((property.name, editor))
          rows.append(editor.row)
        }
        if property.isOfText {
          let text = PropertyText(property, of: preview)
          texts.append((property.name, text))
          rows.append(text.row)
        }
      }
      if rows.isEmpty { continue }
      let padding = Insets(bottom: Metrics.cardSpacing)
      let card = Stack(.vertical, padding: padding, alignment: .fill) { Card { rows } }
      let disclosure = Disclosure(
        group.rawValue, isOpen: Self.initiallyOpen.contains(group))
      disclosure.onChange = { [weak card] isOpen in card?.isHidden = !isOpen }
      view.addChild(disclosure)
      view.addChild(card)
      sections.append(
        Section(disclosure: disclosure, card: card, editors: editors, texts: texts, rows: rows))
    }
    view.addChild(resetAll)
  }

  /// Shows the rows of properties that have an effect, and keeps the row in place that the user
  /// changed: the pointer is on it.
  private func show(_ rows: ShownRows) {
    let before = editedRow?.originInScene.y
    for section in sections {
      for (name, editor) in section.editors { editor.row.isHidden = !rows.editable.contains(name) }
      for (name, text) in section.texts { text.row.isHidden = !rows.texts.contains(name) }
      let isEmpty = section.rows.allSatisfy(\.isHidden)
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
    let properties = preview.description.properties.filter { $0.isAvailable(for: preview.control) }
    let names = Set(properties.map(\.name))
    let texts = sections.flatMap(\.texts).filter { name, text in
      names.contains(name) && text.isShown(for: preview)
    }
    let rows = ShownRows(editable: names, texts: Set(texts.map(\.name)))
    if shownRows != rows {
      shownRows = rows
      show(rows)
    }
    resetAll.isHidden =
      isPast || !preview.description.properties.contains { preview.isChanged($0) }
    for section in sections {
      section.card.isEnabled = !isPast
      for (_, editor) in section.editors {
        editor.show(preview, animated: section.disclosure.isOpen && view.scene != nil)
      }
      for (_, text) in section.texts { text.show(preview) }
    }
  }
}
