import Canvas
import Controls

/// A page of the workbench: a node that fills the room between the panels.
///
/// Subclass it to handle keys or to update the node.
@MainActor
open class WorkbenchPage {
  /// The content, whose frame is the room for the page.
  public let root: Node
  /// The title of the page.
  public let title: String
  /// A sentence below the title.
  public let sentence: String

  package let background: Scene.Background
  /// In points.
  package let preferredSize: Size
  let minimumSize: Size
  /// The maximum of the content, without margins, in points.
  package var contentWidth = Double.infinity
  /// The distance of the title from the edge of a page that reaches below it, in points; `nil` for
  /// a page that is below its title.
  package var titleInset: Double?
  var preview: ControlPreview?

  package var onThemeChoice: ((ThemeChoice) -> Void)?
  package var onDisableAll: ((Bool) -> Void)?
  /// Returns whether the text was copied; `nil` without a clipboard.
  package var onCopy: ((String) -> Bool)?
  /// Called with the theme of the window and whether the change is animated.
  package var showThemeChoice: ((ThemeChoice, Bool) -> Void)?
  /// The nodes with the controls that can be kept pending; by default all.
  package var pendingNodes: [Node]

  /// A page with a title and a sentence.
  ///
  /// Sizes are in points. The window opens with `size` and is never smaller than `minimumSize`.
  public init(
    _ root: Node, title: String, sentence: String = "", background: Scene.Background = .groupedPage,
    size: Size = Size(960, 680), minimumSize: Size = Size(400, 320)
  ) {
    (self.root, self.title, self.sentence, self.background) = (root, title, sentence, background)
    preferredSize = size
    self.minimumSize = minimumSize
    pendingNodes = [root]
  }

  var time: PageTime? { nil }

  package func pendingControls(in catalog: ControlCatalog) -> [Control] {
    pendingNodes.flatMap { $0.controls(in: catalog) }
  }

  /// Called before a layout with the margins that align the content with the title of the window.
  open func adopt(_ margins: PageMargins) {}

  /// The place of a replay of the page, which may move.
  var replayPlace: ReplayPlace {
    let frame = root.frameInScene
    return ReplayPlace(frame: frame, visibleFrame: frame, center: frame.center, magnification: 1)
  }

  func prepareReplay() {}

  func adopt(_ themes: PageThemes) {}

  func adopt(_ commands: CommandTable) {}

  /// The list of the changes that the user makes on the page with tools.
  func adopt(_ changes: ChangeList) { preview?.changes = changes }

  func refresh() {}

  /// Called after a layout, for what is measured in it.
  func followLayout() {}

  /// Enables or disables all controls of the page.
  open func setControlsEnabled(_ isEnabled: Bool) { root.isEnabled = isEnabled }

  /// Called in frames that are painted anyway.
  func show(_ status: LoopStatus) {}

  /// Handles a key that no control took, once however long it is held.
  ///
  /// Returns whether it was handled.
  open func handle(_ event: KeyEvent) -> Bool { false }
}

struct LoopStatus: Hashable {
  /// Frames per second; `nil` before the first tick.
  var rate: Double?
  /// Seconds; `nil` before the first frame.
  var frameCost: Double?
  var isMoving: Bool
}
