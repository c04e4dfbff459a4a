import Canvas
import Controls

/// The editors of all properties of a control, in groups that open and close.
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
  private let resetAll: Stack
  /// The reason why a control is disabled although its own property says that it is enabled.
  private let disabledNote = PropertiesSection.aligned(
    NoteRow("The part of the page around it is disabled."))
  private var sections: [Section] = []
  private var items: [any PropertyItem] { sections.flatMap(\.items) }
  /// Whether the row of each item is shown.
  private var shownRows: [Bool] = []
  /// The row that the user changed last.
  private weak var editedRow: ToolRow?

  init(_ preview: ControlPreview) {
    self.preview = preview
    let reset = LinkButton("Reset All", symbol: .past)
    reset.identifier = "inspector-reset"
    resetAll = Self.aligned(reset)
    reset.onPress { [weak self] in self?.reset() }
    disabledNote.isHidden = true
    view.addChild(disabledNote)
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
      disclosure.onChange { [weak self, weak disclosure, weak card] isOpen in
        card?.isHidden = !isOpen
        if isOpen, let disclosure, let card { self?.reveal(disclosure, with: card) }
      }
      view.addChild(disclosure)
      view.addChild(card)
      sections.append(Section(disclosure: disclosure, card: card, items: items))
    }
    view.addChild(resetAll)
  }

  /// A node as wide as the rows of cards.
  private static func aligned(_ node: Node) -> Stack {
    let padding = Insets(horizontal: Card.rowInset, vertical: 0)
    return Stack(.vertical, padding: padding, alignment: .fill) { node }
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
    scrollView?.scroll(by: editedRow.originInScene.y - before)
  }

  private var scrollView: ScrollView? {
    sequence(first: view as Node, next: \.parent).lazy.compactMap { $0 as? ScrollView }.first
  }

  /// Scrolls to a group that was opened with the keyboard, as far as its title stays in sight.
  ///
  /// A pressed title stays under the pointer.
  private func reveal(_ title: Disclosure, with card: Node) {
    guard let scene = title.scene, scene.isFocusVisible else { return }
    scene.layOutIfNeeded()
    let height = card.frame.maxY - title.frame.minY
    scrollView?.reveal(Rect(origin: .zero, size: Size(title.frame.width, height)), of: title)
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
    disabledNote.isHidden = !preview.control.isEnabled || preview.control.isEffectivelyEnabled
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

extension ControlPreview {
  /// The sentence that says why a property does not have the value that was set; `nil` for none.
  func message(for property: ControlProperty) -> String? {
    errors[property.name].map { "\(property.title) \($0.reason)." }
  }
}

extension ControlProperty {
  /// The first sentence of the explanation, without its period.
  var helpTag: String { String(help.prefix { $0 != "." }) }

  /// Whether an inspector shows the text of the property.
  var isOfText: Bool {
    switch kind {
    case .text, .texts, .textsOrCount: true
    default: false
    }
  }

  /// Whether an inspector has an editor for the property.
  var isEditable: Bool { if case .standard = editor { !isOfText } else { true } }
}
