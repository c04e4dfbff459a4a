import Canvas
import Controls

/// The title, the first page and the pages of a workbench.
@MainActor
public struct WorkbenchConfiguration {
  /// The title of the window.
  ///
  /// Names of saved files and messages start with it, in lowercase and with hyphens between words.
  public var title = "Workbench"

  /// The name of the first page; `nil` for the first page of the sidebar.
  ///
  /// A remembered page has precedence.
  public var firstPage: PageName?
  /// The panels beside the first page; `nil` for those that fit the page.
  public var shownPanels: Set<PanelName>?

  /// Makes the panels besides those of the workbench; called for each window.
  public var panels: () -> [any Panel] = { [] }

  /// Pages besides the pages of the controls.
  public var pages: [PageDescription] = []
  /// Controls without a page of their own, which commands and logs know by name.
  package var parts: [ControlDescription] = []

  /// Commands besides those of the workbench.
  ///
  /// Their shortcuts have precedence.
  public var commands: [Command] = []

  /// The folder in `$XDG_STATE_HOME` where the window keeps its size, page and environment.
  ///
  /// `nil` keeps nothing.
  public var stateFolder: String?

  /// The folder for golden pictures with their logs, relative to the current folder.
  ///
  /// `nil` is the current folder.
  public var goldenFolder: String?
  /// Pictures of the window's icon in several sizes; `nil` for no icon.
  package var icon: (() throws -> [Bitmap])?

  /// A workbench without pages of its own.
  public init() {}

  func stateFile(_ environment: (String) -> String? = UserFolder.variable) -> StateFile? {
    stateFolder.flatMap { StateFile(folder: $0, environment: environment) }
  }

  package var programName: String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "workbench" : words.joined(separator: "-")
  }
}
