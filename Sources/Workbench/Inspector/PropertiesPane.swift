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
  }

  let view = Stack(
    .vertical, spacing: Metrics.spacing,
    padding: Insets(top: FocusRing.reach, bottom: Metrics.spacing), alignment: .fill
  ) {}
  private let preview: ControlPreview
  private let resetAll = LinkButton("Reset All", symbol: .past)
  private var sections: [Section] = []
  private var shownNames: [String] = []

  init(_ preview: ControlPreview) {
    self.preview = preview
    resetAll.identifier = "inspector-reset"
    resetAll.onPress = { preview.reset(preview.description.properties.map(\.name)) }
  }

  private func build() {
    let wasOpen = Dictionary(
      sections.map { ($0.disclosure.label, $0.disclosure.isOpen) }, uniquingKeysWith: { $1 })
    for child in view.children { child.removeFromParent() }
    sections.removeAll()
    for group in PropertyGroup.allCases {
      let properties = preview.description.properties.filter {
        $0.group == group && shownNames.contains($0.name)
      }
      if properties.isEmpty { continue }
      let editors = properties.map { PropertyEditor($0, of: preview) }
      let padding = Insets(bottom: Metrics.cardSpacing)
      let card = Stack(.vertical, padding: padding, alignment: .fill) {
        Card { editors.map(\.row) }
      }
      let disclosure = Disclosure(
        group.rawValue, isOpen: wasOpen[group.rawValue] ?? Self.initiallyOpen.contains(group))
      card.isHidden = !disclosure.isOpen
      disclosure.onChange = { [weak card] isOpen in card?.isHidden = !isOpen }
      view.addChild(disclosure)
      view.addChild(card)
      sections.append(Section(disclosure: disclosure, card: card, editors: editors))
    }
    view.addChild(resetAll)
  }

  func show(_ preview: ControlPreview, isPast: Bool) {
    let names = preview.description.properties
      .filter { $0.isAvailable(for: preview.control) }.map(\.name)
    if shownNames != names {
      shownNames = names
      build()
    }
    resetAll.isHidden =
      isPast || !preview.description.properties.contains { preview.isChanged($0) }
    for section in sections {
      section.card.isEnabled = !isPast
      for editor in section.editors {
        editor.show(preview, animated: section.disclosure.isOpen && view.scene != nil)
      }
    }
  }
}
