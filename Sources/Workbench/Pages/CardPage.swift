import Canvas
import Controls

/// A page of cards in one or two columns, which scrolls.
open class CardPage: WorkbenchPage {
  package let view: ScrollView
  private let layout: GalleryLayout
  private let status = StatusBar()
  private let sections: [CaptionedNode]

  package init(
    title: String, sentence: String, size: Size, minimumSize: Size, top: [Node] = [],
    left: [Node], right: [Node], columns: GalleryLayout.Columns = .gallery,
    sections: [CaptionedNode], preview: ControlPreview? = nil
  ) {
    self.sections = sections
    layout = GalleryLayout(
      header: PageHeader(title: title, sentence: sentence), top: top, left: left, right: right,
      footer: status, columns: columns)
    view = ScrollView(layout)
    super.init(
      view, title: title, sentence: sentence, background: .groupedPage, size: size,
      minimumSize: minimumSize,
      preview: preview)
  }

  override open func adopt(_ margins: PageMargins?) { layout.margins = margins }

  override open func setControlsEnabled(_ isEnabled: Bool) {
    for section in sections { section.setContentEnabled(isEnabled) }
  }

  override func show(_ status: LoopStatus) { self.status.show(status) }
}
