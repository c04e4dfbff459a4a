import Canvas
import Controls

final class PropertiesPane: InspectorPane {
  /// pt. design: playground
  private enum Metrics {
    static let spacing = 8.0
    /// In addition, below a card.
    static let cardSpacing = 4.0
  }

  private static let initiallyOpen: Set<PropertyGroup> = [.state, .colors, .behavior]

  private struct Section {
    var disclosure: Disclosure
    var card: Node
    var editors: [PropertyEditor]
    var texts: [PropertyText]
  }

  let view = Stack(
    .vertical, spacing: Metrics.spacing,
    padding: Insets(top: FocusRing.reach, bottom: Metrics.spacing), alignment: .fill
  ) {}
  private let preview: ControlPreview
  private let onCopy: (String) -> Bool
  private let resetAll = LinkButton("Reset All", symbol: .past)
  /// The values before Reset All, until another change.
  private var valuesBeforeReset: [(name: String, value: PropertyValue)] = []
  private var sections: [Section] = []
  /// The names of the properties with an editor, and of those with a text.
  private var shownNames: [[String]] = []

  init(_ preview: ControlPreview, onCopy: @escaping (String) -> Bool) {
    self.preview = preview
    self.onCopy = onCopy
    resetAll.identifier = "inspector-reset"
    resetAll.onPress = { [weak self] in self?.resetAllOrUndo() }
  }

  private func build() {
    let wasOpen = Dictionary(
      sections.map { ($0.disclosure.label, $0.disclosure.isOpen) }, uniquingKeysWith: { $1 })
    for child in view.children { child.removeFromParent() }
    sections.removeAll()
    for group in PropertyGroup.allCases {
      var (editors, texts, rows): ([PropertyEditor], [PropertyText], [Node]) = ([], [], [])
      for property in preview.description.properties where property.group == group {
        if shownNames[0].contains(property.name) {
          let editor = PropertyEditor(property, of: preview)
          editors.append(editor)
          rows.append(editor.row)
        }
        if shownNames[1].contains(property.name) {
          let text = PropertyText(property, onCopy: onCopy)
          texts.append(text)
          rows.append(text.row)
        }
      }
      if rows.isEmpty { continue }
      let padding = Insets(bottom: Metrics.cardSpacing)
      let card = Stack(.vertical, padding: padding, alignment: .fill) {
        Card { rows }
      }
      let disclosure = Disclosure(
        group.rawValue, isOpen: wasOpen[group.rawValue] ?? Self.initiallyOpen.contains(group))
      card.isHidden = !disclosure.isOpen
      disclosure.onChange = { [weak card] isOpen in card?.isHidden = !isOpen }
      view.addChild(disclosure)
      view.addChild(card)
      sections.append(
        Section(disclosure: disclosure, card: card, editors: editors, texts: texts))
    }
    view.addChild(resetAll)
  }

  private func resetAllOrUndo() {
    if valuesBeforeReset.isEmpty {
      let changed = preview.description.properties.filter { preview.isChanged($0) }
      valuesBeforeReset = changed.map { ($0.name, $0.read(from: preview.control)) }
      preview.reset(changed.map(\.name))
    } else {
      // Values that bound each other have to be written twice.
      preview.set(valuesBeforeReset + valuesBeforeReset)
      valuesBeforeReset = []
    }
  }

  func show(_ preview: ControlPreview, isPast: Bool) {
    let properties = preview.description.properties.filter { $0.isAvailable(for: preview.control) }
    let names = [
      properties.filter(\.isEditable), properties.filter { $0.text(of: preview.control) != nil },
    ].map { $0.map(\.name) }
    if shownNames != names {
      shownNames = names
      build()
    }
    if !isPast {
      let isChanged = preview.description.properties.contains { preview.isChanged($0) }
      if isChanged { valuesBeforeReset = [] }
      resetAll.title = valuesBeforeReset.isEmpty ? "Reset All" : "Undo Reset All"
      resetAll.isHidden = !isChanged && valuesBeforeReset.isEmpty
    } else {
      resetAll.isHidden = true
    }
    for section in sections {
      section.card.isEnabled = !isPast
      for editor in section.editors {
        editor.show(preview, animated: section.disclosure.isOpen && view.scene != nil)
      }
      for text in section.texts { text.show(preview) }
    }
  }
}
