import Canvas
import Controls

/// The right column: what a control is, what of it can be changed, and the code that makes it.
final class Inspector: Node {
  enum Tab: String {
    case properties = "Properties"
    case semantics = "Semantics"
    case advice = "Advice"
    case code = "Code"

    /// In a column, the code below them.
    static let column: [Tab] = [.properties, .semantics, .advice]
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
  private(set) var preview: ControlPreview?

  /// Whether it lies in a sheet, which has tabs of its own and little height.
  var isCompact = false {
    didSet { if isCompact != oldValue { show(preview) } }
  }

  /// What a sheet shows of it: the properties, which end in semantics and advice, or the code.
  var compactTab = Tab.properties {
    didSet { if compactTab != oldValue && isCompact { showPane() } }
  }

  private let columnTabs = SegmentedControl(
    Tab.column.map(\.rawValue), selection: 0, label: "Inspector")
  private let hint = Label(
    "Press a control to see what it is.", font: Font(size: 13), role: .secondary,
    alignment: .center)
  private let codeCaption = Label("Code", font: Metrics.caption, role: .secondary)
  private let copy = LinkButton("Copy", symbol: .copy)
  private let code = CodeBlock([], metrics: .column)
  private var pane: ScrollView?
  private var refreshPane: () -> Void = {}

  private var subscription: Subscription? {
    didSet { oldValue?.cancel() }
  }
  private var hasChange = false
  /// The theme of the values that are shown, which says what colors are without a tint.
  private var shownTheme: Theme?

  override init() {
    super.init()
    columnTabs.identifier = "inspector-tabs"
    copy.identifier = "inspector-copy"
    for node in [columnTabs, hint, codeCaption, copy, code] as [Node] { addChild(node) }
    columnTabs.onChange { [weak self] _ in self?.showPane() }
    copy.onPress = { [weak self] in
      guard let self, onCopy?(code.text) == true else { return }
      copy.confirm("Copied")
    }
    show(nil)
  }

  /// Shows a control, or none.
  func show(_ preview: ControlPreview?) {
    self.preview?.onErrors = nil
    self.preview = preview
    observe()
    columnTabs.isHidden = preview == nil || isCompact
    hint.isHidden = preview != nil
    showPane()
    if let preview {
      code.code = SwiftHighlighter.lines(
        of: GeneratedCode(preview).lines.joined(separator: "\n"))
    }
  }

  /// Waits for changes of the control.
  private func observe() {
    let control = preview?.control
    subscription = control?.scene?.observe(.change) { [weak self, weak control] event in
      if case .change(let node) = event, node === control { self?.hasChange = true }
    }
    preview?.onErrors = { [weak self] in self?.hasChange = true }
    hasChange = true
  }

  /// Whether the control may be different from what is shown.
  var needsRefresh: Bool {
    preview != nil && (hasChange || preview?.control.scene?.shownTheme != shownTheme)
  }

  isolated deinit { subscription?.cancel() }

  /// What is shown of the control.
  private var tab: Tab {
    if isCompact { return compactTab }
    let all = Tab.column
    return columnTabs.selection.flatMap { all.indices.contains($0) ? all[$0] : nil }
      ?? .properties
  }

  private func showPane() {
    pane?.removeFromParent()
    pane = nil
    refreshPane = {}
    let hasCode = preview != nil && (!isCompact || tab == .code)
    for node in [codeCaption, copy, code] as [Node] { node.isHidden = !hasCode }
    invalidate(.layout, reason: "tab")
    guard let preview else { return }
    let content: Node
    switch tab {
    case .code: return
    case .properties where isCompact:
      let pane = SheetPane(preview)
      (content, refreshPane) = (pane, { [weak pane] in pane?.refresh() })
    case .properties:
      let pane = PropertiesPane(preview)
      (content, refreshPane) = (pane, { [weak pane] in pane?.refresh() })
    case .semantics:
      let pane = SemanticsPane(preview.control)
      (content, refreshPane) = (pane, { [weak pane] in pane?.refresh() })
    case .advice:
      let pane = AdvicePane(preview)
      (content, refreshPane) = (pane, { [weak pane] in pane?.refresh() })
    }
    let view = ScrollView(content)
    pane = view
    // The keyboard goes from the top down: the code comes last.
    for node in [view, codeCaption, copy, code] { addChild(node) }
  }

  /// Shows what the control is now.
  func refresh() {
    guard let preview else { return }
    hasChange = false
    shownTheme = preview.control.scene?.shownTheme
    refreshPane()
    let lines = GeneratedCode(preview).lines.joined(separator: "\n")
    if lines != code.text { code.code = SwiftHighlighter.lines(of: lines) }
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Inspector") }

  override func layout(in context: LayoutContext) {
    let (width, height) = (frame.width, frame.height)
    columnTabs.frame = Rect(x: 0, y: 0, width: width, height: Metrics.tabsHeight)
    hint.frame = Rect(x: 0, y: Metrics.tabsHeight, width: width, height: 20)
    // A sheet has tabs of its own.
    let top = isCompact ? 0 : Metrics.tabsHeight + Metrics.spacing
    let wanted = code.measure(Size(width, .infinity), in: context).height
    if isCompact {
      let codeTop = top + Metrics.captionHeight + Metrics.captionSpacing
      let room = max(0, height - codeTop)
      code.frame = Rect(x: 0, y: codeTop, width: width, height: min(wanted, room))
      pane?.frame = Rect(x: 0, y: top, width: width, height: max(0, height - top))
    } else {
      let codeHeight = min(wanted, height * Metrics.codeShare)
      code.frame = Rect(x: 0, y: height - codeHeight, width: width, height: codeHeight)
    }
    let captionY = code.frame.minY - Metrics.captionSpacing - Metrics.captionHeight
    let copySize = copy.measure(frame.size, in: context)
    place(
      codeCaption,
      Rect(
        x: Metrics.captionInset, y: captionY, width: width - 2 * Metrics.captionInset,
        height: Metrics.captionHeight), context)
    place(
      copy,
      Rect(x: width - copySize.width, midY: captionY + Metrics.captionHeight / 2, size: copySize),
      context)
    if isCompact { return }
    pane?.frame = Rect(
      x: 0, y: top, width: width, height: max(0, captionY - Metrics.spacing - top))
  }
}
