import Canvas
import Controls

/// A page of cards in one or two columns, which scrolls.
open class CardPage: WorkbenchPage {
  let view: ScrollView
  private let layout: CardLayout
  /// The line at the end of the page.
  let status = StatusBar()
  private let sections: [CaptionedNode]

  /// A page of sections with captions, such as cards, one below the other.
  ///
  /// Sizes are in points, as those of every page.
  public init(
    title: String, sentence: String = "", sections: KeyValuePairs<String, Node>,
    size: Size = Size(960, 680), minimumSize: Size = Size(400, 320)
  ) {
    let sections = sections.map { CaptionedNode($0, $1) }
    self.sections = sections
    layout = CardLayout(
      header: PageHeader(title: title, sentence: sentence), top: [], left: sections, right: [],
      footer: status, columns: .narrowLeft)
    view = ScrollView(layout)
    super.init(view, title: title, sentence: sentence, size: size, minimumSize: minimumSize)
    contentWidth = CardLayout.Columns.narrowLeft.width
  }

  package init(
    title: String, sentence: String, size: Size, minimumSize: Size, top: [Node] = [],
    left: [Node], right: [Node], columns: CardLayout.Columns = .narrowLeft,
    sections: [CaptionedNode], preview: ControlPreview? = nil
  ) {
    self.sections = sections
    layout = CardLayout(
      header: PageHeader(title: title, sentence: sentence), top: top, left: left, right: right,
      footer: status, columns: columns)
    view = ScrollView(layout)
    super.init(view, title: title, sentence: sentence, size: size, minimumSize: minimumSize)
    self.preview = preview
    contentWidth = columns.width
  }

  override open func adopt(_ margins: PageMargins) { layout.margins = margins }

  /// In points.
  var topMargin: Double { layout.margins?.top ?? 0 }

  override open func setControlsEnabled(_ isEnabled: Bool) {
    for section in sections { section.setContentEnabled(isEnabled) }
  }

  override func adopt(_ commands: CommandTable) { status.adopt(commands) }

  override func show(_ status: LoopStatus) { self.status.show(status) }
}
