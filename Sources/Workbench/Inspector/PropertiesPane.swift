import Canvas
import Controls

final class PropertiesPane: Node, InspectorPane {
  /// pt. design: playground
  private enum Metrics {
    static let captionSpacing = 8.0
    static let groupSpacing = 20.0
  }

  private static let initiallyOpen: Set<PropertyGroup> = [.state, .colors, .behavior]

  private struct Section {
    var disclosure: Disclosure
    var card: Card
    var editors: [PropertyEditor]
  }

  private let preview: ControlPreview
  private var sections: [Section] = []
  private var shownNames: [String] = []

  init(_ preview: ControlPreview) {
    self.preview = preview
    super.init()
    build()
  }

  private var availableNames: [String] {
    preview.description.properties.filter { $0.isAvailable(for: preview.control) }.map(\.name)
  }

  private func build() {
    let wasOpen = Dictionary(
      sections.map { ($0.disclosure.title, $0.disclosure.isOpen) }, uniquingKeysWith: { $1 })
    for child in children { child.removeFromParent() }
    sections.removeAll()
    shownNames = availableNames
    for group in PropertyGroup.allCases {
      let properties = preview.description.properties.filter {
        $0.group == group && shownNames.contains($0.name)
      }
      if properties.isEmpty { continue }
      let editors = properties.map { PropertyEditor($0, of: preview) }
      let card = Card { editors.map(\.row) }
      let disclosure = Disclosure(
        group.rawValue, isOpen: wasOpen[group.rawValue] ?? Self.initiallyOpen.contains(group))
      card.isHidden = !disclosure.isOpen
      disclosure.onChange = { [weak self, weak card] isOpen in
        card?.isHidden = !isOpen
        self?.invalidate(.layout, reason: "disclosure")
      }
      addChild(disclosure)
      addChild(card)
      sections.append(Section(disclosure: disclosure, card: card, editors: editors))
    }
    invalidate(.layout, reason: "properties")
    refreshRows()
  }

  func refresh() {
    if shownNames != availableNames { build() } else { refreshRows() }
  }

  private func refreshRows() {
    for section in sections where section.disclosure.isOpen {
      for editor in section.editors { editor.refresh() }
    }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, arrange(width: available.width, context) { _, _ in })
  }

  override func layout(in context: LayoutContext) {
    _ = arrange(width: frame.width, context) { node, frame in node.frame = frame }
  }

  private func arrange(
    width: Double, _ context: LayoutContext, _ place: (Node, Rect) -> Void
  ) -> Double {
    var y = 0.0
    for section in sections {
      let caption = section.disclosure.measure(Size(width, 0), in: context).height
      place(section.disclosure, Rect(x: 0, y: y, width: width, height: caption))
      y += caption + Metrics.captionSpacing
      if section.disclosure.isOpen {
        let height = section.card.measure(Size(width, 0), in: context).height
        place(section.card, Rect(x: 0, y: y, width: width, height: height))
        y += height + Metrics.groupSpacing - Metrics.captionSpacing
      }
    }
    return y
  }
}
