import Canvas
import Controls

@MainActor
class Page {
  let root: Node
  let title: String
  let sentence: String
  let background: Scene.Background
  /// In points.
  let preferredSize: Size
  let minimumSize: Size
  let hasChrome: Bool
  let preview: ControlPreview?

  var onThemeChoice: ((ThemeChoice) -> Void)?
  var onDisableAll: ((Bool) -> Void)?

  init(
    _ root: Node, title: String, sentence: String, background: Scene.Background = .groupedPage,
    size: Size, minimumSize: Size? = nil, hasChrome: Bool = true, preview: ControlPreview? = nil
  ) {
    self.root = root
    self.title = title
    self.sentence = sentence
    self.background = background
    preferredSize = size
    self.minimumSize = minimumSize ?? size
    self.hasChrome = hasChrome
    self.preview = preview
  }

  var time: StageTime? { nil }

  var ownControls: [Control] { root.allControls }

  /// `nil` for the page's own margins and title.
  func adopt(_ margins: PageMargins?) {}

  func adopt(_ themes: PageThemes) {}

  func refresh() {}

  func setControlsEnabled(_ isEnabled: Bool) { root.isEnabled = isEnabled }

  func setThemeChoice(_ choice: ThemeChoice, animated: Bool) {}

  /// Called in frames that are painted anyway.
  func show(_ status: LoopStatus) {}

  /// Handles a key that no control took, once however long it is held.
  func handle(_ event: KeyEvent) -> Bool { false }
}

struct LoopStatus: Hashable {
  /// Frames per second; `nil` before the first tick.
  var rate: Double?
  /// Seconds; `nil` before the first frame.
  var frameCost: Double?
  var isMoving: Bool
}

struct PageThemes: Hashable {
  var light = Theme.light
  var dark = Theme.dark
  var lightWithContrast = Theme(.light, contrast: .more)
  var darkWithContrast = Theme(.dark, contrast: .more)

  var named: [(name: String, theme: Theme)] {
    [
      ("Light", light), ("Dark", dark), ("Light, more", lightWithContrast),
      ("Dark, more", darkWithContrast),
    ]
  }
}

enum PageName: String, CaseIterable {
  case gallery, trio, `switch`, slider, range, segmented, matrix, stress, advice, appearance, parts

  @MainActor
  var description: ControlDescription? { ControlCatalog.playground[rawValue] }

  @MainActor
  func makePage(count: Int) -> Page {
    switch self {
    case .gallery: GalleryPage()
    case .trio: TrioPage()
    case .switch:
      ControlPage(
        rawValue, "Press stretches it, dragging past the middle flips it.",
        [GallerySections.switches(), GallerySections.switchStyles()])
    case .slider:
      ControlPage(
        rawValue, "The thumb keeps its grab offset; steps snap on release.",
        [GallerySections.sliders()] + GallerySections.sliderParts())
    case .range:
      ControlPage(
        rawValue, "Two thumbs select a range; neither passes the other.",
        GallerySections.rangeSliders())
    case .segmented:
      ControlPage(
        rawValue, "The pill springs to a press and can be dragged.",
        [GallerySections.segmentedControls()] + GallerySections.segmentedFeatures())
    case .matrix: MatrixPage()
    case .advice: AdvicePage()
    case .appearance: AppearancePage()
    case .parts: PartsPage()
    case .stress: StressPage(count: count)
    }
  }
}
