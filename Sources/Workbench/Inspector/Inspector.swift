import Canvas
import Controls

/// The panel that shows and edits the properties of a control, and shows its accessibility and
/// code.
final class Inspector: Node, Panel {
  static let description = PanelDescription(
    .inspector, "Inspector", symbol: .inspector, place: .column, shortcut: Shortcut("i"),
    keywords: ["properties", "code", "accessibility"], tabs: sheetTabs.map(\.rawValue))

  enum Tab: String {
    case properties = "Properties"
    case semantics = "Accessibility"
    case advice = "Advice"
    case code = "Code"

    static let column: [Tab] = [.properties, .semantics, .advice]
  }

  private static let sheetTabs: [Tab] = [.properties, .code]

  /// pt. chosen
  private enum Metrics {
    static let tabsHeight = 32.0
    static let spacing = 16.0
    static let captionHeight = 15.0
    static let captionSpacing = 8.0
    static let captionInset = 16.0
    static let caption = Font(size: 12, weight: .semibold)
    static let codeShare = 0.45
    /// Beside less room, the code is lower. chosen: four rows
    static let propertiesHeight = 176.0
    static let leastCode = 60.0
    /// Less room above such a code hides it. chosen: a row with its caption
    static let leastProperties = 88.0
    static let groupSpacing = 20.0
    static let badgeSpacing = 12.0
    static let subject = Font(size: 13, weight: .semibold)
  }

  var onCopy: ((String) -> Bool)?

  private(set) var preview: ControlPreview?
  /// The time of the page; while it shows the past, the inspector shows the values of then.
  private weak var time: PageTime?
  private var shownPosition: Instant?

  /// A replay of a recording; while it runs, the inspector shows the replayed values.
  weak var replay: ReplayStage? {
    didSet { if replay !== oldValue { hasChange = true } }
  }
  var controlsOfPage: () -> [Control] = { [] }
  private let badge = PastBadge()

  private(set) var isCompact = false { didSet { if isCompact != oldValue { show(preview) } } }

  private var sheetTab = Tab.properties {
    didSet { if sheetTab != oldValue && isCompact { showSection() } }
  }

  func showTab(_ index: Int) { sheetTab = Self.sheetTabs[index] }

  private weak var page: WorkbenchPage?

  func show(_ context: PanelContext) {
    time = context.time
    if context.page !== page {
      page = context.page
      namesSubject = context.control == nil
      show(context.page.preview)
    }
    isCompact = context.isCompact
  }

  private let columnTabs = SegmentedControl(
    Tab.column.map(\.rawValue), selection: 0, label: "Inspector")
  private let hint = Label(
    "Select a control to inspect it.", font: Font(size: 13), role: .secondary, alignment: .center)
  /// The name of the inspected control, on a page with several.
  private let subject = Label("", font: Metrics.subject)
  private let codeCaption = Label("Code", font: Metrics.caption, role: .secondary)
  private let copy = LinkButton("Copy", symbol: .copy)
  private let code = CodeBlock([], metrics: .column)
  private let codeView: ScrollView
  private let moreCode = MoreBelow()
  /// In points.
  private var codeHeight = 0.0
  private var view: ScrollView?
  private var sections: [any InspectorSection] = []

  private var subscription: Subscription? { didSet { oldValue?.cancel() } }
  private var hasChange = false {
    didSet { if hasChange { invalidate(.motion, reason: "values") } }
  }
  private var shownTheme: Theme?

  override init() {
    codeView = ScrollView(code)
    super.init()
    columnTabs.identifier = "inspector-tabs"
    columnTabs.apportionsSegmentWidthsByContent = true
    copy.identifier = "inspector-copy"
    for node in [columnTabs, hint, subject, codeCaption, copy, codeView, moreCode] as [Node] {
      addChild(node)
    }
    columnTabs.onChange { [weak self] _ in self?.showSection() }
    codeView.onScroll = { [weak self] _ in self?.showMoreCode() }
    copy.onPress { [weak self] in
      guard let self, onCopy?(code.text) == true else { return }
      copy.confirm("Copied")
    }
    show(nil)
  }

