import Canvas
import Controls

/// What the window shows: a tree of controls and how it answers to the program.
@MainActor
protocol Page: AnyObject {
  var root: Node { get }
  var background: Scene.Background { get }

  /// The window's size when it opens, pt.
  var preferredSize: Size { get }

  /// pt.
  var minimumSize: Size { get }

  /// Above the page.
  var title: String { get }
  /// What it is about.
  var sentence: String { get }

  /// Whether the window's own buttons lie over the page.
  var hasChrome: Bool { get }

  /// The control that the page is about; nil for none.
  var preview: ControlPreview? { get }

  /// The time of the page's control; nil for none.
  var time: StageTime? { get }

  /// Leaves room beside what it shows, and its title out; nil for as it likes.
  func adopt(_ margins: PageMargins?)

  /// Shows things in these themes where it shows them in all.
  func adopt(_ themes: PageThemes)

  /// Shows what its control is now; called in frames that are painted anyway.
  func refresh()

  /// Called with the theme that the user chooses on the page.
  var onThemeChoice: ((ThemeChoice) -> Void)? { get set }
  /// Called when the user disables or enables all controls on the page.
  var onDisableAll: ((Bool) -> Void)? { get set }

  /// Lets the user act on the page's controls or not.
  func setControlsEnabled(_ isEnabled: Bool)

  /// The controls that are the page's, and not what concerns all of them.
  var ownControls: [Control] { get }

  /// Shows which theme is chosen, if the page has a control for it.
  func setThemeChoice(_ choice: ThemeChoice, animated: Bool)

  /// Shows what the loop does; called in frames that are painted anyway.
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

  /// Disables everything there is.
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

  /// The control that the page is about; nil for none.
  @MainActor
  var description: ControlDescription? { ControlCatalog.playground[rawValue] }

  /// - Parameter count: number of switches on the stress page.
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
