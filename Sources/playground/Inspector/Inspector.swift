import Canvas
import Controls

/// The right column: what a control is, what of it can be changed, and the code that makes it.
final class Inspector: Node {
  enum Tab: Int, CaseIterable {
    case properties, semantics, advice

    var title: String {
      switch self {
      case .properties: "Properties"
      case .semantics: "Semantics"
      case .advice: "Advice"
      }
    }
  }

  /// pt. design: playground
  private enum Metrics {
    static let tabsHeight = 32.0
    static let spacing = 16.0
    static let captionHeight = 15.0
    static let captionSpacing = 8.0
    static let captionInset = 16.0
    static let caption = Font(size: 12, weight: .semibold)
    /// Of the height, for the code.
    static let codeShare = 0.45
  }

  /// Called with what is to be copied; says whether it is.
  var onCopy: ((String) -> Bool)?

  /// The control that is shown; nil for none.
  private(set) var specimen: Specimen?

  private let tabs = SegmentedControl(Tab.allCases.map(\.title), selection: 0, label: "Inspector")
  private let hint = Label(
    "Press a control to see what it is.", font: Font(size: 13), role: .secondary,
    alignment: .center)
  private let codeCaption = Label("Code", font: Metrics.caption, role: .secondary)
  private let copy = LinkButton("Copy", symbol: .copy)
  private let code = CodeBlock([], metrics: .column)
  private var pane: ScrollView?
  private var refreshPane: () -> Void = {}

  override init() {
    super.init()
    tabs.identifier = "inspector-tabs"
    copy.identifier = "inspector-copy"
    for node in [tabs, hint, codeCaption, copy, code] as [Node] { addChild(node) }
    tabs.onChange { [weak self] _ in self?.showPane() }
    copy.onPress = { [weak self] in
      guard let self, onCopy?(code.text) == true else { return }
      copy.confirm("Copied")
    }
    show(nil)
  }

  /// Shows a control, or none.
  func show(_ specimen: Specimen?) {
    self.specimen = specimen
    for node in [codeCaption, copy, code, tabs] as [Node] { node.isHidden = specimen == nil }
    hint.isHidden = specimen != nil
    showPane()
    if let specimen {
      code.code = SwiftHighlighter.lines(
        of: SpecimenCode.lines(for: specimen).joined(separator: "\n"))
    }
  }

  private func showPane() {
    pane?.removeFromParent()
    pane = nil
    refreshPane = {}
    guard let specimen, let tab = tabs.selection.flatMap(Tab.init(rawValue:)) else { return }
    let content: Node
    switch tab {
    case .properties:
      let pane = PropertiesPane(specimen)
      (content, refreshPane) = (pane, { [weak pane] in pane?.refresh() })
    case .semantics:
      let pane = SemanticsPane(specimen.control)
      (content, refreshPane) = (pane, { [weak pane] in pane?.refresh() })
    case .advice:
      let pane = AdvicePane(specimen.control)
      (content, refreshPane) = (pane, { [weak pane] in pane?.refresh() })
    }
    let view = ScrollView(content)
    pane = view
    addChild(view)
  }

  /// Shows what the control is now.
  func refresh() {
    guard let specimen else { return }
    refreshPane()
    let lines = SpecimenCode.lines(for: specimen).joined(separator: "\n")
    if lines != code.text { code.code = SwiftHighlighter.lines(of: lines) }
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Inspector") }

  override func layout(in context: LayoutContext) {
    let (width, height) = (frame.width, frame.height)
    hint.frame = Rect(x: 0, y: Metrics.tabsHeight, width: width, height: 20)
    tabs.frame = Rect(x: 0, y: 0, width: width, height: Metrics.tabsHeight)
    let wanted = code.measure(Size(width, .infinity), in: context).height
    let codeHeight = min(wanted, height * Metrics.codeShare)
    code.frame = Rect(x: 0, y: height - codeHeight, width: width, height: codeHeight)
    let captionY = code.frame.minY - Metrics.captionSpacing - Metrics.captionHeight
    let copySize = copy.measure(frame.size, in: context)
    place(
      codeCaption,
      Rect(
        x: Metrics.captionInset, y: captionY, width: width - 2 * Metrics.captionInset,
        height: Metrics.captionHeight), context)
    place(
      copy,
      Rect(
        x: width - copySize.width, y: captionY + (Metrics.captionHeight - copySize.height) / 2,
        width: copySize.width, height: copySize.height), context)
    let top = Metrics.tabsHeight + Metrics.spacing
    pane?.frame = Rect(
      x: 0, y: top, width: width, height: max(0, captionY - Metrics.spacing - top))
  }

  private func place(_ node: Node, _ rect: Rect, _ context: LayoutContext) {
    var rect = rect
    if context.direction == .rightToLeft { rect.origin.x = frame.width - rect.maxX }
    node.frame = rect
  }
}