  /// Whether the page has several controls, one of which is inspected.
  private var namesSubject = false {
    didSet { changed(namesSubject, from: oldValue, .layout, "subject") }
  }

  func show(_ preview: ControlPreview?) {
    self.preview?.onErrors = nil
    self.preview = preview
    subject.string =
      preview.map { "\($0.control.label), \($0.description.title.lowercased())" } ?? ""
    let control = preview?.control
    subscription = control?.scene?.observe([.change, .action]) { [weak self, weak control] event in
      switch event {
      case .change(let node) where node === control: self?.hasChange = true
      // Actions tell of values that change with an animation.
      case .action(let node, _) where node === control: self?.hasChange = true
      case .change, .action, .control, .input: break
      }
    }
    preview?.onErrors = { [weak self] in self?.hasChange = true }
    columnTabs.isHidden = preview == nil || isCompact
    hint.isHidden = preview != nil
    // The code of another control is no change of this one's.
    code.code = []
    showSection()
  }

  /// Seconds between updates while a control moves. spec: docs/spec/window.md#rules/updates
  private static let refreshInterval = 0.1
  private var lastRefresh: Instant?

  isolated deinit { subscription?.cancel() }

  private var tab: Tab {
    if isCompact { return sheetTab }
    return columnTabs.selection.map { Tab.column[$0] } ?? .properties
  }

  private func showSection() {
    view?.removeFromParent()
    view = nil
    sections = []
    invalidate(.layout, reason: "tab")
    if let preview, tab != .code {
      sections = makeSections(of: preview)
      let views = sections.map { $0.view as Node }
      let view = ScrollView(views.count == 1 ? views[0] : Self.column(views))
      self.view = view
      // In the focus order the code comes last.
      for node in [view, codeCaption, copy, codeView, moreCode] { addChild(node) }
    }
    showValues()
  }

  private func showValues() {
    let replayed = preview.flatMap { replay?.preview(of: $0, among: controlsOfPage()) }
    let past = replayed ?? preview.flatMap { time?.pastPreview(of: $0) }
    // A replay has its own badge.
    if past == nil || replayed != nil {
      badge.removeFromParent()
    } else if badge.parent == nil {
      addChild(badge)
    }
    badge.age = time?.age ?? 0
    guard let shown = past ?? preview else { return }
    for section in sections { section.show(shown, isPast: past != nil) }
    let text = GeneratedCode(shown).lines.joined(separator: "\n")
    if text != code.text { code.code = SwiftHighlighter.lines(of: text) }
  }

  private func makeSections(of preview: ControlPreview) -> [any InspectorSection] {
    switch tab {
    case .code: []
    case .properties where isCompact:
      [PropertiesSection(preview), SemanticsSection(preview.control), AdviceSection()]
    case .properties: [PropertiesSection(preview)]
    case .semantics: [SemanticsSection(preview.control)]
    case .advice: [AdviceSection()]
    }
  }

  private static func column(_ sections: [Node]) -> Node {
    let spacing = Metrics.groupSpacing
    let titles = [Tab.semantics, .advice].map(\.rawValue)
    return Stack(.vertical, spacing: spacing, padding: Insets(bottom: spacing), alignment: .fill) {
      sections[0]
      zip(titles, sections.dropFirst()).map { CaptionedNode($0, $1) }
    }
  }

  private var theme: Theme? { preview?.control.scene?.followedTheme }

  func refresh(isMoving: Bool) {
    guard preview != nil, let scene else { return }
    // Changes in a pass are shown by advance(to:), whose time does not depend on frames.
    let isChanged = hasChange && !scene.isInPass
    guard isChanged || time?.position != shownPosition || theme != shownTheme || replay != nil
    else { return }
    let now = scene.now
    if isMoving, let lastRefresh, now.seconds(since: lastRefresh) < Self.refreshInterval { return }
    update(at: now)
  }

