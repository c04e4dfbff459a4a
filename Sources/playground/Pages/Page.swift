import Canvas
import Controls

/// What the window shows: a tree of controls and how it answers to the program.
@MainActor
protocol Page: AnyObject {
  var root: Node { get }
  var background: Scene.Background { get }

  /// The window's size when it opens, pt.
  var preferredSize: Size { get }

  var minimumSize: Size { get }

  var title: String { get }
  var sentence: String { get }

  /// Whether the window's own buttons lie over the page.
  var hasChrome: Bool { get }

  var preview: ControlPreview? { get }

  var time: StageTime? { get }

  /// Leaves room beside what it shows, and its title out; nil for as it likes.
  func adopt(_ margins: PageMargins?)

  /// Shows things in these themes where it shows them in all.
  func adopt(_ themes: PageThemes)

  /// Shows what its control is now; called in frames that are painted anyway.
  func refresh()

  var onThemeChoice: ((ThemeChoice) -> Void)? { get set }
  var onDisableAll: ((Bool) -> Void)? { get set }

  func setControlsEnabled(_ isEnabled: Bool)

  /// The controls that are the page's, and not what concerns all of them.
  var ownControls: [Control] { get }

  func setThemeChoice(_ choice: ThemeChoice, animated: Bool)

  func show(_ status: LoopStatus)

  /// Gets keys that no control took, each once however long it is held; true if the page knew what
  /// to do.
  func handle(_ event: KeyEvent) -> Bool
}

extension Page {
  var hasChrome: Bool { true }
  var onThemeChoice: ((ThemeChoice) -> Void)? {
    get { nil }
    set {}
  }
  var onDisableAll: ((Bool) -> Void)? {
    get { nil }
    set {}
  }
  var preview: ControlPreview? { nil }
  var time: StageTime? { nil }
  func adopt(_ margins: PageMargins?) {}
  func adopt(_ themes: PageThemes) {}
  func refresh() {}
  var minimumSize: Size { preferredSize }
  func setThemeChoice(_ choice: ThemeChoice, animated: Bool) {}
  func show(_ status: LoopStatus) {}
  func handle(_ event: KeyEvent) -> Bool { false }
  var ownControls: [Control] { root.allControls }

  func setControlsEnabled(_ isEnabled: Bool) { root.isEnabled = isEnabled }
}

/// What the loop did last, as a page may show it.
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
  func makePage(count: Int) -> any Page {
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
