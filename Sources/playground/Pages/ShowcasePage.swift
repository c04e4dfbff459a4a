import Canvas
import Controls

/// One kind of control in all its variants.
final class ShowcasePage: Page {
  enum Subject: Hashable {
    case `switch`, slider, segmented
  }

  let root: Node
  let background = Scene.Background.groupedPage
  let preferredSize = Size(640, 460)
  let minimumSize = Size(400, 320)
  var onThemeChoice: ((ThemeChoice) -> Void)?
  var onDisableAll: ((Bool) -> Void)?

  private let sections: [GallerySection]
  private let status = StatusBar()

  init(_ subject: Subject) {
    let (title, sentence): (String, String)
    switch subject {
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
    root = ScrollView(
      GalleryLayout(
        header: PageHeader(title: title, sentence: sentence), left: [], right: sections,
        footer: status))
  }

  func setControlsEnabled(_ isEnabled: Bool) {
    for section in sections { section.setRowsEnabled(isEnabled) }
  }

  func show(_ status: LoopStatus) {
    self.status.show(status)
  }
}