  private func update(at now: Instant) {
    lastRefresh = now
    hasChange = false
    shownTheme = theme
    shownPosition = time?.position
    showValues()
  }

  override func advance(to time: Instant) -> NextFrame {
    if !hasChange { return .idle }
    if let next = lastRefresh?.advanced(by: Self.refreshInterval), time < next { return .at(next) }
    update(at: time)
    return .idle
  }

  private func showMoreCode() { moreCode.follow(codeView, contentHeight: codeHeight) }

  override var semantics: Semantics? { Semantics(role: .group, label: "Inspector") }

  /// Page Up, Page Down, Home and End scroll the view below the focused button or tab.
  override func keyPressed(_ event: KeyEvent) -> Bool {
    (copy.isFocused ? codeView : view)?.keyPressed(event) ?? false
  }

  override func layout(in context: LayoutContext) {
    let (width, height) = (frame.width, frame.height)
    columnTabs.frame = Rect(x: 0, y: 0, width: width, height: Metrics.tabsHeight)
    hint.frame = Rect(x: 0, y: Metrics.tabsHeight, width: width, height: 20)
    var top = isCompact ? 0 : Metrics.tabsHeight + Metrics.spacing
    subject.isHidden = !namesSubject || preview == nil
    if !subject.isHidden {
      let size = subject.measure(frame.size, in: context)
      let room = Size(max(0, width - 2 * Metrics.captionInset), size.height)
      place(subject, Rect(origin: Point(Metrics.captionInset, top), size: room), context)
      top += size.height + Metrics.badgeSpacing
    }
    if badge.parent != nil {
      top += place(badge, at: Point(0, top), context).height + Metrics.badgeSpacing
    }
    var hasCode = preview != nil && (!isCompact || tab == .code)
    let wanted = code.measure(Size(width, .infinity), in: context).height
    codeHeight = wanted
    if isCompact {
      let codeTop = top + Metrics.captionHeight + Metrics.captionSpacing
      let room = max(0, height - codeTop)
      codeView.frame = Rect(x: 0, y: codeTop, width: width, height: min(wanted, room))
    } else {
      let captions = Metrics.captionHeight + Metrics.captionSpacing + Metrics.spacing
      let room = height - top - captions
      let codeHeight = min(
        wanted, height * Metrics.codeShare, max(room - Metrics.propertiesHeight, Metrics.leastCode))
      codeView.frame = Rect(x: 0, y: height - codeHeight, width: width, height: codeHeight)
      hasCode = hasCode && room - codeHeight >= Metrics.leastProperties
    }
    for node in [codeCaption, copy, codeView] as [Node] { node.isHidden = !hasCode }
    showMoreCode()
    let captionY = codeView.frame.minY - Metrics.captionSpacing - Metrics.captionHeight
    place(
      codeCaption,
      Rect(
        x: Metrics.captionInset, y: captionY, width: width - 2 * Metrics.captionInset,
        height: Metrics.captionHeight), context)
    place(
      copy, upTo: width - Metrics.captionInset, midY: captionY + Metrics.captionHeight / 2, context)
    // The properties begin with the space for a focus ring, which the view would clip.
    if tab == .properties { top -= FocusRing.reach }
    let bottom = isCompact || !hasCode ? height : captionY - Metrics.spacing
    view?.frame = Rect(x: 0, y: top, width: width, height: max(0, bottom - top))
  }
}

/// A tab's content, which edits a control and shows its values, now or in the past.
@MainActor
protocol InspectorSection {
  associatedtype View: Node
  var view: View { get }

  /// Shows the values of a preview; those of the past cannot be edited.
  func show(_ preview: ControlPreview, isPast: Bool)
}
