import Canvas
import Controls

/// One kind of control: on its stage, and below that in all its variants.
final class ControlPage: Page {
  let root: Node
  let background = Scene.Background.groupedPage
  let preferredSize = Size(1280, 800)
  let minimumSize = Size(400, 320)
  let title: String
  let sentence: String
  var onThemeChoice: ((ThemeChoice) -> Void)?
  var onDisableAll: ((Bool) -> Void)?

  let specimen: Specimen?
  private let stage: Stage
  private let sections: [GallerySection]
  private let status = StatusBar()
  private let layout: GalleryLayout

  init(_ kind: Specimen.Kind) {
    let specimen = Specimen(kind)
    self.specimen = specimen
    stage = Stage(specimen)
    switch kind {
    case .switch:
      sections = [GallerySections.switches(), GallerySections.switchStyles()]
      (title, sentence) = ("Switch", "Press stretches it, dragging past the middle flips it.")
    case .slider:
      sections = [GallerySections.sliders()] + GallerySections.sliderParts()
      (title, sentence) = ("Slider", "The thumb keeps its grab offset; steps snap on release.")
    case .segmented:
      sections = [GallerySections.segmentedControls()] + GallerySections.segmentedFeatures()
      (title, sentence) = ("Segmented control", "The pill springs to a press and can be dragged.")
    }
    layout = GalleryLayout(
      header: PageHeader(title: title, sentence: sentence), left: [], right: [stage] + sections,
      footer: status)
    root = ScrollView(layout)
  }

  var time: StageTime? { stage.time }

  func adopt(_ margins: PageMargins?) { layout.margins = margins }

  func setControlsEnabled(_ isEnabled: Bool) {
    specimen?.set(.enabled, to: .bool(isEnabled))
    for section in sections { section.setRowsEnabled(isEnabled) }
  }

  func refresh() { stage.refresh() }

  func show(_ status: LoopStatus) {
    self.status.show(status)
  }
}
