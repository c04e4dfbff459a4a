import Canvas
import Controls

/// Named texts in a card; a context menu copies them.
final class TextCard: Node {
  struct Row: Hashable {
    var name: String
    var text: String
  }

  /// pt. chosen
  private enum Metrics {
    static let nameFont = Font(size: 12)
    static let textFont = Font(size: 13)
    static let rowPadding = 10.0
    static let lineSpacing = 2.0
  }

  var rows: [Row] = [] {
    didSet { if rows != oldValue { card.setChildren(rows.map(Self.node)) } }
  }

  private let card = Card {}

  override init() {
    super.init()
    addChild(card)
  }

  private static func node(of row: Row) -> Node {
    let name = Label(row.name, font: Metrics.nameFont, role: .secondary)
    let text = Label(row.text, font: Metrics.textFont, maximumLines: nil)
    text.lineSpacing = Metrics.lineSpacing
    for label in [name, text] { label.isDescribedByParent = true }
    return Stack(
      .vertical, spacing: Metrics.lineSpacing,
      padding: Insets(horizontal: 0, vertical: Metrics.rowPadding), alignment: .fill
    ) { [name, text] }
  }

  override var semantics: Semantics? {
    Semantics(
      role: .group, label: "",
      parts: rows.map { Semantics(role: .staticText, label: $0.name, value: .text($0.text)) })
  }

  override var isHitTestable: Bool { true }

  override func contextMenuRequested(at point: Point?) -> Bool {
    guard let point, let clipboard = scene?.clipboard,
      let index = card.children.firstIndex(where: { $0.frame.contains(point) })
    else { return false }
    let row = rows[index]
    let copy = MenuItem("Copy \(row.name)") {
      _ = clipboard.copyToClipboard(row.text, in: .clipboard)
    }
    scene?.presentMenu([copy], from: self, at: point, label: row.name)
    return true
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    card.measure(available, in: context)
  }

  override func layout(in context: LayoutContext) {
    let height = min(frame.height, card.measure(frame.size, in: context).height)
    card.frame = Rect(x: 0, y: 0, width: frame.width, height: height)
  }
}

/// The remarks of the guidelines on a control.
struct AdviceSection: InspectorSection {
  let view = TextCard()

  func show(_ preview: ControlPreview, isPast: Bool) {
    let remarks = preview.description.remarks(on: preview.control)
    view.rows =
      remarks.isEmpty
      ? [TextCard.Row(name: "Guidelines", text: "No issues")]
      : remarks.map { TextCard.Row(name: $0.title, text: $0.text) }
  }
}
