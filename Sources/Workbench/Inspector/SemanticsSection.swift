import Canvas
import Controls

/// The accessibility element of a control, with buttons for its actions.
final class SemanticsSection: InspectorSection {
  /// pt. chosen
  private enum Metrics {
    static let spacing = 12.0
    static let buttonSpacing = 8.0
  }

  let view = Stack(.vertical, spacing: Metrics.spacing, alignment: .fill) {}
  private let control: Control
  private let card = TextCard()
  private var buttons = FlowLine([])
  private var offered: [String] = []

  init(_ control: Control) {
    self.control = control
    view.addChild(card)
  }

  func show(_ preview: ControlPreview, isPast: Bool) {
    guard let node = Self.node(of: preview.control) else { return }
    card.rows = [
      TextCard.Row(name: "Spoken", text: node.spokenText),
      TextCard.Row(name: "Role", text: node.role.rawValue),
      TextCard.Row(name: "Label", text: node.label),
      TextCard.Row(name: "Value", text: node.valueInWords),
      TextCard.Row(name: "States", text: node.states.names.joined(separator: ", ")),
    ].filter { !$0.text.isEmpty }
    let titles = node.actionsToTry.map(\.title)
    if titles != offered { offer(titles) }
    buttons.isEnabled = !isPast && node.states.contains(.enabled)
  }

  private static func node(of control: Control) -> SemanticsNode? {
    control.scene?.semantics(of: control)
  }

  private func offer(_ titles: [String]) {
    offered = titles
    buttons.parent?.removeFromParent()
    let list = titles.map { title in
      let button = Button(title)
      button.onPress { [weak self] in self?.perform(titled: title) }
      return button
    }
    let spacing = Metrics.buttonSpacing
    buttons = FlowLine(list, spacing: spacing, lineSpacing: spacing)
    if list.isEmpty { return }
    // Space for focus rings, which the view around the section would clip.
    let reach = FocusRing.reach
    let padding = Insets(top: 0, left: reach, bottom: reach, right: reach)
    view.addChild(Stack(.vertical, padding: padding, alignment: .fill) { buttons })
  }

  private func perform(titled title: String) {
    guard let scene = control.scene, let node = Self.node(of: control),
      let action = node.actionsToTry.first(where: { $0.title == title })?.action
    else { return }
    if case .select(let index) = action, node.children.indices.contains(index) {
      let part = node.children[index].id
      _ = scene.perform(action, on: part)
    } else {
      _ = scene.perform(action, on: control.semanticsID)
    }
  }
}

extension SemanticsNode {
  fileprivate var valueInWords: String {
    switch value {
    case .none: ""
    case .toggle(let toggle): toggle.rawValue
    case .number(let number, let range, _, _):
      valueText ?? "\(number.shortText) of \(range.lowerBound.shortText) to "
        + range.upperBound.shortText
    case .selection(let selected, let count, _, _):
      selected.isEmpty
        ? "none of \(count)"
        : selected.sorted().map { "\($0 + 1)" }.joined(separator: ", ") + " of \(count)"
    case .choice(_, let index, let count): "\(index + 1) of \(count)"
    case .text(let text): text
    }
  }

  fileprivate var actionsToTry: [(title: String, action: SemanticsAction)] {
    let simple: [(kind: SemanticsActions, title: String, action: SemanticsAction)] = [
      (.toggle, "Toggle", .toggle), (.press, "Press", .press),
      (.decrement, "Decrement", .decrement), (.increment, "Increment", .increment),
    ]
    var list = simple.filter { actions.contains($0.kind) }.map { ($0.title, $0.action) }
    if case .selection(let selected, let count, _, _) = value, count > 0 {
      list.append(("Select Next", .select(((selected.max() ?? -1) + 1) % count)))
    }
    if actions.contains(.focus) { list.append(("Focus", .focus)) }
    return list
  }
}
