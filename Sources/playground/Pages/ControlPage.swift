import Canvas
import Controls

/// One kind of control: on its stage, in all its states, with all its figures, and in its variants.
final class ControlPage: Page {
  let root: Node
  let background = Scene.Background.groupedPage
  let preferredSize = Size(1280, 800)
  let minimumSize = Size(400, 320)
  let title: String
  let sentence: String

  let preview: ControlPreview?
  private let stage: Stage
  private let sections: [GallerySection]
  private let states: StatesTable
  private let figures = FiguresTable()
  private let statesSection: CaptionedNode
  private let status = StatusBar()
  private let layout: GalleryLayout
  private let view: ScrollView
  /// Where one was before one went to the states, pt.
  private var offsetBefore = 0.0

  init(_ name: String, _ sentence: String, _ sections: [GallerySection]) {
    let catalog = ControlCatalog.playground
    let description = catalog[name] ?? catalog.descriptions[0]
    let preview = ControlPreview(description)
    self.preview = preview
    self.sentence = sentence
    self.sections = sections
    title = description.title
    stage = Stage(preview)
    states = StatesTable(description)
    statesSection = CaptionedNode("States", states)
    layout = GalleryLayout(
      header: PageHeader(title: title, sentence: sentence), left: [stage] + sections,
      right: [statesSection, CaptionedNode("Figures", figures)], footer: status, columns: .stage)
    view = ScrollView(layout)
    root = view
    connect()
  }

  var time: StageTime? { stage.time }

  private func connect() {
    stage.sight = { [weak view] in view?.frame.height ?? .infinity }
    states.onChoose = { [weak self] preset in self?.show(preset) }
    figures.onShow = { [weak self] measurement in self?.stage.chosen = measurement }
    figures.onTime = { [weak self] in self?.refresh() }
    look()
  }

  func show(_ preset: StatePreset) {
    stage.show(preset)
    if view.offset > stage.frame.midY { view.scroll(to: 0) }
  }

  func adopt(_ themes: PageThemes) { states.themes = themes }

  func adopt(_ margins: PageMargins?) { layout.margins = margins }

  func setControlsEnabled(_ isEnabled: Bool) {
    preview?.set([("enabled", .flag(isEnabled))])
    for section in sections { section.setContentEnabled(isEnabled) }
  }

  func refresh() {
    stage.refresh()
    look()
  }

  private func look() {
    guard let preview, figures.refresh(preview) else { return }
    states.adopt(preview)
  }

  func handle(_ event: KeyEvent) -> Bool {
    guard event.key == .character("x"), event.modifiers.isEmpty else { return false }
    let place = min(max(0, statesSection.frame.minY - layoutTop), view.maximumOffset)
    if abs(view.offset - place) < 1 {
      view.scroll(to: offsetBefore)
    } else {
      offsetBefore = view.offset
      view.scroll(to: place)
    }
    return true
  }

  /// pt above what one goes to. chosen
  private var layoutTop: Double { 16 }

  func show(_ status: LoopStatus) {
    self.status.show(status)
  }
}
