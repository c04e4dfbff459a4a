import Canvas
import Controls

/// A page of the window: a tree of controls, and how it answers to the program.
@MainActor
class Page {
  let root: Node
  let title: String
  /// The line under the title.
  let sentence: String
  let background: Scene.Background
  /// The window's size when it opens, in points.
  let preferredSize: Size
  let minimumSize: Size
  /// Whether the window's own buttons lie over the page.
  let hasChrome: Bool
  /// The control that the page is about.
  let preview: ControlPreview?

  /// Called with the theme that the user chooses on the page.
  var onThemeChoice: ((ThemeChoice) -> Void)?
  /// Called when the user disables or enables all controls on the page.
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

  /// The time of the page's control.
  var time: StageTime? { nil }

  /// The controls that are the page's own, without those that concern all controls.
  var ownControls: [Control] { root.allControls }

  /// Leaves room beside the content and omits the title; `nil` for the page's own margins.
  func adopt(_ margins: PageMargins?) {}

  /// Updates what is shown in every theme.
  func adopt(_ themes: PageThemes) {}

  /// Updates what is shown of the control; called in frames that are painted anyway.
  func refresh() {}

  func setControlsEnabled(_ isEnabled: Bool) { root.isEnabled = isEnabled }

  /// Shows which theme is chosen, if the page has a control for it.
  func setThemeChoice(_ choice: ThemeChoice, animated: Bool) {}

  /// Shows the state of the loop; called in frames that are painted anyway.
  func show(_ status: LoopStatus) {}

  /// Handles a key that no control took, once however long it is held.
  func handle(_ event: KeyEvent) -> Bool { false }
}

/// The last state of the loop.
struct LoopStatus: Hashable {
  /// Frames a second of the clock; nil before it ticked.
  var rate: Double?

  /// Seconds that the last frame cost; nil before the first.
  var frameCost: Double?

  var isMoving: Bool
}

/// The pages by name.
enum PageName: String, CaseIterable {
  case gallery, trio, `switch`, slider, segmented, matrix, stress, advice, appearance, parts

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
